package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// E-ST09: text after the status line, which neither the hash nor a reader's trust covers.
public final class ESt09 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST09", Severity.ERROR, "Text after the status line", "FS §2.7, §10.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    int from =
        BlankBeforeStatus.find(document).map(Span::end).orElse(document.ending().after().start());
    Span rest = WhiteSpace.strip(document.text(), new Span(from, document.text().length()));
    if (!rest.isEmpty()) {
      out.report(
          rest,
          "Only white space may follow the status line, but "
              + Quoted.of(firstLine(rest.in(document.text())))
              + " does; the hash does not cover it.");
    }
  }

  private static String firstLine(String words) {
    return words.lines().findFirst().orElse(words);
  }
}
