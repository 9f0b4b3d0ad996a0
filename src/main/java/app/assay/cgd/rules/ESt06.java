package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;

/// E-ST06: no end marker outside fenced code.
public final class ESt06 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST06", Severity.ERROR, "No end marker", "FS §10.2, §2.3");

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
    if (document.ending().marker().isPresent()) {
      return;
    }
    FenceLines fences = new FenceLines(document);
    int opener = fences.openSince();
    int swallowed =
        opener < 0 ? -1 : document.text().indexOf(Ending.MARKER, document.lines().start(opener));
    if (swallowed >= 0) {
      out.report(
          new Span(swallowed, swallowed + Ending.MARKER.length()),
          "This end marker does not count: it lies in the code fence that line %d opens and nothing closes."
              .formatted(opener + 1));
      return;
    }
    Optional<Span> meant = EndMarkerLookalike.find(document, fences);
    if (meant.isPresent()) {
      out.report(
          meant.get(),
          "The end marker is misspelt: found %s, expected %s."
              .formatted(Quoted.of(meant.get().in(document.text())), Ending.MARKER),
          new Fix(
              "Write the end marker as the format has it",
              new TextEdit(meant.get(), Ending.MARKER)));
      return;
    }
    out.report(
        Span.at(document.text().length()),
        missing(document, opener),
        opener < 0 ? NewEnding.of(document) : List.of());
  }

  private static String missing(CgdDocument document, int opener) {
    String message = "The document has no end marker " + Ending.MARKER + ".";
    Optional<Span> example = document.ending().firstAnywhere();
    if (example.isPresent()) {
      int line = document.lines().lineAt(example.get().start()) + 1;
      message += " The one on line " + line + " is an example in fenced code.";
    }
    if (opener >= 0) {
      message += " Line " + (opener + 1) + " opens a code fence that nothing closes.";
    }
    return message;
  }
}
