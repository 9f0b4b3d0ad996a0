package app.assay.distillery.layer1;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.candidate.Candidate;
import app.assay.vault.DomainStatus;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The tests of one rule, which is named by the test's class, by the cases of
/// `src/test/resources/distillery/rules/ID.json`: fields put over a good candidate (`-` takes one
/// out), and all the rule says of it.
interface CandidateRuleFixture {

  Registry REGISTRY =
      new Registry(
          Optional.of(Map.of("payments", DomainStatus.ACTIVE, "old", DomainStatus.DEPRECATED)));

  @TestFactory
  default Stream<DynamicTest> cases() throws IOException {
    CandidateRule rule = rule();
    Path file = Path.of("src/test/resources/distillery/rules", rule.rule().id() + ".json");
    List<DynamicTest> tests = new ArrayList<>();
    List<Boolean> fires = new ArrayList<>();
    for (JsonNode one : JsonMapper.builder().build().readTree(file.toFile())) {
      ObjectNode json = Candidates.good().json();
      one.path("with").properties().forEach(field -> json.set(field.getKey(), field.getValue()));
      json.remove(json.path("-").asText());
      List<String> says = new ArrayList<>();
      one.path("says").forEach(message -> says.add(message.textValue()));
      fires.add(!says.isEmpty());
      tests.add(
          DynamicTest.dynamicTest(one.path("with").toString(), () -> check(rule, json, says)));
    }
    assertThat(fires).contains(true, false);
    return tests.stream();
  }

  private CandidateRule rule() {
    return Stream.concat(Layer1.rejects().stream(), Layer1.warnings().stream())
        .filter(r -> (r.getClass().getSimpleName() + "Test").equals(getClass().getSimpleName()))
        .findFirst()
        .orElseThrow();
  }

  private static void check(CandidateRule rule, ObjectNode json, List<String> says) {
    List<Flaw> flaws = rule.check(Candidate.of(json), REGISTRY);
    assertThat(flaws).extracting(Flaw::message).containsExactlyElementsOf(says);
    assertThat(flaws).extracting(Flaw::rule).allMatch(rule.rule()::equals);
  }
}
