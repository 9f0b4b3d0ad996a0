package app.assay.points.rules;

import app.assay.points.check.Detector;
import app.assay.points.check.PointsCheck;
import app.assay.points.lexicon.Lexicon;
import java.util.List;

/// All detectors of the nine points.
public final class PointRules {

  private PointRules() {}

  /// By point, then by name.
  public static List<Detector> all() {
    return List.of(
        new P2Will(),
        new P2Bound(),
        new P2Payback(),
        new P2Present(),
        new P9Pricing(),
        new P9Competitor(),
        new P9Comparison(),
        new P9Rate(),
        new P9Statistic(),
        new P9IndustryFact());
  }

  /// A fresh engine with all detectors.
  public static PointsCheck check(Lexicon lexicon) {
    return new PointsCheck(lexicon, all());
  }
}
