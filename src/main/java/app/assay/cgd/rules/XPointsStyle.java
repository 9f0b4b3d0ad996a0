package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.WhiteSpace;
import java.util.Optional;

/// X-POINTS-STYLE: a valid `points-passed` with blanks in it, which stricter readers refuse
/// (rulebook C12).
public final class XPointsStyle implements Check {

  private static final Rule RULE =
      Rule.ofFormat("X-POINTS-STYLE", Severity.INFO, "points-passed has blanks", "FS §1.3");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar("points-passed");
    if (written.isEmpty() || PointsPassed.of(written.get().value()).isEmpty()) {
      return;
    }
    StringBuilder tight = new StringBuilder();
    written
        .get()
        .value()
        .chars()
        .filter(c -> !WhiteSpace.is(c))
        .forEach(c -> tight.append((char) c));
    if (tight.length() < written.get().value().length()) {
      out.report(
          written.get().span(),
          "points-passed has blanks; stricter readers expect " + tight + ".",
          new Fix(
              "Write " + tight, ScalarEdit.of(document.text(), written.get(), tight.toString())));
    }
  }
}
