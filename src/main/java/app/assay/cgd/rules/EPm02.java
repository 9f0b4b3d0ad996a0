package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// E-PM02: promote is asked for a document that is a Source of Truth already.
public final class EPm02 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat("E-PM02", Severity.ERROR, "The document has a tier block", "FS §10.8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "promote";
  }

  /// What is wrong with a document that has the key `tier`, whatever it holds.
  public Optional<Finding> in(CgdDocument document) {
    return document
        .header()
        .entry("tier")
        .map(
            tier ->
                new Finding(
                    RULE,
                    tier.key().span(),
                    "The document is a Source of Truth already; demote it first to give it another"
                        + " tier block."));
  }
}
