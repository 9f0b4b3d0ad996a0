package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.ArrayDeque;
import java.util.Deque;

/// X-DUPLICATE-KEY: a mapping of the front matter has a key twice. Some readers take the first,
/// some the last, some refuse the document.
public final class XDuplicateKey implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-DUPLICATE-KEY", Severity.ERROR, "A key stands twice", "YAML 1.2 §3.2.1.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Deque<YamlNode> open = new ArrayDeque<>();
    open.add(document.header().root());
    while (!open.isEmpty()) {
      switch (open.remove()) {
        case YamlMapping mapping -> {
          for (YamlEntry again : mapping.duplicates()) {
            out.report(
                again.key().span(),
                "The key %s stands twice; here the first counts, other programs take the last."
                    .formatted(Quoted.of(again.name())));
          }
          mapping.entries().forEach(entry -> open.add(entry.value()));
        }
        case YamlSequence sequence -> open.addAll(sequence.items());
        case YamlScalar scalar -> {}
      }
    }
  }
}
