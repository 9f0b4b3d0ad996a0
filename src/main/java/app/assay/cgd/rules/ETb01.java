package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Heading;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// E-TB01: a document with a `tier` block lacks the section `## Verified Claims` outside
/// exclusions.
public final class ETb01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-TB01", Severity.ERROR, "A Source of Truth has no Verified Claims section", "FS §3.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    if (!document.isSot() || document.body().verifiedClaims().isPresent()) {
      return;
    }
    Span tier =
        document.header().entry("tier").map(e -> e.key().span()).orElse(document.missingKeyPlace());
    Optional<Heading> near =
        document.body().headings().stream()
            .filter(h -> h.plainText().equalsIgnoreCase("Verified Claims"))
            .findFirst();
    if (near.isEmpty()) {
      out.report(
          tier, "The tier block makes this a Source of Truth, but there is no ## Verified Claims.");
    } else if (document.body().exclusions().cover(near.get().span().start())) {
      out.report(
          near.get().span(), "This section lies in an exclusion block, where it does not count.");
    } else {
      out.report(
          near.get().span(),
          "Verified Claims must be a heading of level 2, but this is level "
              + near.get().level()
              + ".");
    }
  }
}
