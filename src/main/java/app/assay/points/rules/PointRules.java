package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.points.check.Detector;
import app.assay.points.check.DetectorSet;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.XGap;
import app.assay.points.lexicon.Lexicon;
import app.assay.points.waiver.WaiverRule;
import app.assay.points.waiver.Waivers;
import java.util.List;
import java.util.stream.Stream;

/// All detectors of the nine points.
public final class PointRules {

  /// They keep no state, so one of each will do.
  private static final List<Detector> ALL =
      List.of(
          new P1Superiority(),
          new P1Certainty(),
          new P1Achievement(),
          new P1Preference(),
          new P1Quality(),
          new P1Wording(),
          new P2Will(),
          new P2Bound(),
          new P2Payback(),
          new P2Present(),
          new P2Outlook(),
          new P2Effect(),
          new P2Wording(),
          new P3Scaling(),
          new P3Time(),
          new P3Rate(),
          new P3Use(),
          new P3Figure(),
          new P3Cost(),
          new P3Always(),
          new P3Capacity(),
          new P3Wording(),
          new P4SourceCell(),
          new P4Percent(),
          new P4Score(),
          new P4Measure(),
          new P4Check(),
          new P4Trend(),
          new P4Chart(),
          new P5Table(),
          new P5Count(),
          new P5List(),
          new P5Rank(),
          new P5Role(),
          new P5Version(),
          new P5Setting(),
          new P5Sum(),
          new P5Change(),
          new P5Result(),
          new P5Value(),
          new P5Date(),
          new P5Limit(),
          new P5Status(),
          new P5Pair(),
          new P6Cause(),
          new P6Effect(),
          new P6Because(),
          new P6Wording(),
          new P7Section(),
          new P7Near(),
          new P7Unbuilt(),
          new P7Wording(),
          new P8ImpossibleDate(),
          new P8DocumentDate(),
          new P8LastLooked(),
          new P8VersionOrder(),
          new P8RangeOrder(),
          new P8ToldOrder(),
          new P8RunOrder(),
          new P8Reckoning(),
          new P8StageOrder(),
          new P8AfterDocument(),
          new P8VerifiedDate(),
          new P8EventOrder(),
          new P8DueBefore(),
          new P8Overtaken(),
          new P8UndatedNow(),
          new P8UndatedPeriod(),
          new P8UndatedAge(),
          new P8Snapshot(),
          new P8Staleness(),
          new P8Wording(),
          new P9Pricing(),
          new P9Competitor(),
          new P9Comparison(),
          new P9Table(),
          new P9Rate(),
          new P9Statistic(),
          new P9Rank(),
          new P9IndustryFact(),
          new P9Rival(),
          new P9Wording());

  private static final DetectorSet SET =
      new DetectorSet(ALL, ALL.stream().map(Detector::rule).toList());

  private PointRules() {}

  /// By point, then by name.
  public static List<Detector> all() {
    return ALL;
  }

  /// The rules of all detectors, those of the comments that allow their findings, and that on gaps.
  public static List<Rule> catalogue() {
    return Stream.of(
            all().stream().map(Detector::rule),
            Waivers.rules().stream().map(WaiverRule::rule),
            Stream.of(XGap.RULE))
        .flatMap(rules -> rules)
        .toList();
  }

  /// A fresh engine with all detectors.
  public static PointsCheck check(Lexicon lexicon) {
    return PointsCheck.weighing(lexicon, SET);
  }
}
