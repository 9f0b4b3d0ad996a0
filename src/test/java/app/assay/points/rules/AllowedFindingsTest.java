package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.points.check.PointsContext;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The comments that allow findings, with the real detectors.
class AllowedFindingsTest {

  private static final Lexicon LEXICON = Lexicon.load();

  @Test
  void allowedFindingIsListedWithItsReason() {
    PointsEvaluation said =
        evaluate(
            "<!-- assay: allow P8-UNDATED-NOW reason=\"a slogan\" -->\nThe pier is now open.\n",
            Sensitivity.THOROUGH);
    assertThat(said.findings()).isEmpty();
    assertThat(said.waived())
        .singleElement()
        .matches(w -> w.finding().rule().id().equals("P8-UNDATED-NOW"))
        .matches(w -> w.reason().equals("a slogan"));
  }

  @Test
  void allowedPointIsNotClean() {
    PointsEvaluation said =
        evaluate(
            "<!-- assay: allow P8 reason=\"a slogan\" -->\nThe pier is now open.\n",
            Sensitivity.THOROUGH);
    assertThat(said.cleanPoints()).doesNotContain(8);
  }

  @Test
  void staleCommentIsReportedByTheThoroughRunOnly() {
    String text = "<!-- assay: allow P8 reason=\"a slogan\" -->\nThe pier is open.\n";
    assertThat(evaluate(text, Sensitivity.THOROUGH).findings())
        .extracting(f -> f.rule().id())
        .containsExactly("X-ALLOW-STALE");
    assertThat(evaluate(text, Sensitivity.QUIET).findings()).isEmpty();
  }

  private static PointsEvaluation evaluate(String text, Sensitivity sensitivity) {
    return PointRules.check(LEXICON)
        .evaluate(
            text,
            new LineIndex(text),
            List.of(),
            new PointsContext(LocalDate.of(2026, 3, 1), sensitivity));
  }
}
