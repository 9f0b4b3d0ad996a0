package app.assay.judge.rule;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.judge.CriterionVerdict;
import app.assay.judge.DeferralReason;
import app.assay.judge.Evidence;
import app.assay.judge.GateId;
import app.assay.judge.Instructions;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleJudgeTest {

  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-01T10:00:00Z"), ZoneOffset.UTC);

  private final RuleJudge rules = new RuleJudge(CLOCK);

  private static Question question(String instructions, String claim, String... evidence) {
    List<Evidence> all = new java.util.ArrayList<>();
    for (String text : evidence) {
      all.add(new Evidence("e" + (all.size() + 1), "notes.md", text));
    }
    return new Question(
        GateId.of("claims"),
        "plan.cgd.md claim-1",
        claim,
        List.of(
            new Criterion("supported", "Does the evidence state it?"),
            new Criterion("certain", "Is it more than a guess?"),
            new Criterion("consistent", "Does nothing contradict it?"),
            new Criterion("relevant", "Does it matter?")),
        all,
        new Instructions(instructions, 1));
  }

  private CriterionVerdict of(String criterion, String claim, String... evidence) {
    Answer answer =
        rules.judge(List.of(question("claim-support", claim, evidence)), () -> false).getFirst();
    return ((Answer.Decided) answer).of(criterion).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The lamp turns twice a minute. | The lamp turns twice a minute.",
        "The pump moves 1,200 litres per hour. | The pump moves 1200 litres per hour.",
        "The test took 30 seconds. | The test took 30 s.",
        "Release was on 2026-01-05. | Release was on January 5, 2026.",
        "Release was on 2026-01-05. | Release was on 5 Jan 2026.",
        "The quay has three lamps. | The quay has 3 lamps.",
        "The horn costs $40. | As of today the horn costs $40.00.",
        "The lamp does not turn. | The lamp does not turn.",
        "ランプは毎分まわる | ランプは毎分まわる。",
      })
  void whatOneSentenceSaysIsSupported(String claim, String evidence) {
    assertThat(of("supported", claim, evidence).verdict()).isEqualTo(Verdict.YES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The lamp turns 2 times. | The lamp turns 3 times."
            + " | The evidence says 3 where the claim says 2.",
        "The test took 30 seconds. | The test took 31 seconds."
            + " | The evidence says 31 s where the claim says 30 s.",
        "Release was on 2026-01-05. | Release was on 6 January 2026."
            + " | The evidence says 6 january 2026 where the claim says 2026-01-05.",
        "The site has 5 lamps. | The site has 3 lamps and 5 horns."
            + " | The evidence says 3 lamp where the claim says 5 lamp.",
        "The horn costs $40. | The horn costs $45."
            + " | The evidence says $45 where the claim says $40.",
        "It grew by 4 %. | It grew by 5 %. | The evidence says 5 % where the claim says 4 %.",
        "The lamp turns. | The lamp never turns. | The evidence denies what the claim says.",
        "The lamp doesn't turn at night. | The lamp turn at night."
            + " | The claim denies what the evidence says.",
        "It follows RFC-001 in full. | It follows RFC-002 in full."
            + " | The evidence says 002 where the claim says 001.",
      })
  void anotherFigureOrADenialIsANoWithItsQuote(String claim, String evidence, String reason) {
    CriterionVerdict said = of("supported", claim, evidence);

    assertThat(said.verdict()).isEqualTo(Verdict.NO);
    assertThat(said.reason()).isEqualTo(reason);
    assertThat(said.quotes()).containsExactly(new Quote("e1", evidence));
    assertThat(of("consistent", claim, evidence).verdict()).isEqualTo(Verdict.NO);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The lamp turns twice a minute. | The beacon rotates two times in sixty seconds.",
        "Anna beats Bob. | Bob beats Anna.",
        "The lamp of Dover turns. | The lamp of Calais turns.",
        "At most 5 lamps turn. | At least 5 lamps turn.",
        "All lamps turn. | Some lamps turn.",
        "The lamp turns. | The lamp may turn.",
        "The lamp turns and the horn sounds at 5 decibels. | The lamp turns.",
        "The pump moves 5 litres. | The pump costs 9 euros and never moves.",
        "The lamp turns. | ''",
      })
  void whatRulesCannotTellIsLeftToOthers(String claim, String evidence) {
    assertThat(of("supported", claim, evidence).verdict()).isEqualTo(Verdict.ABSTAIN);
  }

  @Test
  void theSentenceIsQuotedVerbatim() {
    String notes = "# Lamps\n\nIt was cold. The lamp turns  twice. \"Yes.\" Then\nit stopped.\n";

    assertThat(of("supported", "The lamp turns twice.", "Nothing here.", notes).quotes())
        .containsExactly(new Quote("e2", "The lamp turns  twice."));
  }

  @Test
  void evidenceOnBothSidesIsLeftToOthers() {
    CriterionVerdict said =
        of(
            "supported",
            "The lamp turns 2 times.",
            "The lamp turns 2 times.",
            "The lamp turns 4 times.");

    assertThat(said.verdict()).isEqualTo(Verdict.ABSTAIN);
    assertThat(said.quotes())
        .containsExactly(
            new Quote("e1", "The lamp turns 2 times."), new Quote("e2", "The lamp turns 4 times."));
  }

  @Test
  void withoutEvidenceNothingIsSaid() {
    assertThat(of("supported", "The lamp turns."))
        .isEqualTo(new CriterionVerdict("supported", Verdict.ABSTAIN, "There is no evidence."));
  }

  @Test
  void aClaimThatCallsItselfAGuessIsNotCertain() {
    assertThat(of("certain", "It is estimated that the lamp turns.", "x").reason())
        .isEqualTo("The claim itself says that it is a guess: \"estimated\".");
    assertThat(of("certain", "It takes ~5 s.", "x").verdict()).isEqualTo(Verdict.NO);
  }

  @Test
  void aGuessInTheEvidenceIsNotCertainInTheClaim() {
    CriterionVerdict said =
        of("certain", "The lamp turns twice.", "The lamp probably turns twice.");

    assertThat(said.verdict()).isEqualTo(Verdict.NO);
    assertThat(said.quotes()).containsExactly(new Quote("e1", "The lamp probably turns twice."));
  }

  @Test
  void rulesNeverSayThatSomethingIsCertainOrUncontradicted() {
    String lamp = "The lamp turns.";

    assertThat(of("certain", lamp, lamp).verdict()).isEqualTo(Verdict.ABSTAIN);
    assertThat(of("consistent", lamp, lamp).verdict()).isEqualTo(Verdict.ABSTAIN);
    assertThat(of("relevant", lamp, lamp).verdict()).isEqualTo(Verdict.ABSTAIN);
  }

  @Test
  void otherInstructionsAreNotSpokenOf() {
    Question question = question("novelty", "The lamp turns.", "The lamp turns.");

    Answer.Decided answer = (Answer.Decided) rules.judge(List.of(question), () -> false).getFirst();

    assertThat(answer.all(Verdict.ABSTAIN)).isTrue();
    assertThat(answer.by().name()).isEqualTo("rules 1");
  }

  @Test
  void whatIsStoppedIsDeferred() {
    Question question = question("claim-support", "The lamp turns.", "The lamp turns.");

    assertThat(rules.judge(List.of(question), () -> true).getFirst())
        .isInstanceOfSatisfying(
            Answer.Deferred.class, d -> assertThat(d.reason()).isEqualTo(DeferralReason.CANCELLED));
  }
}
