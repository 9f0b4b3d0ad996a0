package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What fixes offer where a plain change of a value or date would bring up something else.
class FixWordsTest {

  private static final String REVIEWED =
      "# Inhalers\n\nLast reviewed: November 2024. Next review due: November 2025.\n";

  @Test
  void dateOfTheDocumentIsSetWithWhatWasDueBeforeMarked() {
    Fix set = only(REVIEWED, "P8-DOCUMENT-DATE").fixes().getFirst();
    String mended = TextEdit.apply(REVIEWED, set.edits());
    assertThat(mended)
        .contains("Last reviewed: 2026-03-01.")
        .contains("Next review due: November 2025 [date to be checked].");
    assertThat(PointRun.findings(mended)).noneMatch(f -> f.rule().id().equals("P8-DOCUMENT-DATE"));
  }

  @Test
  void valueIsWrittenElsewhereInTheSameWordsOnly() {
    assertThat(titles("45 days", "90 days")).anyMatch(t -> t.startsWith("Write “"));
    assertThat(titles("45 days", "9 weeks")).noneMatch(t -> t.startsWith("Write “"));
  }

  private static List<String> titles(String one, String other) {
    String text =
        "# Backups\n\nBackups are kept for "
            + one
            + ".\n\n## Deletion\n\nBackups are kept for "
            + other
            + ".\n";
    List<String> titles =
        PointRun.findings(text).stream()
            .filter(f -> f.rule().point() == 5)
            .flatMap(f -> f.fixes().stream())
            .map(Fix::title)
            .toList();
    assertThat(titles).contains("State the discrepancy");
    return titles;
  }

  private static Finding only(String text, String rule) {
    List<Finding> found =
        PointRun.findings(text).stream().filter(f -> f.rule().id().equals(rule)).toList();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }
}
