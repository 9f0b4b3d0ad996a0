package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The documents on which the detectors are measured stay what they were when they were labelled.
class FrozenDocumentsTest {

  private static final Path CORPUS = Path.of("src/quality/corpus");

  @Test
  void frozenHalfIsWhatItsListSays() throws IOException {
    List<String> lines = new ArrayList<>();
    try (var files = Files.list(CORPUS.resolve("frozen"))) {
      for (Path file : files.sorted().toList()) {
        lines.add(SourceText.sha256(Files.readAllBytes(file)) + "  " + file.getFileName());
      }
    }
    assertThat(lines)
        .hasSizeGreaterThanOrEqualTo(30)
        .containsExactlyInAnyOrderElementsOf(Files.readAllLines(CORPUS.resolve("frozen.sha256")));
  }
}
