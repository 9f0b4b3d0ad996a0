package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.text.TextEdit;
import java.util.List;
import org.junit.jupiter.api.Test;

class OwnDateTest {

  private static final String STALE = "Last updated: 3 May 2025\n\n";

  private static final String AHEAD = "Release 3 will be supported until 31 August 2025.\n\n";

  @Test
  void settingTheDateMarksWhatWouldLieBeforeIt() {
    assertThat(edits(STALE + AHEAD.repeat(2))).first().isEqualTo(3);
  }

  @Test
  void aTextWithManySuchDatesGetsNoFixThatGrowsWithIt() {
    assertThat(edits(STALE.repeat(30) + AHEAD.repeat(30))).isNotEmpty().allMatch(n -> n == 1);
  }

  @Test
  void settingTheDateMarksADayWhoseWeekdayWouldNotFit() {
    String text = "Last updated: 3 March 2025\n\nThe members meet on Sunday, 16 February.\n";

    List<Finding> findings = PointRun.findings(text);

    assertThat(findings).hasSize(1);
    assertThat(
            PointRun.findings(TextEdit.apply(text, findings.getFirst().fixes().getFirst().edits())))
        .isEmpty();
  }

  /// How many edits the first fix of each date of the document has.
  private static List<Integer> edits(String text) {
    return PointRun.findings(text).stream()
        .filter(f -> f.rule().id().equals("P8-DOCUMENT-DATE"))
        .map(Finding::fixes)
        .map(fixes -> fixes.getFirst().edits().size())
        .toList();
  }
}
