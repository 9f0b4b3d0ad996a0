package app.assay.points.rules;

import app.assay.finding.Finding;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.LineIndex;
import java.time.LocalDate;
import java.util.List;

/// Runs all detectors over a text as of 2026-03-01, each time with a fresh engine.
final class PointRun {

  static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  private static final Lexicon LEXICON = Lexicon.load();

  private PointRun() {}

  static List<Finding> findings(String text) {
    return findings(text, Sensitivity.THOROUGH);
  }

  static List<Finding> findings(String text, Sensitivity sensitivity) {
    PointsCheck check = PointRules.check(LEXICON);
    return check
        .evaluate(text, new LineIndex(text), List.of(), new PointsContext(AS_OF, sensitivity))
        .findings();
  }
}
