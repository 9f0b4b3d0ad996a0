package app.assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// What a report must be, character by character.
final class GoldenFile {

  private static final Path FOLDER = Path.of("src/test/resources/report");
  private static final Path ACTUAL = Path.of("target/golden");

  private GoldenFile() {}

  /// Compares; leaves the actual report in `target/golden`, to be looked at and copied.
  static void assertSame(String name, String actual) throws IOException {
    Files.createDirectories(ACTUAL);
    Files.writeString(ACTUAL.resolve(name), actual);
    assertThat(FOLDER.resolve(name)).exists();
    assertThat(actual).isEqualTo(Files.readString(FOLDER.resolve(name)));
  }
}
