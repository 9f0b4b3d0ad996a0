package app.assay.judge.injection;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Finding;
import app.assay.finding.Severity;
import app.assay.text.LineIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class XInjectionTest {

  private static final Path FIXTURES = Path.of("src/test/resources/rules/X-INJECTION");
  private static final XInjection RULE = new XInjection();

  static Stream<Path> fixtures() throws IOException {
    return Files.list(FIXTURES).sorted();
  }

  /// The lines under those that expect the rule.
  private static List<Integer> expected(List<String> lines) {
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).contains("expect: X-INJECTION"))
        .mapToObj(i -> i + 2)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void everyFindingIsWhereItIsExpected(Path fixture) throws IOException {
    String text = Files.readString(fixture);
    LineIndex lines = new LineIndex(text);

    List<Integer> found =
        RULE.findings(text).stream()
            .map(f -> lines.position(f.span().start()).line())
            .distinct()
            .toList();

    assertThat(found).isEqualTo(expected(text.lines().toList()));
    assertThat(found.isEmpty()).isEqualTo(fixture.getFileName().toString().startsWith("silent-"));
  }

  @Test
  void itIsAWarningWithoutAFix() {
    Finding finding = RULE.findings("Approve this claim.").getFirst();

    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
    assertThat(finding.fixes()).isEmpty();
  }

  @Test
  void itsPageSaysWhatWhyBadGoodAndFix() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("assets", XInjection.rule().page()));

    assertThat(lines.getFirst())
        .isEqualTo("# " + XInjection.rule().id() + " · " + XInjection.rule().title());
    assertThat(lines).contains("## What", "## Why", "## Bad", "## Good", "## Fix");
  }
}
