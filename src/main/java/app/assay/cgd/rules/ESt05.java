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
import java.util.List;
import java.util.Optional;

/// E-ST05: points-passed is not a comma list of `N` and `N-M` between 1 and 9 (rulebook C12).
public final class ESt05 implements Check {

  private static final Rule RULE =
      Rule.ofFormat("E-ST05", Severity.ERROR, "points-passed is not valid", "FS §10.2");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<YamlScalar> written = document.header().scalar("points-passed");
    if (written.isEmpty()) {
      return;
    }
    YamlScalar value = written.get();
    fault(value.value())
        .ifPresent(fault -> out.report(value.span(), fault, mendedDashes(document.text(), value)));
  }

  /// What is wrong with the value, as a sentence; empty when nothing is.
  private static Optional<String> fault(String value) {
    for (String item : value.split(",", -1)) {
      String[] ends = item.split("-", -1);
      for (String end : ends) {
        String digits = WhiteSpace.strip(end);
        boolean number = digits.matches("[0-9]+");
        if (!number || ends.length > 2) {
          return Optional.of(
              "points-passed says "
                  + Quoted.of(value)
                  + "; expected points such as 1-9 or 1-4,7,9.");
        }
        if (digits.length() > 1 || digits.equals("0")) {
          return Optional.of(
              "points-passed names point " + Quoted.of(digits) + ", but points run from 1 to 9.");
        }
      }
      if (ends.length == 2 && WhiteSpace.strip(ends[0]).compareTo(WhiteSpace.strip(ends[1])) > 0) {
        return Optional.of(
            "points-passed has the range " + Quoted.of(item) + ", which ends before it begins.");
      }
    }
    return Optional.empty();
  }

  private static List<Fix> mendedDashes(String text, YamlScalar value) {
    String mended = value.value().replaceAll("[\u2010-\u2015\u2212]", "-");
    boolean helps = !mended.equals(value.value()) && fault(mended).isEmpty();
    return helps
        ? List.of(
            new Fix("Write the range with a hyphen: " + mended, ScalarEdit.of(text, value, mended)))
        : List.of();
  }
}
