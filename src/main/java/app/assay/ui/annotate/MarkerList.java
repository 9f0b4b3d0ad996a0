package app.assay.ui.annotate;

import app.assay.ui.annotate.model.AnnotateModel;
import app.assay.ui.annotate.model.Choice;
import app.assay.ui.annotate.model.MarkerRow;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The markers on offer. Single keys decide while the list has the focus.
final class MarkerList extends VBox {

  private final AnnotateModel model;
  private final Texts texts;
  private final ListView<MarkerRow> list = new ListView<>();
  private final Label hint = new Label();
  private boolean following;

  /// @param selected hears which marker is looked at
  MarkerList(AnnotateModel model, Texts texts, Consumer<MarkerRow> selected) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("claims-side");
    Label title = new Label(texts.get("markers.title"));
    title.getStyleClass().add("strong");
    Label explain = new Label(texts.get("markers.explain"));
    explain.getStyleClass().addAll("muted", "small");
    explain.setWrapText(true);
    VBox head = new VBox(title, explain);
    head.getStyleClass().add("annotate-head");
    list.setId("annotate-markers");
    list.getStyleClass().add("claim-list");
    list.setAccessibleText(texts.get("markers.accessible"));
    list.setCellFactory(view -> new MarkerCell(texts));
    hint.setId("annotate-hint");
    hint.setWrapText(true);
    hint.getStyleClass().addAll("muted", "hint");
    list.setPlaceholder(hint);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    list.widthProperty().addListener((o, was, is) -> Platform.runLater(list::refresh));
    list.getSelectionModel()
        .selectedItemProperty()
        .addListener(
            (o, was, is) -> {
              if (is != null && !following) {
                selected.accept(is);
              }
            });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list);
  }

  /// The marker looked at.
  Optional<MarkerRow> selected() {
    return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
  }

  void focusList() {
    list.requestFocus();
  }

  /// Accepts or refuses the marker looked at and goes to the next.
  void decide(Choice choice) {
    int at = list.getSelectionModel().getSelectedIndex();
    model.choose(at, choice);
    if (at >= 0 && at + 1 < list.getItems().size()) {
      list.getSelectionModel().select(at + 1);
      list.scrollTo(at - 1);
    }
  }

  private void toggle() {
    int at = list.getSelectionModel().getSelectedIndex();
    boolean accepted = at >= 0 && model.markers().get(at).choice() == Choice.ACCEPTED;
    model.choose(at, accepted ? Choice.REFUSED : Choice.ACCEPTED);
  }

  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    Optional<Runnable> what =
        switch (event.getCode()) {
          case KeyCode.SPACE -> Optional.of(this::toggle);
          case KeyCode.A -> Optional.of(() -> choose(Choice.ACCEPTED, event.isShiftDown()));
          case KeyCode.R -> Optional.of(() -> choose(Choice.REFUSED, event.isShiftDown()));
          default -> Optional.empty();
        };
    what.ifPresent(
        run -> {
          run.run();
          event.consume();
        });
  }

  private void choose(Choice choice, boolean all) {
    if (all) {
      model.chooseAll(choice);
    } else {
      decide(choice);
    }
  }

  void follow() {
    hint.setText(texts.get(model.isLooked() ? "markers.none" : "markers.looking"));
    List<MarkerRow> rows = model.markers();
    if (!rows.equals(List.copyOf(list.getItems()))) {
      int at = Math.max(0, list.getSelectionModel().getSelectedIndex());
      boolean first = list.getItems().isEmpty();
      following = !first;
      if (list.getItems().size() == rows.size()) {
        for (int i = 0; i < rows.size(); i++) {
          list.getItems().set(i, rows.get(i));
        }
      } else {
        list.getItems().setAll(rows);
      }
      list.getSelectionModel().clearAndSelect(Math.min(at, rows.size() - 1));
      following = false;
    }
  }
}
