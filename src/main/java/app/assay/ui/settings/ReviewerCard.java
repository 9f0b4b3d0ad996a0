package app.assay.ui.settings;

import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Asks for the reviewer's name, once, when it is first needed.
public final class ReviewerCard extends VBox {

  private final TextField field = new TextField();

  /// @param done called when a name was taken
  /// @param cancel called when the user would rather not
  public ReviewerCard(Preferences preferences, Runnable done, Runnable cancel) {
    Texts texts = new Texts("settings");
    getStyleClass().addAll("card", "ask-card");
    setId("reviewer-card");
    Label title = new Label(texts.get("reviewer.ask"));
    title.getStyleClass().add("heading-3");
    Label why = new Label(texts.get("reviewer.why"));
    why.setWrapText(true);
    why.setMinHeight(USE_PREF_SIZE);
    why.getStyleClass().add("muted");
    Label refused = new Label();
    refused.setId("reviewer-refused");
    refused.setWrapText(true);
    refused.setMinHeight(USE_PREF_SIZE);
    refused.getStyleClass().add("critical-text");
    refused.setVisible(false);
    refused.setManaged(false);
    field.setId("reviewer-name");
    field.setText(preferences.settings().reviewer());
    field.setPromptText(texts.get("reviewer.prompt"));
    field.setAccessibleText(texts.get("reviewer"));
    Button take = new Button(texts.get("reviewer.take"));
    take.setId("reviewer-take");
    take.getStyleClass().add("accent");
    Runnable give =
        () -> {
          Optional<String> message = preferences.setReviewer(field.getText());
          refused.setText(message.orElse(""));
          refused.setVisible(message.isPresent());
          refused.setManaged(message.isPresent());
          if (message.isEmpty()) {
            done.run();
          }
        };
    take.setOnAction(e -> give.run());
    field.setOnAction(e -> give.run());
    Button not = new Button(texts.get("cancel"));
    not.setId("reviewer-cancel");
    not.setOnAction(e -> cancel.run());
    HBox buttons = new HBox(take, not);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, why, field, refused, buttons);
  }

  /// The focus of this card is its field.
  @Override
  public void requestFocus() {
    field.requestFocus();
  }
}
