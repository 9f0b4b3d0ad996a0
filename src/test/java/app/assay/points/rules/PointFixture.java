package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.text.TextEdit;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The tests of one detector, which is named by the test's class: `P2WillTest` tests [P2Will] by
/// the cases in `src/test/resources/points/rules/P2-WILL.md`. A case `<!-- fires: words -->` names
/// the exact characters that are found, several with ` || ` between and `\n` for a line break;
/// `<!-- silent -->` has none. Each finding must bring a fix, and each fix that it brings must
/// clear it, raise nothing new of any point, and change nothing when it is applied again.
interface PointFixture {

  @TestFactory
  default Stream<DynamicTest> cases() {
    Rule rule = rule();
    Path file = Path.of("src/test/resources/points/rules", rule.id() + ".md");
    List<PointCases.Case> cases = PointCases.read(file, List.of("fires", "silent"));
    assertThat(cases.stream().map(PointCases.Case::kind).toList()).contains("fires", "silent");
    return cases.stream()
        .map(
            c ->
                DynamicTest.dynamicTest(
                    rule.id() + " line " + c.line() + " " + c.kind(), () -> check(rule, c)));
  }

  private Rule rule() {
    String name = getClass().getSimpleName().replaceFirst("Test$", "");
    return PointRules.all().stream()
        .filter(d -> d.getClass().getSimpleName().equals(name))
        .findFirst()
        .orElseThrow()
        .rule();
  }

  private static void check(Rule rule, PointCases.Case c) {
    List<Finding> all = PointRun.findings(c.text());
    List<Finding> findings = all.stream().filter(f -> f.rule().equals(rule)).toList();
    List<String> expected =
        c.kind().equals("silent")
            ? List.of()
            : List.of(c.note().replace("\\n", "\n").split(" \\|\\| "));
    assertThat(findings.stream().map(f -> f.span().in(c.text())).toList())
        .containsExactlyElementsOf(expected);
    for (Finding finding : findings) {
      assertThat(finding.fixes()).as("fixes of %s", finding.message()).isNotEmpty();
      finding.fixes().forEach(fix -> clears(c.text(), all, finding, fix));
    }
  }

  private static void clears(String text, List<Finding> before, Finding finding, Fix fix) {
    String mended = TextEdit.apply(text, fix.edits());
    List<String> left = ids(PointRun.findings(mended));
    List<String> allowed = ids(before);
    allowed.remove(finding.rule().id());
    for (String id : left) {
      assertThat(allowed.remove(id)).as("%s raised by “%s”: %s", id, fix.title(), mended).isTrue();
    }
  }

  private static List<String> ids(List<Finding> findings) {
    return new ArrayList<>(findings.stream().map(f -> f.rule().id()).toList());
  }
}
