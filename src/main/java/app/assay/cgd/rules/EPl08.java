package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.yaml.YamlReading;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;

/// E-PL08: YAML anchors or aliases, told by the events of the parser and not by the look of words,
/// so that `R&D` and `*(estimated)*` are none (rulebook C27).
public final class EPl08 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-PL08", Severity.ERROR, "The front matter uses an anchor or alias", "RFC-004 §3.5");

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
    if (document.frontMatter() instanceof FrontMatter.Unreadable unreadable
        && unreadable.reading() instanceof YamlReading.Anchored anchored) {
      Span first = anchored.places().getFirst();
      Span line = document.lines().content(document.lines().lineAt(first.start()));
      Span place = new Span(first.start(), Math.clamp(first.end(), first.start(), line.end()));
      int others = anchored.places().size() - 1;
      out.report(
          place,
          "The front matter uses YAML anchors or aliases%s, so it was not read; write the value out where it is meant."
              .formatted(others == 0 ? "" : " here and at " + Counted.of(others, "other place")));
    }
  }
}
