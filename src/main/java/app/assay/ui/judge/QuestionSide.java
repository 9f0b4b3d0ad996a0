package app.assay.ui.judge;

import app.assay.ui.judge.model.QuestionRow;
import app.assay.ui.judge.model.QuestionRow.CriterionSaid;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeyCap;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// The question that is chosen: what it is about, why it is open, and what was said of each
/// criterion.
final class QuestionSide extends ScrollPane {

  private final Texts texts;
  private final Consumer<QuestionRow> reveal;
  private final VBox page = new VBox();

  /// @param reveal shows what was said of an open question, which is remembered
  QuestionSide(Texts texts, Consumer<QuestionRow> reveal) {
    this.texts = texts;
    this.reveal = reveal;
    setId("questions-side");
    getStyleClass().addAll("claim-pane", "question-side");
    page.getStyleClass().add("details-body");
    setContent(page);
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  /// @param age how long a question has been in the queue
  /// @param revealed whether what was said of an open question may be seen before one's own answer
  void show(
      Optional<QuestionRow> chosen,
      Function<QuestionRow, String> age,
      Predicate<QuestionRow> revealed) {
    page.getChildren().clear();
    setVvalue(0);
    if (chosen.isEmpty()) {
      add(texts.get("side.none"), "muted");
      return;
    }
    QuestionRow row = chosen.get();
    Label state = Chips.chip(texts.get("state." + row.state()), style(row.state()));
    Label gate = Chips.chip(new GateWords().of(row.gate()), "verifiable");
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
    boolean hidden = row.state().isOpen() && !row.said().isEmpty() && !revealed.test(row);
    if (hidden) {
      heard(row);
      return;
    }
    for (CriterionSaid criterion : row.criteria()) {
      add(criterion.criterion(), "caption");
      if (criterion.lines().isEmpty()) {
        add(texts.get("said.nobody"), "muted");
      }
      criterion.lines().forEach(line -> page.getChildren().add(new SaidLine(line)));
    }
  }

  private void heard(QuestionRow row) {
    add(texts.get("heard.title"), "caption");
    add(texts.get("heard", row.said()), "muted");
    Button show = KeyCap.on(new Button(texts.get("heard.show")), "O");
    show.setId("questions-reveal");
    show.setMinWidth(USE_PREF_SIZE);
    show.setOnAction(e -> reveal.accept(row));
    page.getChildren().add(show);
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
