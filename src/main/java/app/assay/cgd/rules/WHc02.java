package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.SourceWording;
import app.assay.cgd.StrictSourceWording;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// W-HC02: a pending claim does not say where or how it can be verified.
public final class WHc02 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-HC02", Severity.WARNING, "A pending claim's source cannot be acted upon", "FS §1.3.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    for (Claim claim : document.claims()) {
      String source = claim.source();
      if (claim.state() != ClaimState.PENDING || source.isEmpty()) {
        continue;
      }
      boolean actionable =
          context.strictSources()
              ? StrictSourceWording.reference(source).isPresent()
              : SourceWording.reference(source).isPresent();
      if (!actionable) {
        out.report(claim.place("source"), message(claim, context.strictSources()));
      }
    }
  }

  private static String message(Claim claim, boolean strict) {
    String start =
        ClaimLabel.of(claim) + " is pending, but its source " + Quoted.of(claim.source());
    Optional<SourceWording.Reference> lenient = SourceWording.reference(claim.source());
    if (strict && lenient.isPresent()) {
      return "%s is not actionable by the reference's own patterns; it does name %s (%s)."
          .formatted(start, lenient.get().pattern(), Quoted.of(lenient.get().match()));
    }
    return start
        + " "
        + SourceWording.fault(claim.source())
        + "; say where or with whom it can be verified.";
  }
}
