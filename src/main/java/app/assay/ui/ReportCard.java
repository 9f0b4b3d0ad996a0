package app.assay.ui;

import app.assay.report.ClarityReport;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.theme.Texts;
import app.assay.workspace.FileReport;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The report of a review of one document, to read, to copy and to give away as a file.
final class ReportCard extends VBox {

  /// What the card needs of the rest of the window.
  ///
  /// @param choose asks for a file to write; gets the proposed name
  record Uses(
      TaskRunner runner,
      DocumentFile files,
      Function<String, Optional<Path>> choose,
      Runnable close) {}

  private final Texts texts = new Texts("points");
  private final Uses uses;
  private final OpenDocument document;
  private final FileReport report;
  private final String characters;
  private final TextArea text = new TextArea();
  private final Label message = new Label();
  private final Button copy = new Button();

  /// @param report about the text of the document as it is now
  ReportCard(OpenDocument document, FileReport report, Uses uses) {
    this.document = document;
    this.report = report;
    this.characters = document.text().text();
    this.uses = uses;
    getStyleClass().addAll("card", "report-card");
    setId("report");
    Label title = new Label(texts.get("report.title", document.name()));
    title.getStyleClass().add("heading-3");
    text.setId("report-text");
    text.setEditable(false);
    text.setWrapText(true);
    text.setAccessibleText(title.getText());
    text.getStyleClass().add("report-text");
    VBox.setVgrow(text, Priority.ALWAYS);
    message.setId("report-message");
    message.getStyleClass().add("muted");
    message.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Button close = button(new Button(), "close", uses.close());
    HBox row =
        new HBox(
            button(copy, "copy", this::copy),
            button(new Button(), "markdown", () -> export(".md", ClarityReport::markdown)),
            button(new Button(), "html", () -> export(".html", ClarityReport::html)),
            message,
            gap,
            close);
    row.getStyleClass().add("report-buttons");
    getChildren().addAll(title, text, row);
    write(ClarityReport::markdown, text::setText);
  }

  /// The focus of this card is its text, so that it can be scrolled and selected.
  @Override
  public void requestFocus() {
    text.requestFocus();
  }

  private Button button(Button button, String key, Runnable run) {
    button.setId("report-" + key);
    button.setText(texts.get("report." + key));
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setOnAction(e -> run.run());
    return button;
  }

  private void write(BiFunction<FileReport, String, String> how, Consumer<String> then) {
    uses.runner()
        .submit(
            texts.get("report.task", document.name()),
            progress -> how.apply(report, characters),
            (Outcome<String> outcome) -> {
              if (outcome instanceof Outcome.Done<String>(String written)) {
                then.accept(written);
              }
            });
  }

  private void copy() {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text.getText()));
    message.setText(texts.get("report.copied"));
  }

  private void export(String ending, BiFunction<FileReport, String, String> how) {
    String stem = document.name().replaceFirst("(\\.cgd)?\\.md$", "");
    uses.choose()
        .apply(stem + "-report" + ending)
        .ifPresent(file -> write(how, written -> save(file, SourceText.of(written))));
  }

  private void save(Path file, SourceText written) {
    String name = String.valueOf(file.getFileName());
    uses.runner()
        .submit(
            texts.get("report.task", document.name()),
            progress ->
                Files.exists(file) && uses.files().read(file) instanceof ReadResult.Loaded old
                    ? uses.files().save(file, written, old.sha256())
                    : uses.files().create(file, written),
            (Outcome<SaveResult> outcome) ->
                message.setText(
                    outcome instanceof Outcome.Done<SaveResult>(SaveResult.Saved _)
                        ? texts.get("report.saved", name)
                        : texts.get("report.notSaved", name)));
  }
}
