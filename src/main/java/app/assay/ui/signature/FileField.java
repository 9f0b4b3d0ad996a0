package app.assay.ui.signature;

import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The path of a file, typed or chosen.
final class FileField extends VBox {

  private final TextField field = new TextField();

  /// @param key names the texts and the controls
  /// @param choose asks for a file
  FileField(Texts texts, String key, String value, Supplier<Optional<Path>> choose, Runnable go) {
    Label label = new Label(texts.get(key));
    label.getStyleClass().add("strong");
    label.setLabelFor(field);
    field.setId("signature-" + key);
    field.setText(value);
    field.setPromptText(texts.get(key + ".prompt"));
    field.setAccessibleText(texts.get(key));
    field.setOnAction(e -> go.run());
    HBox.setHgrow(field, Priority.ALWAYS);
    Button pick = new Button(texts.get("choose"));
    pick.setId("signature-" + key + "-choose");
    pick.setMinWidth(USE_PREF_SIZE);
    pick.setOnAction(
        e -> choose.get().ifPresent(file -> field.setText(file.toAbsolutePath().toString())));
    HBox row = new HBox(field, pick);
    row.getStyleClass().add("buttons");
    getStyleClass().add("file-field");
    getChildren().addAll(label, row);
  }

  String value() {
    return field.getText();
  }

  void focusField() {
    field.requestFocus();
    field.end();
  }
}
