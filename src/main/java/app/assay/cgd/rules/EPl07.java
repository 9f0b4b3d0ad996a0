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

/// E-PL07: lists and keys of the front matter are nested deeper than the limit.
public final class EPl07 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-PL07", Severity.ERROR, "The front matter nests deeper than 20 levels", "RFC-004 §7");

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
        && unreadable.reading() instanceof YamlReading.TooDeep deep) {
      out.report(
          deep.span(),
          "Here the front matter nests deeper than %d levels, so it was not read."
              .formatted(deep.limit()));
    }
  }
}
