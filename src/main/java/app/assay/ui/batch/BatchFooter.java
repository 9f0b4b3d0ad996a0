package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchModel;
import app.assay.ui.batch.model.BatchRow;
import app.assay.ui.batch.model.BatchWork;
import app.assay.ui.batch.model.Standing;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

final class BatchFooter extends VBox {

  /// A hint takes no lines from the candidates where there is little room.
  private static final double HINT_EM = 44;

  private final BatchWork work;
  private final BatchModel model;
  private final Texts texts;
  private final Label message = new Paragraph("");
  private final TextField reason = new TextField();
  private final HBox reasonRow;
  private final Button accept;
  private final Button reject;
  private final Button edit;
  private final Button done;
  private final Button answer;
  private final Button resolve;
  private final Button undo;

  /// What the buttons do.
  record Uses(
      Runnable accept,
      Runnable reject,
      Runnable edit,
      Runnable done,
      Runnable answer,
      Runnable resolve,
      Consumer<String> rejected) {}

  BatchFooter(BatchWork work, Texts texts, Uses uses) {
    this.work = work;
    this.model = work.model();
    this.texts = texts;
    getStyleClass().add("batch-footer");
    accept = button("accept", "A", uses.accept());
    reject = button("reject", "X", uses.reject());
    reject.getStyleClass().add("grave");
    edit = button("edit", "E", uses.edit());
    done = button("edit.done", "Esc", uses.done());
    answer = button("answer", "Q", uses.answer());
    resolve = button("resolve", "C", uses.resolve());
    undo = button("undo", "Ctrl Z", work::undo);
    FlowPane buttons = new FlowPane(accept, reject, edit, done, answer, resolve, undo);
    buttons.getStyleClass().add("conflict-buttons");
    reason.setId("batch-reason");
    reason.setPromptText(texts.get("reject.reason"));
    reason.setAccessibleText(texts.get("reject.reason"));
    reason.setOnAction(e -> uses.rejected().accept(reason.getText()));
    HBox.setHgrow(reason, Priority.ALWAYS);
    reasonRow =
        new HBox(
            reason, button("reject.save", "Enter", () -> uses.rejected().accept(reason.getText())));
    reasonRow.getStyleClass().add("buttons");
    message.setId("batch-message");
    getChildren().addAll(message, reasonRow, buttons);
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get(key)), cap);
    button.setId("batch-" + key.replace('.', '-'));
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  void focusReason() {
    reason.clear();
    reason.requestFocus();
  }

  /// @param canAnswer whether a person can answer open questions of the candidate
  void follow(boolean canAnswer) {
    Optional<BatchRow> row = model.currentRow();
    boolean editing = model.draft().isPresent();
    boolean rejecting = model.isRejecting();
    boolean free = row.filter(r -> !r.inVault()).isPresent() && !work.isBusy();
    // While something else than the list is looked at, its letters mean something else.
    boolean beside =
        work.preview().isPresent() || work.review().isPresent() || work.report().isPresent();
    boolean deciding = !editing && !rejecting && !beside;
    set(reasonRow, rejecting);
    set(accept, deciding);
    set(reject, deciding);
    set(edit, deciding);
    set(done, editing);
    boolean open = row.filter(r -> r.standing() == Standing.DEFERRED).isPresent();
    set(
        answer,
        deciding
            && canAnswer
            && (open
                || row.filter(r -> r.standing() == Standing.FAIL && !r.refuses()).isPresent()));
    set(
        resolve,
        deciding && row.filter(r -> r.inVault() && r.standing() == Standing.CONFLICT).isPresent());
    set(undo, deciding);
    accept.setDisable(!free);
    reject.setDisable(!free);
    edit.setDisable(!free);
    undo.setDisable(!work.canUndo());
    boolean told = !model.message().isEmpty();
    message.setText(told ? model.message() : texts.get("hint"));
    set(message, told || !beside && hasRoom());
    message.getStyleClass().removeAll("muted", "strong");
    message.getStyleClass().add(told ? "strong" : "muted");
  }

  private boolean hasRoom() {
    return getWidth() == 0 || getWidth() > HINT_EM * message.getFont().getSize();
  }

  private static void set(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }
}
