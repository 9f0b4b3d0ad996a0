package app.assay.ui;

import app.assay.ui.documents.OpenDocument;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks what becomes of unsaved changes when the program ends; staying is what Esc does.
final class QuitCard extends VBox {

  private final Button stay;

  QuitCard(List<OpenDocument> unsaved, Runnable save, Runnable discard, Runnable back) {
    Texts texts = new Texts("shell");
    getStyleClass().addAll("card", "ask-card");
    setId("quit-card");
    Label title = new Label(texts.get("closing.title"));
    title.getStyleClass().add("heading-3");
    String names = unsaved.stream().map(OpenDocument::name).collect(Collectors.joining(", "));
    Label message = new Label(texts.get("closing.message", unsaved.size(), names));
    message.setWrapText(true);
    message.setMinHeight(USE_PREF_SIZE);
    stay = button("stay", texts.get("closing.stay"), back);
    Button kept = button("save", texts.get("closing.save"), save);
    kept.getStyleClass().add("accent");
    HBox buttons = new HBox(kept, button("discard", texts.get("closing.discard"), discard), stay);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, message, buttons);
  }

  @Override
  public void requestFocus() {
    stay.requestFocus();
  }

  private static Button button(String id, String title, Runnable run) {
    Button button = new Button(title);
    button.setId("quit-" + id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }
}
