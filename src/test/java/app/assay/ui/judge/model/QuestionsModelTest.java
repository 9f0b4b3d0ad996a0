package app.assay.ui.judge.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.judge.model.QuestionDesk.Estimate;
import app.assay.ui.judge.model.QuestionsModel.Stage;
import app.assay.workspace.SameThreadRunner;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class QuestionsModelTest {

  private final SampleDesk desk = new SampleDesk();
  private final QuestionsModel model = new QuestionsModel(desk, new SameThreadRunner());

  @BeforeEach
  void read() {
    model.refresh();
  }

  private List<String> subjects() {
    return model.rows().stream().map(QuestionRow::subject).toList();
  }

  @Test
  void questionsAreCountedByWhatTheyWaitFor() {
    assertThat(model.count(QuestionFilter.OPEN)).isEqualTo(3);
    assertThat(model.count(QuestionFilter.PERSON)).isEqualTo(2);
    assertThat(model.count(QuestionFilter.LATER)).isEqualTo(1);
    assertThat(model.count(QuestionFilter.ANSWERED)).isZero();
  }

  @Test
  void filterAndSearchNarrowWhatIsShown() {
    model.setFilter(QuestionFilter.PERSON);
    assertThat(subjects()).containsExactly("Bulbs cost $18.40 each", "1,900 ships pass in a month");
    model.search("  SHIPS month");
    assertThat(subjects()).containsExactly("1,900 ships pass in a month");
    model.search("whale");
    assertThat(model.rows()).isEmpty();
    assertThat(model.hint())
        .isEqualTo("No question has all these words. Clear the search to see the others.");
  }

  @Test
  void nothingIsSentBeforeAYes() {
    model.ask(model.rows().get(1));
    assertThat(model.stage()).isEqualTo(Stage.ASKED);
    assertThat(model.message()).contains("1,200 tokens");
    assertThat(desk.asked).isEmpty();
    model.no();
    assertThat(model.message()).isEqualTo("Nothing was sent.");
    model.yes();
    assertThat(desk.asked).isEmpty();
  }

  @Test
  void yesAsksAndShowsWhatCame() {
    QuestionRow fog = model.rows().get(1);
    model.ask(fog);
    model.yes();
    assertThat(desk.asked).containsExactly(List.of(fog.id()));
    assertThat(model.stage()).isEqualTo(Stage.READY);
    assertThat(model.message()).isEqualTo("1 decided, none still open.");
    assertThat(model.count(QuestionFilter.ANSWERED)).isEqualTo(1);
  }

  @Test
  void whatCostsNothingIsAskedAtOnce() {
    desk.estimate = new Estimate("Rules only.", false, true);
    model.ask(model.rows().getFirst());
    assertThat(desk.asked).hasSize(1);
  }

  @Test
  void whatCannotBeAskedSaysWhy() {
    desk.estimate = new Estimate("No model is configured.", false, false);
    model.ask(model.rows().getFirst());
    assertThat(desk.asked).isEmpty();
    assertThat(model.message()).isEqualTo("No model is configured.");
    assertThat(model.stage()).isEqualTo(Stage.READY);
  }

  @Test
  void allDueAreThoseThatMayBeAskedNow() {
    assertThat(model.canAskDue()).isFalse();
    desk.rows =
        List.of(SampleDesk.later(SampleQuestions.fog()), SampleDesk.row(SampleQuestions.ships()));
    model.refresh();
    model.askDue();
    model.yes();
    assertThat(desk.asked).containsExactly(List.of(SampleQuestions.fog().question().id()));
  }

  @Test
  void answeredQuestionIsNotAskedAgain() {
    desk.rows = List.of(SampleDesk.answered(desk.rows.getFirst()));
    model.refresh();
    model.setFilter(QuestionFilter.ANSWERED);
    model.ask(model.rows().getFirst());
    assertThat(desk.asked).isEmpty();
    model.setFilter(QuestionFilter.OPEN);
    assertThat(model.hint()).isEqualTo("No question is open: every one is answered.");
  }

  @Test
  void emptyVaultSaysWhatToDo() {
    desk.rows = List.of();
    model.refresh();
    assertThat(model.hint()).startsWith("Nothing waits. Open a document with claims");
  }
}
