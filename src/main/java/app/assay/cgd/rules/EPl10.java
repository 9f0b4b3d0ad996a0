package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.Limits;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.check.Needs;
import app.assay.cgd.check.Profile;
import app.assay.cgd.yaml.YamlReading;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import java.util.Optional;

/// E-PL10: nesting for which a reader that keeps a frame for each level needs more than 100 of
/// them. Assay itself needs none: it counts levels.
public final class EPl10 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "E-PL10", Severity.ERROR, "Something nests deeper than 100 levels", "RFC-004 §7");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Profile since() {
    return Profile.PREVIEW;
  }

  @Override
  public Needs needs() {
    return Needs.TEXT;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<Span> keys =
        document.frontMatter() instanceof FrontMatter.Unreadable unreadable
                && unreadable.reading() instanceof YamlReading.TooDeep deep
            ? deep.far()
            : Optional.empty();
    keys.ifPresent(place -> report(place, "the front matter nests", out));
    document.body().deepLine().ifPresent(line -> report(line, "quotations and lists nest", out));
  }

  private static void report(Span place, String what, FindingSink out) {
    out.report(
        place,
        "Here %s deeper than %d levels; a reader that goes down level by level may stop or fail."
            .formatted(what, Limits.STANDARD.nesting()));
  }
}
