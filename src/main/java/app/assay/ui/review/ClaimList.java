package app.assay.ui.review;

import app.assay.hitl.Answer;
import app.assay.hitl.ClaimDecision;
import app.assay.ui.review.model.ClaimKey;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The claims on the screen. Single keys answer while this list has the focus, and nowhere else;
/// Enter never does. Rows are measured again when the width changed.
final class ClaimList extends ListView<ClaimKey> {

  private static final Map<KeyCode, Answer> KEYS =
      Map.of(
          KeyCode.T, Answer.TRUE,
          KeyCode.F, Answer.FALSE,
          KeyCode.E, Answer.ESTIMATED,
          KeyCode.S, Answer.SKIP);

  private final ReviewModel model;
  private List<Optional<ClaimDecision>> answers = List.of();
  private boolean following;

  ClaimList(ReviewModel model, SelectionMode mode, Supplier<ListCell<ClaimKey>> cells) {
    this.model = model;
    getStyleClass().add("claim-list");
    getSelectionModel().setSelectionMode(mode);
    setCellFactory(list -> cells.get());
    getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<ClaimKey>) change -> selected());
    addEventHandler(KeyEvent.KEY_PRESSED, this::press);
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::refresh));
  }

  private void selected() {
    if (!following) {
      List<ClaimKey> keys = List.copyOf(getSelectionModel().getSelectedItems());
      if (!keys.isEmpty()) {
        model.asking().select(keys);
      }
    }
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    if (event.getCode() == KeyCode.P) {
      model.preview();
      event.consume();
    } else if (KEYS.containsKey(event.getCode())) {
      model.asking().decide(KEYS.getOrDefault(event.getCode(), Answer.SKIP));
      event.consume();
    }
  }

  /// Shows what the model shows and has selected.
  void follow() {
    following = true;
    List<ClaimKey> keys = model.asking().shown().stream().map(ReviewEntry::key).toList();
    if (!getItems().equals(keys)) {
      getItems().setAll(keys);
    }
    List<ClaimKey> wanted = model.asking().selected().stream().map(ReviewEntry::key).toList();
    if (!wanted.equals(List.copyOf(getSelectionModel().getSelectedItems()))) {
      getSelectionModel().clearSelection();
      wanted.forEach(key -> getSelectionModel().select(key));
      if (!wanted.isEmpty()) {
        getFocusModel().focus(keys.indexOf(wanted.getLast()));
        scrollTo(keys.indexOf(wanted.getFirst()) - 1);
      }
    }
    List<Optional<ClaimDecision>> now = keys.stream().map(model.asking()::answer).toList();
    if (!now.equals(answers)) {
      answers = now;
      refresh();
    }
    following = false;
  }
}
