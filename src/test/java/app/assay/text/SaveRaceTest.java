package app.assay.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Programs that save one document at the same time: every save that was said to be done counts.
class SaveRaceTest {

  private static final int SAVES = 120;

  @TempDir Path folder;

  @Test
  void noSaveOfTwoProgramsIsLost() throws Exception {
    Path document = folder.resolve("count.cgd.md");
    Files.writeString(document, "0");
    List<Process> programs = List.of(start(document), start(document));
    for (Process program : programs) {
      assertThat(new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
          .isEmpty();
      assertThat(program.waitFor()).isZero();
    }
    assertThat(Files.readString(document)).isEqualTo(String.valueOf(2 * SAVES));
  }

  private static Process start(Path document) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(SaveRaceTest.class.getName(), document.toString()));
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /// Counts up in a document, again and again from what is there, until enough saves are done.
  public static void main(String[] arguments) {
    Path document = Path.of(arguments[0]);
    DocumentFile files = new DocumentFile();
    int saved = 0;
    while (saved < SAVES) {
      ReadResult.Loaded loaded = (ReadResult.Loaded) files.read(document);
      int count = Integer.parseInt(loaded.source().text());
      SaveResult result =
          files.save(document, SourceText.of(String.valueOf(count + 1)), loaded.sha256());
      saved += result instanceof SaveResult.Saved ? 1 : 0;
    }
  }
}
