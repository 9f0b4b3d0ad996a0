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
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The queue of conflicts by keyboard, with pictures to look at.
class ConflictsViewTest extends FxTest {

  private final SampleConflicts desk = new SampleConflicts();
  private ConflictsView view;
  private int left;
  private int batches;

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
    view = new ConflictsView(model, clock, () -> batches++, () -> left++, () -> {});
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
    assertThat(lookup("#pending-before").queryAs(Label.class).getText())
        .isEqualTo("3 thirty days ago");
    assertThat(lookup("#pending-today").queryAs(Label.class).getText()).isEqualTo("4 today");
    assertThat(lookup("#pending-most").queryAs(Label.class).getText()).isEqualTo("at most 9");
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
  void sidesStandOneAboveTheOtherWhereTheLettersLeaveNoRoomBeside() {
    Region existing = lookup("#conflicts-existing").query();
    Region newer = lookup("#conflicts-newer").query();
    assertThat(existing.getLayoutY()).isEqualTo(newer.getLayoutY());
    assertThat(newer.getLayoutX()).isGreaterThan(existing.getWidth());
    interact(() -> look.setScale(200));
    settle();
    assertThat(newer.getLayoutX()).isEqualTo(existing.getLayoutX());
    assertThat(newer.getLayoutY()).isGreaterThan(existing.getHeight());
    assertThat(newer.getWidth()).isEqualTo(existing.getWidth());
    assertThat(newer.getHeight()).isGreaterThan(200);
    picture("conflicts-200");
    interact(() -> stage.setWidth(1024));
    settle();
    Bounds seen = newer.localToScene(newer.getLayoutBounds());
    assertThat(seen.getMaxX()).isLessThan(1024);
    picture("conflicts-200-narrow");
    key(KeyCode.I);
    Node reason = lookup("#conflicts-reason").query();
    assertThat(reason.localToScene(reason.getLayoutBounds()).getMaxY()).isLessThan(900);
  }

  @Test
  void mergeIsWrittenWithTheGateLive() {
    key(KeyCode.N);
    key(KeyCode.I);
    write("One rule is enough.");
    key(KeyCode.ESCAPE);
    key(KeyCode.M);
    picture("conflicts-merge");
    TextArea claim = lookup("#entry-claim").query();
    interact(() -> claim.appendText(" and more".repeat(30)));
    settle();
    assertThat(lookup("#entry-counter").queryAs(Label.class).getText()).startsWith("3");
    assertThat(claim.getText()).contains("seconds. and");
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

  @Test
  void emptyQueueSaysBesideTheListWhatBelongsThereAndOpensABatch() {
    desk.clear();
    key(KeyCode.F5);
    assertThat(lookup("#conflicts-empty").queryAs(Label.class).getText())
        .contains("stand here side by side");
    picture("conflicts-none");
    interact(() -> lookup("#conflicts-empty-do").queryButton().fire());
    assertThat(batches).isEqualTo(1);
  }
}
