package app.assay.ui.judge;

import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.QuestionRow.CriterionSaid;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The question that is chosen: what it is about, why it is open, and what was said of each
/// criterion.
final class QuestionSide extends ScrollPane {

  private final Texts texts;
  private final VBox page = new VBox();

  QuestionSide(Texts texts) {
    this.texts = texts;
    setId("questions-side");
    getStyleClass().addAll("claim-pane", "question-side");
    page.getStyleClass().add("details-body");
    setContent(page);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  /// @param age how long a question has been in the queue
  void show(Optional<QuestionRow> chosen, Function<QuestionRow, String> age) {
    page.getChildren().clear();
    setVvalue(0);
    if (chosen.isEmpty()) {
      add(texts.get("side.none"), "muted");
      return;
    }
    QuestionRow row = chosen.get();
    Label state = Chips.chip(texts.get("state." + row.state()), style(row.state()));
    Label gate = Chips.chip(row.gate(), "verifiable");
    HBox chips = new HBox(gate, state);
    chips.getStyleClass().add("details-head");
    page.getChildren().add(chips);
    add(row.subject(), "details-title");
    add(row.about(), "muted");
    add(texts.get("side.since", age.apply(row), texts.get("attempts", row.attempts())), "muted");
    if (!row.why().isEmpty()) {
      add(texts.get("side.why"), "caption");
      add(row.why());
    }
    for (CriterionSaid criterion : row.criteria()) {
      add(criterion.criterion(), "caption");
      if (criterion.lines().isEmpty()) {
        add(texts.get("said.nobody"), "muted");
      }
      criterion.lines().forEach(line -> page.getChildren().add(new SaidLine(line)));
    }
  }

  private static String style(QuestionRow.State state) {
    return switch (state) {
      case PERSON -> "warning";
      case LATER, DUE -> "";
      case ANSWERED -> "good";
    };
  }

  private void add(String words, String... styles) {
    Node label = new Paragraph(words);
    label.getStyleClass().addAll(styles);
    page.getChildren().add(label);
  }
}
