package app.assay.distillery.gate;

import static app.assay.judge.Verdict.ABSTAIN;
import static app.assay.judge.Verdict.NO;
import static app.assay.judge.Verdict.YES;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.distillery.layer2.Rubric;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.judge.Evidence;
import app.assay.judge.JudgeId;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EvidenceRuleTest {

  private static final Evidence COMMIT =
      new Evidence("e1", "commit 41c09ae", "Reviewed: yes, let us keep it.");
  private static final Sight SEEN = new Sight(List.of(COMMIT), List.of());

  private static Ruling rule(JudgeId by, Verdict... verdicts) {
    return EvidenceRule.rule(
        Optional.of(Told.of(Rubric.EVIDENCE, COMMIT).says(by, verdicts).opinion()), SEEN);
  }

  @ParameterizedTest(name = "{0} {1} {2} by a person: {3}, by a model: {4}")
  @CsvSource({
    "YES, YES, YES, Passed, Undecided",
    "NO, YES, YES, Failed, Failed",
    "YES, NO, YES, Failed, Failed",
    "YES, YES, NO, Failed, Failed",
    "NO, NO, NO, Failed, Failed",
    "ABSTAIN, YES, YES, Undecided, Undecided",
    "ABSTAIN, NO, YES, Failed, Failed",
  })
  void eachCriterionCounts(
      Verdict agreed, Verdict reasonable, Verdict convincing, String person, String model) {
    assertThat(rule(Told.PERSON, agreed, reasonable, convincing).getClass().getSimpleName())
        .isEqualTo(person);
    assertThat(rule(Told.MODEL, agreed, reasonable, convincing).getClass().getSimpleName())
        .isEqualTo(model);
  }

  @Test
  void supportingWordsAreRecorded() {
    assertThat(rule(Told.PERSON, YES, YES, YES).note())
        .contains(
            "agreed, Dana Reviewer: because of agreed. (\"Reviewed: yes, let us keep it.\", e1"
                + " commit 41c09ae)");
  }

  @Test
  void supportingWordsStandInTheVerdictsJson() {
    Ruling skipped = new Ruling.Skipped("No vault.");
    Map<String, Ruling> rulings =
        Map.of("R1", rule(Told.PERSON, YES, YES, YES), "R6", skipped, "R7", skipped);

    assertThat(VerdictJson.json(Combination.of("b", List.of(), rulings)).path("notes").asText())
        .contains("(\"Reviewed: yes, let us keep it.\", e1 commit 41c09ae)");
  }

  @Test
  void wordsAModelFoundAreRecordedWhileAPersonIsWaitedFor() {
    assertThat(rule(Told.MODEL, YES, YES, ABSTAIN).note())
        .startsWith("open: agreed (\"Reviewed: yes, let us keep it.\", e1 commit 41c09ae), ");
  }

  @Test
  void whatNobodyCouldOpenIsNotThereforeWeak() {
    Sight nothing = new Sight(List.of(), List.of("linear LIN-4 was named and not opened."));

    assertThat(
            EvidenceRule.rule(
                Optional.of(Told.of(Rubric.EVIDENCE).all(Told.MODEL, NO).opinion()), nothing))
        .isEqualTo(
            new Ruling.Undecided(
                "open: agreed, reasonable, convincing. The model had nothing to look at. linear"
                    + " LIN-4 was named and not opened."));
    assertThat(
            EvidenceRule.rule(
                Optional.of(Told.of(Rubric.EVIDENCE).all(Told.PERSON, NO).opinion()), nothing))
        .isInstanceOf(Ruling.Failed.class);
  }

  @Test
  void whatWasNotAskedIsUndecided() {
    assertThat(EvidenceRule.rule(Optional.empty(), SEEN)).isInstanceOf(Ruling.Undecided.class);
  }

  @ParameterizedTest(name = "Q1 {0}, Q2 {1}: {2}")
  @CsvSource({
    "YES, , Passed",
    "ABSTAIN, , Undecided",
    "NO, , Undecided",
    "NO, YES, Passed",
    "NO, NO, Failed",
    "NO, ABSTAIN, Undecided",
  })
  void derivabilityFollowsTheTableOfTheSeed(Verdict hidden, Verdict residual, String expected) {
    Ruling ruling =
        DerivabilityRule.rule(
            Optional.of(Told.of(Rubric.DERIVABILITY, COMMIT).says(Told.PERSON, hidden).opinion()),
            Optional.ofNullable(residual)
                .map(v -> Told.of(Rubric.RESIDUAL, COMMIT).says(Told.PERSON, v).opinion()),
            SEEN);

    assertThat(ruling.getClass().getSimpleName()).isEqualTo(expected);
  }

  @Test
  void modelThatSeesNothingInARepositoryPassesNothing() {
    assertThat(
            DerivabilityRule.rule(
                Optional.of(Told.of(Rubric.DERIVABILITY, COMMIT).says(Told.MODEL, YES).opinion()),
                Optional.empty(),
                SEEN))
        .isInstanceOf(Ruling.Undecided.class);
    assertThat(
            DerivabilityRule.rule(
                Optional.of(
                    Told.of(Rubric.DERIVABILITY, COMMIT).says(Told.MODEL, ABSTAIN).opinion()),
                Optional.empty(),
                SEEN))
        .isInstanceOf(Ruling.Undecided.class);
  }
}
