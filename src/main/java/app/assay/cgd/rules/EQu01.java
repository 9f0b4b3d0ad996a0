package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// E-QU01: a queue answers a claim that its document does not have.
public final class EQu01 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat("E-QU01", Severity.ERROR, "A queued claim is not in the document", "FS §10.9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "apply-hitl";
  }

  /// What is wrong with an id by which no claim is found.
  ///
  /// @param place the id's characters in the queue
  public Optional<Finding> in(CgdDocument document, String id, Span place) {
    if (document.claims().stream().anyMatch(claim -> claim.id().equals(id))) {
      return Optional.empty();
    }
    String has =
        document.claims().isEmpty()
            ? "which has no claims"
            : "which has " + Counted.of(document.claims().size(), "claim") + " of other ids";
    return Optional.of(
        new Finding(RULE, place, "There is no claim %s in the document, %s.".formatted(id, has)));
  }

  /// What is wrong with a number that counts further than the claims of a document.
  public Finding ofNumber(CgdDocument document, String number, Span place) {
    return new Finding(
        RULE,
        place,
        "There is no claim number %s in the document, which has %s."
            .formatted(number, Counted.of(document.claims().size(), "claim")));
  }
}
