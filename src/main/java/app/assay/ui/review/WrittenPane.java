package app.assay.ui.review;

import app.assay.ui.review.model.DocumentPlan;
import app.assay.ui.review.model.ReviewDocument;
import app.assay.ui.review.model.ReviewEntry;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.theme.PanelHeader;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// What the answers make of the document that is looked at, line by line, after each answer.
final class WrittenPane extends VBox {

  private final ReviewModel model;
  private final Texts texts;
  private final Label message = new Label();
  private final DiffLines lines;
  private final ScrollPane scroll;
  private final SignalsPane signals;

  WrittenPane(ReviewModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    this.lines = new DiffLines(texts, true);
    this.signals = new SignalsPane(model, texts);
    getStyleClass().add("written-pane");
    message.setId("review-written-message");
    message.setWrapText(true);
    message.getStyleClass().add("written-message");
    VBox page = new VBox(message, lines);
    page.getStyleClass().add("written-page");
    scroll = new ScrollPane(page);
    scroll.setId("review-written");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(new PanelHeader(texts.get("written.title"), ""), scroll, signals);
  }

  void follow() {
    Optional<ReviewDocument> document = model.asking().current().map(ReviewEntry::document);
    Optional<DocumentPlan> plan = document.flatMap(model.committing()::plan);
    scroll.setAccessibleText(
        texts.get("written.accessible", document.map(ReviewDocument::fileName).orElse("")));
    String said = document.map(d -> said(d, plan)).orElseGet(() -> texts.get("written.noClaim"));
    message.setText(said);
    message.setVisible(!said.isEmpty());
    message.setManaged(!said.isEmpty());
    boolean refused =
        plan.filter(p -> p instanceof DocumentPlan.Refused || p instanceof DocumentPlan.Undeclared)
            .isPresent();
    message.getStyleClass().removeAll("muted", "warning-text");
    message.getStyleClass().add(refused ? "warning-text" : "muted");
    if (plan.filter(p -> p instanceof DocumentPlan.Waiting).isEmpty()) {
      lines.setRows(
          plan.orElse(null) instanceof DocumentPlan.Ready ready ? ready.rows() : List.of());
    }
    signals.follow();
  }

  private String said(ReviewDocument document, Optional<DocumentPlan> plan) {
    if (plan.isEmpty()) {
      int others = model.committing().documents().size();
      return texts.get("written.nothing", document.name())
          + (others > 0 ? "\n\n" + texts.get("written.others", others) : "");
    }
    return switch (plan.get()) {
      case DocumentPlan.Waiting _ -> texts.get("written.waiting");
      case DocumentPlan.Ready ready -> ready.rows().isEmpty() ? texts.get("written.same") : "";
      case DocumentPlan.Undeclared(String why) -> why;
      case DocumentPlan.Refused(String why) -> why;
    };
  }
}
