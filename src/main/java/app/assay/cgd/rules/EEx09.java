package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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
    List<ExclusionBlock> unlisted =
        document.body().exclusions().blocks().stream().filter(b -> known.add(b.id())).toList();
    if (unlisted.isEmpty()) {
      return;
    }
    List<String> missing = unlisted.stream().map(ExclusionBlock::id).toList();
    List<String> all = new ArrayList<>(listed.ids());
    all.addAll(missing);
    List<Fix> fixes =
        ListedIds.set(
            document, "Add %s to exceptions-ids".formatted(ExclusionLines.join(missing)), all);
    ExclusionLines lines = new ExclusionLines(document);
    for (ExclusionBlock block : unlisted) {
      out.report(
          lines.begin(block),
          "Block %s is not listed in exceptions-ids.".formatted(block.id()),
          fixes);
    }
  }
}
