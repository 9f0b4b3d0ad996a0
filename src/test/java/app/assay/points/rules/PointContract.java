package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The contract set of one point, which is named by the test's class: `P2ContractTest` runs
/// `src/test/resources/points/contract/P2.md`. All of it must hold: it is the specification.
interface PointContract {

  @TestFactory
  default Stream<DynamicTest> contract() {
    int point = getClass().getSimpleName().charAt(1) - '0';
    Path file = Path.of("src/test/resources/points/contract", "P" + point + ".md");
    return PointCases.read(file, List.of("fail", "pass")).stream()
        .map(
            c ->
                DynamicTest.dynamicTest(
                    "P" + point + " line " + c.line() + " " + c.kind() + " " + c.note(),
                    () -> check(point, c)));
  }

  private static void check(int point, PointCases.Case c) {
    List<String> found =
        PointRun.findings(c.text()).stream()
            .filter(f -> f.rule().point() == point)
            .map(f -> f.rule().id() + " at “" + text(c, f) + "”")
            .toList();
    if (c.kind().equals("fail")) {
      assertThat(found).as(c.text()).isNotEmpty();
    } else {
      assertThat(found).as(c.text()).isEmpty();
    }
  }

  private static String text(PointCases.Case c, Finding finding) {
    return finding.span().in(c.text());
  }
}
