package app.assay.judge.queue;

import static app.assay.judge.queue.QueueQuestions.question;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.CriterionVerdict;
import app.assay.judge.Question;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class PersonAnswerTest {

  private static final Question LAMP = question("a.cgd.md claim-1", "The lamp turns.");

  private static Optional<String> flaw(Verdict verdict, String reason, Quote... quotes) {
    return PersonAnswer.flaw(
        LAMP,
        List.of(
            new CriterionVerdict(
                "supported", verdict, reason, List.of(quotes), OptionalDouble.empty())));
  }

  @Test
  void aNoNeedsAReason() {
    assertThat(flaw(Verdict.NO, " ", new Quote("e1", "twice")))
        .contains("The answer was not kept: 'no' of 'supported' needs a reason.");
    assertThat(flaw(Verdict.NO, "It says twice.")).isEmpty();
  }

  @Test
  void anAbstentionNeedsAReason() {
    assertThat(flaw(Verdict.ABSTAIN, ""))
        .contains("The answer was not kept: 'abstain' of 'supported' needs a reason.");
  }

  @Test
  void aYesNeedsAQuoteOrANote() {
    assertThat(flaw(Verdict.YES, ""))
        .contains(
            "The answer was not kept: 'yes' of 'supported' needs words of the evidence or a note.");
    assertThat(flaw(Verdict.YES, "I saw it turn.")).isEmpty();
    assertThat(flaw(Verdict.YES, "", new Quote("e1", "The lamp turns"))).isEmpty();
  }

  @Test
  void aQuoteMustStandInTheEvidence() {
    assertThat(flaw(Verdict.YES, "", new Quote("e1", "The lamp shines")))
        .contains("The answer was not kept: a quote does not stand in evidence 'e1'.");
  }

  @Test
  void everyCriterionNeedsAVerdict() {
    assertThat(PersonAnswer.flaw(LAMP, List.of()))
        .contains("The answer was not kept: criterion 'supported' was not judged.");
  }
}
