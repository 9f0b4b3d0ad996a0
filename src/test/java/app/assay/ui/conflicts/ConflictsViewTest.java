package app.assay.ui.conflicts;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.curation.Choice;
import app.assay.hitl.Reviewer;
import app.assay.ui.FxTest;
import app.assay.ui.conflicts.model.ConflictsModel;
import app.assay.ui.conflicts.model.SampleConflicts;
import app.assay.ui.entry.model.DraftCheck.Flaw;
import app.assay.workspace.SameThreadRunner;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The queue of conflicts by keyboard, with pictures to look at.
class ConflictsViewTest extends FxTest {

  private final SampleConflicts desk = new SampleConflicts();
  private ConflictsView view;
  private int left;

  @Override
  protected Parent root() {
    HandClock clock = new HandClock(Instant.parse("2026-06-15T09:00:00Z"));
    ConflictsModel model =
        new ConflictsModel(
            desk,
            new SameThreadRunner(),
            () -> Optional.of(new Reviewer("Dana Reviewer")),
            (draft, evidence) ->
                draft.claimLength() > 200
                    ? List.of(
                        new Flaw("SCHEMA_INVALID", "The claim has more than 200 characters.", true))
                    : List.of(),
            clock);
    view = new ConflictsView(model, clock, () -> left++, () -> {});
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

  @BeforeEach
  void show() {
    interact(view::shown);
    settle();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private String message() {
    return lookup("#conflicts-message").queryAs(Label.class).getText();
  }

  @Test
  void conflictIsDecidedByKeysAlone() {
    picture("conflicts");
    key(KeyCode.DIGIT1);
    assertThat(message()).startsWith("A reason is needed");
    write("1 incident outweighs it");
    assertThat(desk.decided).isEmpty();
    key(KeyCode.ESCAPE);
    assertThat(left).isZero();
    key(KeyCode.DIGIT1);
    assertThat(desk.decided).hasSize(1);
    assertThat(desk.decided.getFirst().choice()).isEqualTo(Choice.KEEP_EXISTING);
    picture("conflicts-decided");
    key(KeyCode.CONTROL, KeyCode.Z);
    assertThat(desk.undone).containsExactly("c1");
    key(KeyCode.ESCAPE);
    assertThat(left).isEqualTo(1);
  }

  @Test
  void mergeIsWrittenWithTheGateLive() {
    key(KeyCode.N);
    key(KeyCode.I);
    write("One rule is enough.");
    key(KeyCode.ESCAPE);
    key(KeyCode.M);
    picture("conflicts-merge");
    write(" and more".repeat(30));
    settle();
    assertThat(lookup("#entry-counter").queryAs(Label.class).getText()).startsWith("3");
    assertThat(lookup("#entry-claim").queryAs(TextArea.class).getText()).contains("seconds. and");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(desk.decided).isEmpty();
    picture("conflicts-merge-refused");
    key(KeyCode.ESCAPE);
    key(KeyCode.ESCAPE);
    assertThat(lookup("#conflicts-existing").query().isVisible()).isTrue();
  }

  @Test
  void orderAndDomainAreChosenByKeys() {
    key(KeyCode.O);
    assertThat(lookup("#conflicts-AGE").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(lookup("#conflicts-touched").queryAs(Label.class).getText())
        .startsWith("Other rows: ");
    key(KeyCode.D);
    assertThat(lookup("#conflicts-domain").query().isFocused()).isTrue();
    key(KeyCode.DOWN);
    assertThat(lookup("#conflicts-position").queryAs(Label.class).getText()).endsWith("of 2");
  }

  @Test
  void emptyQueueSaysWhatToDo() {
    key(KeyCode.CONTROL, KeyCode.A);
    key(KeyCode.I);
    write("Different scopes.");
    key(KeyCode.ESCAPE);
    key(KeyCode.DIGIT3);
    assertThat(desk.decided).hasSize(3);
    assertThat(lookup("#conflicts-none").queryAs(Label.class).getText())
        .startsWith("No conflict waits.");
    picture("conflicts-empty");
  }
}
