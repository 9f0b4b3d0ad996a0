package app.assay.quality;

import app.assay.finding.Finding;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.rules.PointRules;
import app.assay.text.LineIndex;
import java.time.LocalDate;
import java.util.List;

/// All detectors over a text, as of the day for which the labels were given.
///
/// @param lexicon compiled once
record Detectors(Lexicon lexicon) {

  static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  List<Finding> findings(String text, Sensitivity sensitivity) {
    return PointRules.check(lexicon)
        .evaluate(text, new LineIndex(text), List.of(), new PointsContext(AS_OF, sensitivity))
        .findings();
  }

  /// True when a point is raised anywhere in a text.
  boolean raises(int point, String text) {
    return count(point, text) > 0;
  }

  /// How often a point is raised in a text.
  long count(int point, String text) {
    return findings(text, Sensitivity.THOROUGH).stream()
        .filter(f -> f.rule().point() == point)
        .count();
  }
}
