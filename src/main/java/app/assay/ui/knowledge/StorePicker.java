package app.assay.ui.knowledge;

import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks which knowledge store of a folder is used. Enter takes the one that is selected.
public final class StorePicker extends VBox {

  private final ListView<Path> list = new ListView<>();

  /// @param name what a store is called
  /// @param take hears the one that was chosen
  public StorePicker(
      Texts texts,
      List<Path> stores,
      Function<Path, String> name,
      Optional<Path> current,
      Consumer<Path> take,
      Runnable cancel) {
    getStyleClass().addAll("card", "ask-card", "store-picker");
    setId("store-picker");
    Label title = new Label(texts.get("store.title"));
    title.getStyleClass().add("heading-3");
    Label about = new Paragraph(texts.get("store.about"));
    about.getStyleClass().add("muted");
    list.setId("store-list");
    list.setAccessibleText(texts.get("store.accessible"));
    list.getItems().setAll(stores);
    list.setCellFactory(
        made ->
            new ListCell<>() {
              @Override
              protected void updateItem(Path file, boolean empty) {
                super.updateItem(file, empty);
                setText(empty || file == null ? null : name.apply(file));
              }
            });
    current.ifPresentOrElse(
        list.getSelectionModel()::select, () -> list.getSelectionModel().selectFirst());
    Runnable chosen =
        () -> Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(take);
    list.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            chosen.run();
          }
        });
    Button use = new Button(texts.get("store.take"));
    use.setId("store-take");
    use.getStyleClass().add("accent");
    use.setOnAction(e -> chosen.run());
    Button not = new Button(texts.get("team.cancel"));
    not.setOnAction(e -> cancel.run());
    HBox buttons = new HBox(use, not);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, about, list, buttons);
  }

  /// The focus of this card is its list.
  @Override
  public void requestFocus() {
    list.requestFocus();
  }
}
