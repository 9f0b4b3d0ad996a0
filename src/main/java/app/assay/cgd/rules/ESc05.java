package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// E-SC05: the status line says another status than the front matter, which is authoritative.
public final class ESc05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-SC05", Severity.ERROR, "Front matter and status line disagree", "FS §10.3, §15.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<Ending.StatusLine> line = document.ending().status();
    Optional<StatusPair> yaml = StatusPair.inFrontMatter(document);
    Optional<StatusPair> shown = line.flatMap(it -> StatusPair.in(document.text(), it));
    if (line.isEmpty() || yaml.isEmpty() || shown.isEmpty() || yaml.equals(shown)) {
      return;
    }
    List<TextEdit> edits = yaml.get().into(document.text(), line.get());
    out.report(
        new Span(edits.getFirst().span().start(), edits.getLast().span().end()),
        "The front matter says %s, the status line says %s; the front matter counts."
            .formatted(yaml.get(), shown.get()),
        StatusLineFix.words(document, line.get()));
  }
}
