package app.assay.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class QuestionTest {

  private static final Instant NOW = Instant.parse("2026-11-01T10:00:00Z");
  private static final JudgeId RULES = JudgeId.rules("1");

  private static Question question(String subject, String evidence) {
    return new Question(
        GateId.of("claims"),
        "docs/plan.cgd.md",
        subject,
        List.of(new Criterion("supported", "Is it?"), new Criterion("certain", "Is it sure?")),
        List.of(new Evidence("e1", "Plan, section 2", evidence)),
        new Instructions("claim-support", 1));
  }

  @Test
  void theSameQuestionHasTheSameId() {
    assertThat(question("a", "b").id()).isEqualTo(question("a", "b").id()).startsWith("q-");
  }

  @Test
  void anotherLetterGivesAnotherId() {
    assertThat(question("a", "b").id())
        .isNotEqualTo(question("a", "c").id())
        .isNotEqualTo(question("ab", "").id());
  }

  @Test
  void whereItBelongsDoesNotChangeWhatAJudgeSees() {
    Question here = question("a", "b");
    Question there =
        new Question(
            here.gate(),
            "other.cgd.md",
            here.subject(),
            here.criteria(),
            here.evidence(),
            here.instructions());

    assertThat(there.contentHash()).isEqualTo(here.contentHash());
    assertThat(there.id()).isNotEqualTo(here.id());
  }

  @Test
  void verdictsArePutIntoTheOrderOfTheCriteria() {
    Answer.Decided decided =
        Answer.decided(
            question("a", "b"),
            RULES,
            NOW,
            List.of(
                new CriterionVerdict("certain", Verdict.NO, "It hedges."),
                new CriterionVerdict("supported", Verdict.YES, "It does.")),
            TokenUse.NONE);

    assertThat(decided.verdicts())
        .extracting(CriterionVerdict::criterion)
        .containsExactly("supported", "certain");
  }

  @Test
  void aCriterionWithoutAVerdictIsNoAnswer() {
    assertFlaw(
        "criterion 'certain' was not judged",
        new CriterionVerdict("supported", Verdict.YES, "It does."));
  }

  @Test
  void aCriterionJudgedTwiceIsNoAnswer() {
    assertFlaw(
        "criterion 'supported' was judged twice",
        new CriterionVerdict("supported", Verdict.NO, "It does not."),
        new CriterionVerdict("supported", Verdict.YES, "It does."));
  }

  @Test
  void aQuoteThatDoesNotStandInTheEvidenceIsNoAnswer() {
    assertFlaw(
        "a quote does not stand in evidence 'e1'",
        new CriterionVerdict(
            "supported",
            Verdict.YES,
            "It does.",
            List.of(new Quote("e1", "never written")),
            OptionalDouble.empty()),
        new CriterionVerdict("certain", Verdict.YES, "It is."));
  }

  private static void assertFlaw(String flaw, CriterionVerdict... verdicts) {
    Question question = question("a", "the words");
    assertThatThrownBy(() -> Answer.decided(question, RULES, NOW, List.of(verdicts), TokenUse.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(flaw);
  }
}
