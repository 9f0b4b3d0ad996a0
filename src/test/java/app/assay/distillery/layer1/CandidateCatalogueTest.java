package app.assay.distillery.layer1;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.verdict.GateRule;
import app.assay.distillery.verdict.LayerTwo;
import app.assay.finding.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rule = class = id = page = test, for the gate of candidates.
class CandidateCatalogueTest {

  static Stream<CandidateRule> ofLayer1() {
    return Stream.concat(Layer1.rejects().stream(), Layer1.warnings().stream());
  }

  static Stream<GateRule> all() {
    return Stream.concat(ofLayer1(), LayerTwo.rules().stream());
  }

  @ParameterizedTest
  @MethodSource("all")
  void classIsNamedLikeTheId(GateRule rule) {
    StringBuilder name = new StringBuilder();
    for (String part : rule.rule().id().split("[-_]")) {
      name.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
    }
    assertThat(rule.getClass().getSimpleName()).isEqualTo(name.toString());
  }

  @ParameterizedTest
  @MethodSource("all")
  void pageSaysWhatWhyBadGoodAndFix(GateRule rule) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("assets", rule.rule().page()));
    assertThat(lines.getFirst()).isEqualTo("# " + rule.rule().id() + " · " + rule.rule().title());
    assertThat(lines).contains("## What", "## Why", "## Bad", "## Good", "## Fix");
  }

  @ParameterizedTest
  @MethodSource("ofLayer1")
  void hasATestAndFixtures(CandidateRule rule) {
    String name = rule.getClass().getSimpleName() + "Test.java";
    assertThat(Path.of("src/test/java/app/assay/distillery/layer1", name)).exists();
    assertThat(Path.of("src/test/resources/distillery/rules", rule.rule().id() + ".json")).exists();
  }

  @Test
  void everyPageBelongsToARule() throws IOException {
    List<String> ids = Layer1.catalogue().stream().map(rule -> rule.id() + ".md").toList();
    try (var files = Files.list(Path.of("assets/rules"))) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(n -> n.matches("(R[1-9]_|SCHEMA_|KD-).*")))
          .isSubsetOf(ids);
    }
    assertThat(Layer1.catalogue()).extracting(Rule::id).doesNotHaveDuplicates();
  }
}
