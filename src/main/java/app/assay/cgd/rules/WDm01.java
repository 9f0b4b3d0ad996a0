package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CommandRule;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// W-DM01: demote is asked for a document that is no Source of Truth.
public final class WDm01 implements CommandRule {

  private static final Rule RULE =
      Rule.ofFormat("W-DM01", Severity.WARNING, "There is no tier block to remove", "FS §10.8");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public String command() {
    return "demote";
  }

  /// What is to say about a document without the key `tier`.
  public Optional<Finding> in(CgdDocument document) {
    return document.isSot()
        ? Optional.empty()
        : Optional.of(
            new Finding(
                RULE,
                document.missingKeyPlace(),
                "The document has no tier block, so it is no Source of Truth; nothing was"
                    + " changed."));
  }
}
