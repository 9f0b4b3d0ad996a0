package app.assay.ui.review;

import app.assay.hitl.WriteResult;
import app.assay.ui.review.model.DocumentPlan;
import app.assay.ui.review.model.ReviewDocument;
import app.assay.ui.review.model.ReviewModel;
import app.assay.ui.review.model.WriteOutcome;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// What was written and what was not, with the way back and the way on.
final class ResultPane extends VBox {

  private static final int HASH_SHOWN = 12;

  private final ReviewModel model;
  private final Texts texts;
  private final Label title = new Label();
  private final Label explain = new Label();
  private final VBox cards = new VBox();
  private final Button undo = new Button();
  private final Button again = new Button();
  private final Button on = new Button();
  private List<WriteOutcome> shown = List.of();

  /// @param leave takes the screen away
  ResultPane(ReviewModel model, Texts texts, Runnable leave) {
    this.model = model;
    this.texts = texts;
    getStyleClass().add("result-pane");
    title.setId("review-result");
    title.getStyleClass().add("heading-2");
    explain.getStyleClass().add("muted");
    VBox top = new VBox(title, explain);
    top.getStyleClass().add("round-top");
    cards.getStyleClass().add("cards");
    ScrollPane scroll = new ScrollPane(cards);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    undo.setId("review-result-undo");
    undo.setText(texts.get("result.undo"));
    undo.setGraphic(new KeyCap("Ctrl Z"));
    undo.setContentDisplay(ContentDisplay.RIGHT);
    undo.setOnAction(e -> model.undo());
    again.setId("review-open-again");
    again.setText(texts.get("result.openAgain"));
    again.setOnAction(e -> model.openAgain());
    on.setId("review-continue");
    on.setOnAction(
        e -> {
          if (isDone()) {
            leave.run();
          } else {
            model.askAgain();
          }
        });
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(undo, gap, again, on);
    row.getStyleClass().add("actions");
    getChildren().addAll(top, scroll, row);
  }

  void focusContinue() {
    on.requestFocus();
  }

  // A new list is a new writing, though its outcomes may be equal.
  @SuppressWarnings("ReferenceEquality")
  void follow() {
    List<WriteOutcome> outcomes = model.committing().outcomes();
    if (outcomes != shown) {
      shown = outcomes;
      cards.getChildren().setAll(outcomes.stream().map(this::card).toList());
      model.committing().documents().stream()
          .filter(d -> outcomes.stream().noneMatch(o -> o.job().document().file().equals(d.file())))
          .forEach(d -> cards.getChildren().add(leftOut(d)));
    }
    int written =
        outcomes.stream()
            .filter(WriteOutcome::isWritten)
            .mapToInt(o -> o.job().planned().decisions().size())
            .sum();
    title.setText(texts.get("result.title", written));
    explain.setText(texts.get(written > 0 ? "result.explain" : "result.nothing"));
    undo.setVisible(written > 0);
    boolean changed =
        outcomes.stream().anyMatch(o -> o.result() instanceof WriteResult.ChangedUnderneath);
    again.setVisible(changed);
    again.setManaged(changed);
    on.setText(texts.get(isDone() ? "bar.leave" : "result.continue"));
  }

  private boolean isDone() {
    return model.asking().isAsked() && model.committing().documents().isEmpty();
  }

  /// A document whose plan was refused, so that it was not even tried.
  private VBox leftOut(ReviewDocument document) {
    VBox card = card(document, Chips.chip(texts.get("result.refused"), "critical"));
    String why =
        switch (model.committing().plan(document).orElseGet(DocumentPlan.Waiting::new)) {
          case DocumentPlan.Refused(String message) -> message;
          case DocumentPlan.Undeclared(String message) -> message;
          case DocumentPlan.Ready _, DocumentPlan.Waiting _ -> texts.get("result.kept");
        };
    card.getChildren().add(sentence(why, ""));
    return card;
  }

  private static VBox card(ReviewDocument document, Label state) {
    Label name = new Label(document.fileName());
    name.getStyleClass().add("heading-3");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox head = new HBox(name, gap, state);
    head.getStyleClass().add("card-head");
    VBox card = new VBox(head);
    card.getStyleClass().add("document-card");
    return card;
  }

  private VBox card(WriteOutcome outcome) {
    Label state =
        outcome.isWritten()
            ? Chips.chip(texts.get("result.written"), "good")
            : Chips.chip(texts.get("result.refused"), "critical");
    VBox card = card(outcome.job().document(), state);
    if (outcome.result() instanceof WriteResult.Written written) {
      card.getChildren().add(sentence(status(outcome), ""));
      card.getChildren()
          .add(sentence(texts.get("result.entries", written.records().size()), "muted"));
      written.notes().forEach(note -> card.getChildren().add(sentence(note, "warning-text")));
    } else {
      card.getChildren().add(sentence(model.committing().trouble(outcome), ""));
    }
    if (!outcome.difference().isEmpty()) {
      card.getChildren().add(sentence(texts.get("result.changes"), "caption"));
      DiffLines lines = new DiffLines(texts, false);
      lines.setRows(outcome.difference());
      card.getChildren().add(lines);
    }
    return card;
  }

  private String status(WriteOutcome outcome) {
    var header = outcome.job().planned().after().header();
    String hash = header.value("document-sha256");
    return String.join(
        " · ",
        header.value("clarity-status") + " | " + header.value("hitl-status"),
        texts.get("result.hash", hash.substring(0, Math.min(HASH_SHOWN, hash.length()))));
  }

  private static Label sentence(String text, String style) {
    Label label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
    if (!style.isEmpty()) {
      label.getStyleClass().add(style);
    }
    return label;
  }
}
