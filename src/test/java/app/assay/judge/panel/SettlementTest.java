package app.assay.judge.panel;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.JudgeId;
import app.assay.judge.Question;
import app.assay.judge.TokenUse;
import app.assay.judge.Verdict;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SettlementTest {

  private static final Instant NOW = Instant.parse("2026-11-01T10:00:00Z");
  private static final JudgeId RULES = JudgeId.rules("1");
  private static final JudgeId MODEL = JudgeId.model("local", "small-1");
  private static final JudgeId PERSON = JudgeId.person("Dana Reviewer");
  private static final Question QUESTION =
      new Question(
          GateId.of("claims"),
          "plan.cgd.md",
          "The lamp turns.",
          List.of(new Criterion("supported", "Does the evidence state it?")),
          List.of(),
          new Instructions("claim-support", 1));

  /// Every combination of rules, model and person; `-` is nobody asked, `d` is deferred.
  @ParameterizedTest
  @CsvSource({
    "PERSON, yes, -, -, open",
    "PERSON, yes, yes, -, open",
    "PERSON, -, yes, -, open",
    "PERSON, no, yes, -, refused",
    "PERSON, yes, no, -, refused",
    "PERSON, abstain, d, -, open",
    "PERSON, no, no, yes, accepted",
    "PERSON, yes, yes, no, refused",
    "PERSON, yes, yes, abstain, open",
    "RULES, yes, -, -, accepted",
    "RULES, yes, d, -, accepted",
    "RULES, yes, no, -, refused",
    "RULES, -, yes, -, open",
    "RULES, abstain, yes, -, open",
    "RULES_AND_MODEL, yes, yes, -, accepted",
    "RULES_AND_MODEL, yes, -, -, open",
    "RULES_AND_MODEL, yes, d, -, open",
    "RULES_AND_MODEL, yes, abstain, -, open",
    "RULES_AND_MODEL, abstain, yes, -, open",
    "RULES_AND_MODEL, -, yes, -, open",
    "RULES_AND_MODEL, no, yes, -, refused"
  })
  void statesFollowFromWhoSaidWhat(
      Acceptance acceptance, String rules, String model, String person, String state) {
    List<Answer> answers = new ArrayList<>();
    add(answers, RULES, rules);
    add(answers, MODEL, model);
    add(answers, PERSON, person);

    assertThat(state(Settlement.of(QUESTION, answers, new GatePolicy("local", acceptance, 1))))
        .isEqualTo(state);
  }

  @ParameterizedTest
  @EnumSource(Acceptance.class)
  void aModelAloneNeverAccepts(Acceptance acceptance) {
    Settlement settlement =
        Settlement.of(
            QUESTION, List.of(said(MODEL, Verdict.YES)), new GatePolicy("local", acceptance, 1));

    assertThat(settlement.isAccepted()).isFalse();
    assertThat(settlement.isOpen()).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Acceptance.class)
  void nobodyAskedIsOpen(Acceptance acceptance) {
    assertThat(
            Settlement.of(QUESTION, List.of(), new GatePolicy("", acceptance, 1))
                .criteria()
                .get("supported"))
        .isEqualTo(new Settled.Open("A person has to decide."));
  }

  @Test
  void theLastDeferralSaysWhy() {
    Settlement settlement =
        Settlement.of(
            QUESTION, List.of(said(RULES, Verdict.ABSTAIN), deferred()), GatePolicy.DEFAULT);

    assertThat(settlement.criteria().get("supported"))
        .isEqualTo(new Settled.Open("The provider is away."));
  }

  @Test
  void theLastWordOfAJudgeCounts() {
    Settlement settlement =
        Settlement.of(
            QUESTION,
            List.of(said(PERSON, Verdict.YES), said(PERSON, Verdict.NO)),
            GatePolicy.DEFAULT);

    assertThat(settlement.isRefused()).isTrue();
  }

  private static void add(List<Answer> answers, JudgeId by, String word) {
    switch (word) {
      case "-" -> {}
      case "d" -> answers.add(deferred());
      default -> answers.add(said(by, Verdict.of(word).orElseThrow()));
    }
  }

  private static Answer said(JudgeId by, Verdict verdict) {
    return Answer.decided(
        QUESTION,
        by,
        NOW,
        List.of(new CriterionVerdict("supported", verdict, "Because.")),
        TokenUse.NONE);
  }

  private static Answer deferred() {
    return new Answer.Deferred(
        MODEL, NOW, DeferralReason.UNAVAILABLE, "The provider is away.", Optional.empty());
  }

  private static String state(Settlement settlement) {
    return settlement.isAccepted() ? "accepted" : settlement.isRefused() ? "refused" : "open";
  }
}
