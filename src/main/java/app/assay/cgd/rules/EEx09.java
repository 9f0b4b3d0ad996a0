package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.HashSet;
import java.util.Set;

/// E-EX09: an exclusion block that exceptions-ids does not list.
public final class EEx09 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX09", Severity.ERROR, "Exclusion block is not listed", "FS §8.6, §10.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    ListedIds listed = ListedIds.of(document);
    if (!listed.isList()) {
      return;
    }
    Set<String> known = new HashSet<>(listed.ids());
    for (ExclusionBlock block : document.body().exclusions().blocks()) {
      if (known.add(block.id())) {
        out.report(
            ExclusionLine.begin(document, block),
            "Block %s is not listed in exceptions-ids.".formatted(block.id()));
      }
    }
  }
}
