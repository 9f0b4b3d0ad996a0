package app.assay.ui.batch;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.Reviewer;
import app.assay.ui.FxTest;
import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.batch.model.Decided;
import app.assay.ui.batch.model.SampleBatch;
import app.assay.workspace.SameThreadRunner;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The screen of a batch by keyboard, with pictures to look at.
class BatchViewTest extends FxTest {

  private final List<Integer> answered = new ArrayList<>();
  private SampleBatch desk = new SampleBatch(5);
  private BatchModel model;
  private BatchView view;
  private int closed;

  @Override
  protected Parent root() {
    return make();
  }

  private Parent make() {
    BatchWork work =
        new BatchWork(
            new BatchWork.Tools(
                desk,
                new SameThreadRunner(),
                Runnable::run,
                () -> Optional.of(new Reviewer("Dana Reviewer")),
                Runnable::run));
    model = work.model();
    view =
        new BatchView(
            Path.of("batch-2026-06-09.json"),
            work,
            new BatchView.Uses(
                Optional.of(answered::add),
                () -> {},
                name -> Optional.of(Path.of(name)),
                code -> Optional.of(new Label("The page of " + code)),
                new BatchRepository(() -> "lighthouse", () -> {}, () -> {}, () -> {}),
                () -> {},
                () -> closed++));
    SplitPane both = new SplitPane(view, view.side());
    both.setDividerPositions(0.64);
    return both;
  }

  @Override
  protected double width() {
    return 1440;
  }

  @Override
  protected double height() {
    return 900;
  }

  private void show() {
    interact(
        () -> {
          view.open(false);
          view.focus();
        });
    settle();
  }

  private void key(KeyCode... keys) {
    push(keys);
    settle();
  }

  private String message() {
    return lookup("#batch-message").queryAs(Label.class).getText();
  }

  @Test
  void batchIsGatedAndDecidedByKeysAlone() {
    show();
    picture("batch-unjudged");
    key(KeyCode.G);
    key(KeyCode.DOWN);
    picture("batch");
    key(KeyCode.UP);
    key(KeyCode.A);
    assertThat(model.row(0).decided()).isEqualTo(Decided.ACCEPTED);
    assertThat(model.current()).isEqualTo(1);
    key(KeyCode.DOWN);
    key(KeyCode.X);
    TextField reason = lookup("#batch-reason").queryAs(TextField.class);
    assertThat(reason.getText()).isEmpty();
    write("axe it");
    picture("batch-reject");
    key(KeyCode.ENTER);
    assertThat(model.row(2).decided()).isEqualTo(Decided.REJECTED);
    assertThat(model.row(2).reason()).isEqualTo("axe it");
    assertThat(desk.kept).hasSize(5);
    key(KeyCode.Q);
    assertThat(answered).containsExactly(3);
    key(KeyCode.CONTROL, KeyCode.ENTER);
    picture("batch-preview");
    key(KeyCode.CONTROL, KeyCode.ENTER);
    assertThat(desk.accepted).hasSize(2);
    assertThat(message()).isEqualTo("Inserted 2 entries.");
    assertThat(lookup("#batch-table").query().isFocused()).isTrue();
    picture("batch-accepted");
    interact(() -> view.close(() -> {}));
    assertThat(closed).isEqualTo(1);
  }

  @Test
  void singleKeysAreOffWhileACandidateIsEdited() {
    show();
    key(KeyCode.E);
    write(" axe");
    settle();
    assertThat(model.row(0).decided()).isEqualTo(Decided.NOTHING);
    assertThat(model.draft().orElseThrow().claim()).endsWith("relay. axe");
    write(" and more".repeat(20));
    settle();
    picture("batch-edit");
    key(KeyCode.ESCAPE);
    assertThat(closed).isZero();
    assertThat(model.row(0).edited()).isTrue();
    assertThat(model.row(0).refuses()).isTrue();
  }

  @Test
  void tenThousandCandidatesAreFluent() {
    desk = new SampleBatch(10_000);
    interact(() -> stage.getScene().setRoot(make()));
    show();
    key(KeyCode.G);
    assertThat(lookup("#batch-table").queryAs(TableView.class).getItems()).hasSize(10_000);
    long cells = lookup(".batch-table .table-row-cell").queryAll().size();
    assertThat(cells).isLessThan(60);
    key(KeyCode.A);
    key(KeyCode.CONTROL, KeyCode.F);
    write("keys");
    settle();
    assertThat(lookup("#batch-table").queryAs(TableView.class).getItems()).hasSize(1);
  }

  @Test
  void batchWithoutAVaultSaysSo() {
    desk.vault = "";
    show();
    key(KeyCode.G);
    assertThat(lookup("#batch-about").queryAs(Label.class).getText()).endsWith("no vault");
    assertThat(lookup("#batch-accept-into").queryButton().isDisabled()).isTrue();
  }

  @Test
  void fileWithoutCandidatesSaysWhatToDo() {
    desk = new SampleBatch(0);
    interact(() -> stage.getScene().setRoot(make()));
    show();
    assertThat(lookup("#batch-none").queryAs(Label.class).getText())
        .startsWith("Nothing in this file is a candidate.");
    picture("batch-empty");
  }
}
