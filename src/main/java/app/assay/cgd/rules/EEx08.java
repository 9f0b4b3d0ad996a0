package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;

/// E-EX08: exceptions-ids names a block that the body does not have (rulebook C4).
public final class EEx08 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX08", Severity.ERROR, "Listed exclusion block is absent", "FS §10.4");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    List<String> blocks =
        document.body().exclusions().blocks().stream().map(ExclusionBlock::id).distinct().toList();
    for (YamlScalar listed : ListedIds.of(document).items()) {
      if (!blocks.contains(listed.value())) {
        out.report(
            listed.span(),
            "exceptions-ids lists %s, but the body has %s."
                .formatted(listed.value(), found(blocks, listed.value())));
      }
    }
  }

  private static String found(List<String> blocks, String id) {
    if (blocks.isEmpty()) {
      return "no exclusion block";
    }
    return blocks.stream()
        .filter(id::equalsIgnoreCase)
        .findFirst()
        .map(other -> other + ", in other letters")
        .orElse("only " + String.join(", ", blocks));
  }
}
