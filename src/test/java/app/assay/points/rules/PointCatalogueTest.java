package app.assay.points.rules;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.XGap;
import app.assay.points.waiver.Waivers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Rule = class = id = page = test, for the nine points.
class PointCatalogueTest {

  static Stream<Arguments> catalogue() {
    return Stream.of(
            PointRules.all().stream().map(d -> Arguments.of(d.getClass(), d.rule())),
            Waivers.rules().stream().map(w -> Arguments.of(w.getClass(), w.rule())),
            Stream.of(Arguments.of(XGap.class, XGap.RULE)))
        .flatMap(rules -> rules);
  }

  static Stream<Detector> rules() {
    return PointRules.all().stream();
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void classIsNamedLikeTheId(Class<?> type, Rule rule) {
    StringBuilder name = new StringBuilder();
    for (String part : rule.id().split("-")) {
      name.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
    }
    assertThat(type.getSimpleName()).isEqualTo(name.toString());
  }

  @ParameterizedTest
  @MethodSource("rules")
  void idBeginsWithThePoint(Detector detector) {
    assertThat(detector.rule().point()).isBetween(1, 9);
    assertThat(detector.rule().id()).startsWith("P" + detector.rule().point() + "-");
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void pageSaysWhatWhyBadGoodAndFix(Class<?> type, Rule rule) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("assets", rule.page()));
    assertThat(lines.getFirst()).isEqualTo("# " + rule.id() + " · " + rule.title());
    assertThat(lines).contains("## What", "## Why", "## Bad", "## Good", "## Fix");
  }

  @ParameterizedTest
  @MethodSource("catalogue")
  void pageSaysSeverityTypeAndRound(Class<?> type, Rule rule) throws IOException {
    String severity =
        "Severity: " + rule.severity().label() + (rule.isAdvisory() ? ", advisory." : ".");
    String looked = rule.type().map(t -> " Type: " + t + ".").orElse("");
    String round =
        rule.point() == 0
            ? ""
            : rule.asksForAPerson()
                ? " Round: B; a claim there answers the finding."
                : " Round: B; a claim there does not spare mending the text.";
    assertThat(Files.readAllLines(Path.of("assets", rule.page())).get(2))
        .isEqualTo(severity + looked + round);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatCanBeLookedUpHasOneOfTheFiveTypes(Detector detector) {
    assertThat(detector.rule().type().isPresent()).isEqualTo(detector.rule().point() == 9);
    assertThat(detector.rule().severity() == Severity.VERIFIABLE)
        .isEqualTo(detector.rule().point() == 9);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void hasATestAndFixtures(Detector detector) {
    String name = detector.getClass().getSimpleName() + "Test.java";
    assertThat(Path.of("src/test/java/app/assay/points/rules", name)).exists();
    assertThat(Path.of("src/test/resources/points/rules", detector.rule().id() + ".md")).exists();
  }

  @Test
  void everyPageBelongsToARule() throws IOException {
    List<String> ids = PointRules.catalogue().stream().map(r -> r.id() + ".md").toList();
    try (var files = Files.list(Path.of("assets/rules"))) {
      assertThat(
              files
                  .map(f -> f.getFileName().toString())
                  .filter(n -> n.matches("((P[1-9]|X-ALLOW)-|X-GAP).*")))
          .isSubsetOf(ids);
    }
  }

  @Test
  void idsAreUnique() {
    assertThat(PointRules.all().stream().map(d -> d.rule().id()).toList()).doesNotHaveDuplicates();
  }
}
