package app.assay.ui.judge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.QuestionsModel;
import app.assay.ui.judge.model.SampleDesk;
import app.assay.ui.judge.model.SampleQuestions;
import app.assay.workspace.SameThreadRunner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The queue of open questions by keyboard.
class QuestionsViewTest extends FxTest {

  private final SampleDesk desk = new SampleDesk();
  private final List<String> answered = new ArrayList<>();
  private final List<String> revealed = new ArrayList<>();
  private final List<String> visited = new ArrayList<>();
  private QuestionsModel model;
  private QuestionsView view;
  private int left;

  @Override
  protected Parent root() {
    model = new QuestionsModel(desk, new SameThreadRunner());
    view =
        new QuestionsView(
            model,
            new QuestionsView.Uses(
                row -> answered.add(row.subject()),
                row -> visited.add(row.about()),
                () -> SampleQuestions.NOW,
                () -> left++,
                () -> {},
                new QuestionsView.Revealed() {
                  @Override
                  public boolean isRevealed(QuestionRow row) {
                    return revealed.contains(row.id());
                  }

                  @Override
                  public void reveal(QuestionRow row) {
                    revealed.add(row.id());
                  }
                }),
            Optional.empty());
    return view;
  }

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  private void shown() {
    interact(view::shown);
    settle();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private String message() {
    return lookup("#questions-message").queryAs(Label.class).getText();
  }

  private int rows() {
    return lookup("#questions-table").queryAs(TableView.class).getItems().size();
  }

  @Test
  void questionIsAskedAgainAfterAYesByKeysAlone() {
    desk.rows =
        List.of(
            SampleDesk.row(SampleQuestions.bulbs()),
            SampleDesk.later(SampleQuestions.fog()),
            SampleDesk.row(SampleQuestions.ships()));
    shown();
    picture("questions");
    key(KeyCode.DOWN);
    key(KeyCode.R);
    assertThat(message()).contains("1,200 tokens");
    picture("questions-estimate");
    key(KeyCode.ESCAPE);
    assertThat(message()).isEqualTo("Nothing was sent.");
    assertThat(left).isZero();
    key(KeyCode.SHIFT, KeyCode.R);
    key(KeyCode.Y);
    assertThat(desk.asked).hasSize(1);
    assertThat(message()).isEqualTo("1 decided, none still open.");
    assertThat(rows()).isEqualTo(2);
    key(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }

  @Test
  void whatOthersSaidIsShownOnRequestAndRemembered() {
    shown();
    assertThat(lookup(".said-line").tryQuery()).isEmpty();
    key(KeyCode.O);
    assertThat(revealed).containsExactly(SampleQuestions.bulbs().question().id());
    assertThat(lookup(".said-line").queryAll()).hasSize(6);
    picture("questions-revealed");
  }

  @Test
  void enterAnswersAndF4GoesToTheDocument() {
    shown();
    key(KeyCode.DOWN);
    key(KeyCode.ENTER);
    assertThat(answered).containsExactly("Fog alarms fell by 9% in the January trial");
    key(KeyCode.F4);
    assertThat(visited).containsExactly("documents/capacity-plan.cgd.md claim-91c0aa01");
  }

  @Test
  void searchNarrowsAndEscapeLeadsBackToTheTable() {
    shown();
    key(KeyCode.CONTROL, KeyCode.F);
    write("ships");
    settle();
    assertThat(rows()).isEqualTo(1);
    key(KeyCode.ESCAPE);
    assertThat(left).isZero();
    Node owner = stage.getScene().getFocusOwner();
    assertThat(owner.getId()).isEqualTo("questions-table");
  }

  @Test
  void emptyQueueSaysWhatToDoAndAFileThatCannotBeReadIsSaid() {
    desk.rows = List.<QuestionRow>of();
    shown();
    picture("questions-empty");
    assertThat(lookup("#questions-hint").queryAs(Label.class).getText())
        .startsWith("Nothing waits.");
    desk.troubles = List.of("q-1.json cannot be read: it is no JSON. It was left as it is.");
    key(KeyCode.F5);
    assertThat(lookup("#questions-troubles").queryAs(Label.class).getText())
        .startsWith("q-1.json cannot be read");
  }
}
