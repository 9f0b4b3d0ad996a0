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

/// E-ST01: the front matter is not YAML.
public final class ESt01 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST01", Severity.ERROR, "Front matter is not parseable YAML", "FS §10.2");

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
        && unreadable.reading() instanceof YamlReading.Broken broken) {
      out.report(broken.span(), broken.message());
    }
  }
}
