package app.assay.ui.batch;

import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The report of a batch, to be read and saved.
final class ReportPane extends VBox {

  private final TextArea text = new TextArea();

  /// @param save asks where to and writes it
  /// @param back goes back to the candidates
  ReportPane(Texts texts, Runnable save, Runnable back) {
    getStyleClass().add("batch-preview");
    Label title = new Label(texts.get("report.title"));
    title.getStyleClass().add("heading-2");
    text.setId("batch-report-text");
    text.setEditable(false);
    text.getStyleClass().add("body-area");
    VBox.setVgrow(text, Priority.ALWAYS);
    Button saving = new Button(texts.get("report.save"));
    saving.setId("batch-report.save");
    saving.setMinWidth(USE_PREF_SIZE);
    saving.setOnAction(e -> save.run());
    Button leave = KeyCap.on(new Button(texts.get("preview.no")), "Esc");
    leave.setId("batch-report-no");
    leave.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(e -> back.run());
    HBox buttons = new HBox(saving, leave);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, text, buttons);
  }

  void follow(Optional<String> report) {
    report.filter(words -> !words.equals(text.getText())).ifPresent(text::setText);
  }
}
