package app.assay.ui.batch;

import app.assay.ui.batch.model.BatchDesk.Preview;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The exact rows that accepting would write, and what stays out.
final class PreviewPane extends VBox {

  private final Texts texts;
  private final Label explain = new Paragraph("");
  private final ListView<String> lines = new ListView<>();
  private final Label problemsHead = new Label();
  private final Label problems = new Paragraph("");
  private final Button yes;
  private Optional<Preview> shown = Optional.empty();

  /// @param write writes them
  /// @param back goes back to the candidates
  PreviewPane(Texts texts, Runnable write, Runnable back) {
    this.texts = texts;
    getStyleClass().add("batch-preview");
    Label title = new Label(texts.get("preview.title"));
    title.getStyleClass().add("heading-2");
    explain.getStyleClass().add("muted");
    lines.setId("batch-preview-lines");
    lines.getStyleClass().add("preview-lines");
    lines.setAccessibleText(texts.get("preview.title"));
    VBox.setVgrow(lines, Priority.ALWAYS);
    problemsHead.setText(texts.get("preview.problems"));
    problemsHead.getStyleClass().add("caption");
    problems.setId("batch-preview-problems");
    problems.getStyleClass().add("critical-text");
    yes = KeyCap.on(new Button(), "Ctrl Enter");
    yes.setId("batch-preview-yes");
    yes.getStyleClass().add("accent");
    yes.setOnAction(e -> write.run());
    Button no = KeyCap.on(new Button(texts.get("preview.no")), "Esc");
    no.setId("batch-preview-no");
    no.setOnAction(e -> back.run());
    HBox buttons = new HBox(yes, no);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, explain, lines, problemsHead, problems, buttons);
  }

  private void focusLines() {
    lines.requestFocus();
  }

  void follow(Optional<Preview> preview) {
    if (preview.equals(shown)) {
      return;
    }
    boolean arrives = shown.isEmpty();
    shown = preview;
    if (arrives) {
      Platform.runLater(this::focusLines);
    }
    preview.ifPresent(
        p -> {
          explain.setText(texts.get("preview.explain", p.entries()));
          lines.getItems().setAll(p.lines());
          problems.setText(String.join("\n", p.problems()));
          boolean any = !p.problems().isEmpty();
          problems.setVisible(any);
          problems.setManaged(any);
          problemsHead.setVisible(any);
          problemsHead.setManaged(any);
          yes.setText(texts.get("preview.yes", p.entries()));
          yes.setDisable(p.entries() == 0);
        });
  }
}
