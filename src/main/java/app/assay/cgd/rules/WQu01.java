package app.assay.cgd.rules;

import app.assay.cgd.Claim;
import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// W-QU01: a claim has another text in the queue than in its document. Claims are found by their id
/// alone (FS §16.2).
public final class WQu01 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-QU01",
          Severity.WARNING,
          "A queued claim has another text in the document",
          "FS §10.9");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "apply-hitl";
  }

  /// What is to say about a claim whose characters differ.
  ///
  /// @param queued the text as the queue has it
  /// @param place its characters in the queue
  public Optional<Finding> in(Claim claim, String queued, Span place) {
    return claim.text().equals(queued)
        ? Optional.empty()
        : Optional.of(
            new Finding(
                RULE,
                place,
                "The text of claim %s is %s in the document."
                    .formatted(claim.id(), Quoted.of(claim.text()))));
  }
}
