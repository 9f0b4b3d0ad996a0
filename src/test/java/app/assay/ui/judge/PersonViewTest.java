package app.assay.ui.judge;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.hitl.Reviewer;
import app.assay.judge.Quote;
import app.assay.judge.Verdict;
import app.assay.ui.FxTest;
import app.assay.ui.judge.model.KeptAnswers;
import app.assay.ui.judge.model.PersonForm;
import app.assay.ui.judge.model.PersonModel;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.judge.model.SampleQuestions;
import app.assay.workspace.SameThreadRunner;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Open questions answered with nothing but the keyboard.
class PersonViewTest extends FxTest {

  private final HandClock clock = new HandClock(SampleQuestions.NOW);
  private final KeptAnswers kept = new KeptAnswers();
  private PersonModel model;
  private PersonView view;
  private int left;

  @Override
  protected Parent root() {
    model =
        new PersonModel(
            SampleQuestions.all(),
            PersonForm::new,
            kept,
            new SameThreadRunner(),
            () -> Optional.of(new Reviewer("Dana Reviewer")),
            clock);
    view = new PersonView(model, new SaidWords(SampleQuestions.NOW), () -> left++);
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

  private String text(String id) {
    return lookup("#" + id).queryAs(Label.class).getText();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  @Test
  void questionIsAnsweredByKeysAlone() {
    shown();
    clock.pass(Duration.ofSeconds(30));
    picture("person");
    assertThat(lookup("#person-show-others").tryQuery()).isPresent();
    key(KeyCode.Y);
    write("stands in the list");
    key(KeyCode.ESCAPE);
    assertThat(lookup("#person-show-others").tryQuery()).isEmpty();
    key(KeyCode.DOWN);
    key(KeyCode.Y);
    key(KeyCode.ESCAPE);
    interact(
        () -> {
          TextArea evidence = lookup("#evidence-e2").queryAs(TextArea.class);
          evidence.requestFocus();
          int at = evidence.getText().indexOf("$18.40");
          evidence.selectRange(at, at + "$18.40 each".length());
        });
    key(KeyCode.Q);
    assertThat(model.entry().orElseThrow().form().lines().get(1).quotes())
        .containsExactly(new Quote("e2", "$18.40 each"));
    key(KeyCode.ESCAPE);
    key(KeyCode.DOWN);
    key(KeyCode.O);
    key(KeyCode.N);
    write("only from 50 pieces");
    settle();
    picture("person-answered");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(kept.answers).hasSize(1);
    assertThat(kept.answers.getFirst().verdicts().stream().map(v -> v.verdict()))
        .containsExactly(Verdict.YES, Verdict.YES, Verdict.NO);
    assertThat(kept.answers.getFirst().verdicts().getLast().reason())
        .isEqualTo("only from 50 pieces");
    assertThat(kept.answers.getFirst().influenced()).isEqualTo(List.of("unqualified"));
    assertThat(text("person-counts")).isEqualTo("1 decided \u00B7 2 left");
    picture("person-next");
    key(KeyCode.CONTROL, KeyCode.Z);
    assertThat(text("person-subject")).isEqualTo("Bulbs cost $18.40 each");
    key(KeyCode.Y);
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(kept.answers).hasSize(2);
    assertThat(text("person-counts")).isEqualTo("1 decided \u00B7 2 left");
  }

  @Test
  void enterNeverChoosesAndNeverSaves() {
    shown();
    key(KeyCode.ENTER);
    assertThat(model.entry().orElseThrow().form().isBegun()).isFalse();
    for (int i = 0; i < 9; i++) {
      key(KeyCode.TAB);
      if (stage.getScene().getFocusOwner() instanceof javafx.scene.control.Button) {
        key(KeyCode.ENTER);
      }
    }
    assertThat(model.entry().orElseThrow().form().isBegun()).isFalse();
    assertThat(kept.answers).isEmpty();
  }

  @Test
  void tabReachesEverythingAndIsNeverCaught() {
    shown();
    java.util.Set<String> reached = new java.util.LinkedHashSet<>();
    for (int i = 0; i < 14; i++) {
      Node owner = stage.getScene().getFocusOwner();
      reached.add(String.valueOf(owner.getId()));
      key(KeyCode.TAB);
    }
    assertThat(reached)
        .contains(
            "person-questions",
            "evidence-e1",
            "evidence-e2",
            "person-lines",
            "person-yes",
            "person-no",
            "person-abstain",
            "person-note",
            "person-show-others",
            "person-save");
  }

  @Test
  void questionWithoutEvidenceSaysWhatAYesNeeds() {
    shown();
    interact(() -> model.go(2));
    settle();
    assertThat(text("person-no-evidence")).startsWith("This question has no evidence.");
    picture("person-no-evidence");
    key(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }
}
