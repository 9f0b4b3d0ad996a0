package app.assay.ui.queue;

import app.assay.hitl.Answer;
import app.assay.ui.queue.model.QueueModel;
import app.assay.ui.queue.model.QueueRow;
import app.assay.ui.theme.Elapsed;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The claim looked at: its words, its note, its answer. What is typed is taken down when the note
/// is left.
final class AnswerSide extends VBox {

  private final QueueModel model;
  private final Texts texts;
  private final Label words = new Label();
  private final Label place = new Label();
  private final Elapsed time;
  private final TextArea note = new TextArea();
  private int shown = -1;
  private boolean arriving;

  /// @param answer gives the claim an answer
  /// @param back leads to the list
  AnswerSide(QueueModel model, Texts texts, Consumer<Optional<Answer>> answer, Runnable back) {
    this.model = model;
    this.texts = texts;
    getStyleClass().addAll("answer-pane", "queue-answer");
    words.setId("queue-words");
    words.setWrapText(true);
    words.setMinHeight(USE_PREF_SIZE);
    words.getStyleClass().add("heading-3");
    place.setWrapText(true);
    place.setMinHeight(USE_PREF_SIZE);
    place.getStyleClass().add("muted");
    time = new Elapsed(() -> model.spent(shown), spent -> texts.get("time.accessible", spent));
    time.setId("queue-time");
    HBox.setHgrow(place, Priority.ALWAYS);
    HBox where = new HBox(place, time);
    where.getStyleClass().add("claim-head");
    Label head = new Label(texts.get("note"));
    head.getStyleClass().add("strong");
    Label explain = new Label(texts.get("note.explain"));
    explain.getStyleClass().addAll("muted", "small");
    explain.setWrapText(true);
    explain.setMinHeight(USE_PREF_SIZE);
    head.setLabelFor(note);
    note.setId("queue-note");
    note.setWrapText(true);
    note.setPrefRowCount(3);
    note.setAccessibleText(texts.get("note"));
    note.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          arriving = false;
          if (event.getCode() == KeyCode.ESCAPE || event.getCode() == KeyCode.ENTER) {
            commit();
            back.run();
            event.consume();
          }
        });
    note.addEventFilter(KeyEvent.KEY_PRESSED, this::leaveByTab);
    note.addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
    note.focusedProperty()
        .addListener(
            (o, was, is) -> {
              if (!is) {
                commit();
              }
            });
    FlowPane answers =
        new FlowPane(
            button("true", "T", () -> answer.accept(Optional.of(Answer.TRUE))),
            button("false", "F", () -> answer.accept(Optional.of(Answer.FALSE))),
            button("estimated", "E", () -> answer.accept(Optional.of(Answer.ESTIMATED))),
            button("none", "N", () -> answer.accept(Optional.empty())));
    answers.getStyleClass().addAll("answers", "four");
    getChildren().addAll(words, where, new VBox(head, explain), note, answers);
  }

  private Button button(String key, String cap, Runnable run) {
    Button button = KeyCap.on(new Button(texts.get("answer." + key)), cap);
    button.setId("queue-" + key);
    button.getStyleClass().addAll("answer", key);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  /// Tab leads on, as everywhere, instead of into the note.
  private void leaveByTab(KeyEvent event) {
    if (event.getCode() == KeyCode.TAB && !event.isShortcutDown()) {
      note.requestFocusTraversal(
          event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
      event.consume();
    }
  }

  /// The character of the key that led here is none of the note's.
  private void swallow(KeyEvent event) {
    if (arriving) {
      arriving = false;
      event.consume();
    }
  }

  void focusNote() {
    arriving = true;
    note.requestFocus();
    note.end();
  }

  /// Takes down what was typed.
  void commit() {
    model.note(shown, note.getText());
  }

  /// Shows a claim; what was typed about the one before is taken down first.
  void show(int row) {
    if (row == shown) {
      return;
    }
    commit();
    shown = row;
    model.look(row);
    follow();
  }

  void follow() {
    boolean any = shown >= 0 && shown < model.rows().size();
    setVisible(any);
    if (!any) {
      return;
    }
    time.follow();
    QueueRow row = model.rows().get(shown);
    words.setText(row.queued().text().value());
    place.setText(
        texts.get(
            "which",
            row.queued().round().value(),
            row.file(),
            row.queued().location().value(),
            row.queued().id().value()));
    if (!note.isFocused()) {
      note.setText(row.notes());
    }
    for (var node : lookupAll(".answer")) {
      node.getStyleClass().remove("chosen");
      String mine = row.answer().map(Answer::label).orElse("none");
      if (node.getId().equals("queue-" + mine)) {
        node.getStyleClass().add("chosen");
      }
    }
  }
}
