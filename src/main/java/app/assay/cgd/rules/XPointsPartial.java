package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.BitSet;
import java.util.Optional;

/// X-POINTS-PARTIAL: `points-passed` names fewer than nine points although `clarity-status` is
/// CLEAR.
public final class XPointsPartial implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-POINTS-PARTIAL",
          Severity.WARNING,
          "The document is CLEAR without all nine points",
          "FS §1.3");

  private static final int ALL = 9;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    boolean clear =
        document.header().clarityStatus().filter(ClarityStatus.CLEAR::equals).isPresent();
    Optional<BitSet> points =
        document.header().scalar("points-passed").flatMap(value -> PointsPassed.of(value.value()));
    if (clear && points.isPresent() && points.get().cardinality() < ALL) {
      BitSet missing = new BitSet();
      missing.set(1, ALL + 1);
      missing.andNot(points.get());
      out.report(
          document.place("points-passed"),
          "The document is CLEAR, but did not pass %s %s."
              .formatted(
                  missing.cardinality() == 1 ? "point" : "points",
                  ClaimLabel.list(missing.stream().mapToObj(Integer::toString).toList())));
    }
  }
}
