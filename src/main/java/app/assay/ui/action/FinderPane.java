package app.assay.ui.action;

import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A field and below it what was found; arrows choose, Enter goes there.
public final class FinderPane extends VBox {

  private final Texts texts = new Texts("action");
  private final Finder finder;
  private final Runnable close;
  private final TextField field = new TextField();
  private final ListView<Hit> list = new ListView<>();
  private final Label nothing = new Label();

  /// @param prompt what the empty field says
  /// @param close takes this pane away again
  public FinderPane(Finder finder, String prompt, Runnable close) {
    this.finder = finder;
    this.close = close;
    getStyleClass().addAll("card", "finder");
    setId("finder");
    field.setId("finder-field");
    field.setPromptText(prompt);
    field.setAccessibleText(prompt);
    field.textProperty().addListener((o, was, is) -> search());
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    list.setId("finder-list");
    list.setAccessibleText(texts.get("finder.results"));
    list.setFocusTraversable(false);
    list.setPlaceholder(nothing);
    list.setCellFactory(view -> new HitCell());
    nothing.setWrapText(true);
    nothing.getStyleClass().addAll("muted", "hint");
    getChildren().addAll(field, list);
    VBox.setVgrow(list, Priority.ALWAYS);
    search();
  }

  /// Puts the keyboard focus into the field.
  public void focusField() {
    field.requestFocus();
  }

  private void search() {
    list.getItems().setAll(finder.search(field.getText()));
    nothing.setText(
        field.getText().isBlank()
            ? texts.get("finder.none")
            : texts.get("finder.nothing", field.getText()));
    list.getSelectionModel().selectFirst();
    list.scrollTo(0);
  }

  private void press(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> move(1);
      case UP -> move(-1);
      case PAGE_DOWN -> move(8);
      case PAGE_UP -> move(-8);
      case ENTER -> go();
      case ESCAPE -> close.run();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(int by) {
    int last = list.getItems().size() - 1;
    if (last >= 0) {
      int to = Math.clamp(list.getSelectionModel().getSelectedIndex() + by, 0, last);
      list.getSelectionModel().select(to);
      list.scrollTo(Math.max(0, to - 4));
    }
  }

  private void go() {
    Hit hit = list.getSelectionModel().getSelectedItem();
    if (hit != null) {
      close.run();
      hit.run().run();
    }
  }

  /// Title, note, and at the right what it is and its key.
  private final class HitCell extends ListCell<Hit> {

    HitCell() {
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY && !isEmpty()) {
              go();
            }
          });
    }

    @Override
    protected void updateItem(Hit hit, boolean empty) {
      super.updateItem(hit, empty);
      if (empty || hit == null) {
        setGraphic(null);
        setAccessibleText(null);
        return;
      }
      Label title = new Label(hit.title());
      title.getStyleClass().add("hit-title");
      title.setMinWidth(0);
      Label note = new Label(hit.note());
      note.getStyleClass().add("muted");
      note.setMinWidth(0);
      Region gap = new Region();
      HBox.setHgrow(gap, Priority.ALWAYS);
      Label kind = new Label(hit.kind());
      kind.getStyleClass().addAll("muted", "small");
      kind.setMinWidth(USE_PREF_SIZE);
      HBox row = new HBox(title, note, gap, kind);
      row.getStyleClass().add("hit");
      row.setMinWidth(0);
      row.setPrefWidth(0);
      if (!hit.keys().isEmpty()) {
        row.getChildren().add(new KeyCap(hit.keys()));
      }
      setGraphic(row);
      setAccessibleText(hit.kind() + ": " + hit.title() + " " + hit.note());
    }
  }
}
