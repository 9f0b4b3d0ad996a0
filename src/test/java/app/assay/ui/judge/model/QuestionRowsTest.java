package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.judge.queue.QuestionState;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.ui.judge.model.QuestionRow.State;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuestionRowsTest {

  private final QuestionRows rows = new QuestionRows(SampleQuestions.NOW);

  @Test
  void judgesWhoWereHeardAreNamedButNotTheirVerdictsWhileItIsOpen() {
    QuestionRow row = rows.of(SampleQuestions.bulbs().queued());
    assertThat(row.state()).isEqualTo(State.PERSON);
    assertThat(row.said()).isEqualTo("Rules, small");
    assertThat(row.why()).isEqualTo("The judges were heard, and a person has the last word.");
    assertThat(row.place()).isEqualTo("capacity-plan.cgd.md claim-4c19e2d7");
  }

  @Test
  void answeredQuestionNamesTheVerdictThatWeighsMost() {
    QueuedQuestion open = SampleQuestions.bulbs().queued();
    QueuedQuestion answered =
        new QueuedQuestion(
            open.question(),
            QuestionState.ANSWERED,
            open.judged(),
            List.of(),
            open.attempts(),
            open.asked(),
            open.tried(),
            Optional.empty(),
            Optional.empty(),
            "");
    QuestionRow row = rows.of(answered);
    assertThat(row.state()).isEqualTo(State.ANSWERED);
    assertThat(row.said()).isEqualTo("Rules: abstain, small: no");
    assertThat(row.why()).isEmpty();
  }

  @Test
  void deferredQuestionSaysWhyAndWhen() {
    QueuedQuestion fog = SampleQuestions.fog().queued();
    QuestionRow row = rows.of(fog);
    assertThat(row.state()).isEqualTo(State.LATER);
    assertThat(row.why()).isEqualTo("The server does not answer. It is asked again later.");
    assertThat(row.said()).isEmpty();
    QuestionRows later = new QuestionRows(SampleQuestions.NOW.plus(Duration.ofMinutes(12)));
    assertThat(later.of(fog).state()).isEqualTo(State.DUE);
  }

  @Test
  void questionNobodyWasAskedSaysSo() {
    QueuedQuestion fresh =
        QueuedQuestion.fresh(SampleQuestions.ships().question(), SampleQuestions.NOW);
    assertThat(rows.of(List.of(fresh)).getFirst().why()).isEqualTo("Nobody was asked yet.");
  }
}
