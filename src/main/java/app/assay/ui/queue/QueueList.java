package app.assay.ui.queue;

import app.assay.hitl.Answer;
import app.assay.ui.queue.model.QueueModel;
import app.assay.ui.queue.model.QueueRow;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The claims of the queue. Single keys answer while the list has the focus; Enter never does.
final class QueueList extends ListView<QueueRow> {

  private static final Map<KeyCode, Optional<Answer>> KEYS =
      Map.of(
          KeyCode.T, Optional.of(Answer.TRUE),
          KeyCode.F, Optional.of(Answer.FALSE),
          KeyCode.E, Optional.of(Answer.ESTIMATED),
          KeyCode.N, Optional.empty());

  private final QueueModel model;
  private final Consumer<Optional<Answer>> answer;
  private boolean following;

  /// @param answer gives the selected claim an answer
  /// @param selected hears which claim is looked at
  QueueList(
      QueueModel model, Texts texts, Consumer<Optional<Answer>> answer, IntConsumer selected) {
    this.model = model;
    this.answer = answer;
    setId("queue-claims");
    getStyleClass().add("claim-list");
    setAccessibleText(texts.get("list.accessible"));
    setCellFactory(list -> new QueueCell(texts));
    Label none = new Label(texts.get("list.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::refresh));
    getSelectionModel()
        .selectedIndexProperty()
        .addListener(
            (o, was, is) -> {
              if (!following) {
                selected.accept(is.intValue());
              }
            });
  }

  int selected() {
    return getSelectionModel().getSelectedIndex();
  }

  /// Goes to the next claim without an answer, where there is one further down.
  void next() {
    List<QueueRow> rows = model.rows();
    for (int i = selected() + 1; i < rows.size(); i++) {
      if (rows.get(i).answer().isEmpty()) {
        getSelectionModel().clearAndSelect(i);
        scrollTo(Math.max(0, i - 1));
        return;
      }
    }
  }

  private void press(KeyEvent event) {
    boolean plain = !event.isShortcutDown() && !event.isAltDown() && !event.isShiftDown();
    if (plain && KEYS.containsKey(event.getCode())) {
      answer.accept(KEYS.getOrDefault(event.getCode(), Optional.empty()));
      event.consume();
    }
  }

  void follow() {
    List<QueueRow> rows = model.rows();
    if (rows.equals(List.copyOf(getItems()))) {
      return;
    }
    int at = Math.max(0, selected());
    boolean same = getItems().size() == rows.size();
    following = same;
    if (same) {
      for (int i = 0; i < rows.size(); i++) {
        if (!rows.get(i).equals(getItems().get(i))) {
          getItems().set(i, rows.get(i));
        }
      }
    } else {
      getItems().setAll(rows);
    }
    if (selected() != at) {
      getSelectionModel().clearAndSelect(Math.min(at, rows.size() - 1));
    }
    following = false;
  }
}
