package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// E-EX08: exceptions-ids names a block that the body does not have (rulebook C4).
public final class EEx08 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-EX08", Severity.ERROR, "Listed exclusion block is absent", "FS §10.4");

  /// In longer lists something went wrong that is not mended entry by entry.
  private static final int LONG_LIST = 20;

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    List<String> blocks = ExclusionLines.ids(document);
    Set<String> known = Set.copyOf(blocks);
    Map<String, String> bySmallLetters =
        blocks.stream()
            .collect(Collectors.toMap(id -> id.toLowerCase(Locale.ROOT), id -> id, (a, b) -> a));
    List<YamlScalar> all = ListedIds.of(document).items();
    for (YamlScalar listed : all) {
      if (!known.contains(listed.value())) {
        out.report(
            listed.span(),
            "exceptions-ids lists %s, but the body has %s."
                .formatted(listed.value(), found(blocks, bySmallLetters, listed.value())),
            all.size() > LONG_LIST
                ? List.of()
                : ListedIds.set(document, "Take it off exceptions-ids", without(all, listed)));
      }
    }
  }

  private static List<String> without(List<YamlScalar> all, YamlScalar one) {
    return all.stream().filter(it -> !it.span().equals(one.span())).map(YamlScalar::value).toList();
  }

  private static String found(List<String> blocks, Map<String, String> bySmallLetters, String id) {
    if (blocks.isEmpty()) {
      return "no exclusion block";
    }
    String other = bySmallLetters.get(id.toLowerCase(Locale.ROOT));
    return other != null ? other + ", in other letters" : "only " + ExclusionLines.join(blocks);
  }
}
