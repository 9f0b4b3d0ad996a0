package app.assay.ui.queue;

import app.assay.hitl.queue.DocumentOutcome;
import app.assay.ui.queue.model.QueueModel;
import app.assay.ui.queue.model.QueueResult;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What became of each document, or what would.
final class OutcomePane extends ScrollPane {

  private final QueueModel model;
  private final Texts texts;
  private final VBox page = new VBox();
  private Optional<QueueResult> shown = Optional.empty();

  OutcomePane(QueueModel model, Texts texts) {
    this.model = model;
    this.texts = texts;
    setId("queue-outcome");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    page.getStyleClass().add("queue-outcome");
    setContent(page);
    page.getChildren().setAll(hint("outcome.hint"));
  }

  void follow() {
    if (model.result().equals(shown)) {
      return;
    }
    shown = model.result();
    page.getChildren().clear();
    if (shown.isEmpty()) {
      page.getChildren().setAll(hint("outcome.hint"));
      return;
    }
    QueueResult result = shown.get();
    List<DocumentOutcome> documents = result.outcome().documents();
    if (documents.isEmpty()) {
      page.getChildren().setAll(hint("outcome.nothing"));
      return;
    }
    Label head = new Label(texts.get(result.trial() ? "outcome.trial" : "outcome.done"));
    head.getStyleClass().add("strong");
    head.setWrapText(true);
    head.setMinHeight(USE_PREF_SIZE);
    page.getChildren().add(head);
    documents.forEach(document -> page.getChildren().add(card(document)));
  }

  private Node card(DocumentOutcome document) {
    Label name = new Label(document.file());
    name.getStyleClass().add("strong");
    name.setWrapText(true);
    name.setMinHeight(USE_PREF_SIZE);
    Label kind = Chips.chip(document.kind().label(), style(document.kind()));
    kind.setMinWidth(USE_PREF_SIZE);
    HBox head = new HBox(kind, name);
    head.getStyleClass().add("card-head");
    VBox card = new VBox(head);
    card.getStyleClass().add("document-card");
    QueueResult.sentences(document).forEach(sentence -> card.getChildren().add(line(sentence)));
    document
        .planned()
        .ifPresent(
            planned -> {
              var header = planned.after().header();
              card.getChildren()
                  .add(
                      line(
                          texts.get(
                              "outcome.state",
                              planned.decisions().size(),
                              header.value("clarity-status"),
                              header.value("hitl-status"),
                              header.value("hitl-pending-count"))));
            });
    return card;
  }

  private static Label line(String sentence) {
    Label line = new Label(sentence);
    line.setWrapText(true);
    line.setMinHeight(USE_PREF_SIZE);
    return line;
  }

  private Label hint(String key) {
    Label hint = line(texts.get(key));
    hint.getStyleClass().add("muted");
    return hint;
  }

  private static String style(DocumentOutcome.Kind kind) {
    return switch (kind) {
      case APPLIED, APPLIED_BEFORE -> "good";
      case WOULD_APPLY -> "verifiable";
      case REFUSED, FAILED -> "critical";
      case UNANSWERED, NOT_REACHED -> "";
    };
  }
}
