package app.assay.ui.judge;

import app.assay.hitl.opinion.ClaimOpinion;
import app.assay.judge.Answer;
import app.assay.judge.Criterion;
import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// What judges said of a claim, as advice: it changes nothing. What was said of an earlier text is
/// shown as stale.
public final class OpinionBox extends VBox {

  private final Texts texts = new Texts("judge");
  private final SaidWords words;

  /// @param opinion empty where nothing is known
  public OpinionBox(Optional<ClaimOpinion> opinion, SaidWords words) {
    this.words = words;
    setId("opinions");
    getStyleClass().addAll("well", "opinions");
    Label title = new Label(texts.get("opinions"));
    title.getStyleClass().add("caption");
    HBox head = new HBox(title);
    head.getStyleClass().add("details-head");
    getChildren().add(head);
    Optional<ClaimOpinion> stale = opinion.filter(o -> o.stale().isPresent());
    List<Answer> answers = opinion.map(o -> o.opinion().answers()).orElse(List.of());
    if (stale.isPresent()) {
      head.getChildren().add(Chips.chip(texts.get("opinions.staleChip"), "temporal"));
      add(texts.get("opinions.stale"));
      said(stale.get(), stale.get().stale().orElseThrow().answers());
    } else if (answers.isEmpty()) {
      add(texts.get("opinions.none"));
    } else {
      said(opinion.orElseThrow(), answers);
      add(texts.get("opinions.advice"));
    }
  }

  private void said(ClaimOpinion opinion, List<Answer> answers) {
    for (Criterion criterion : opinion.opinion().question().criteria()) {
      List<SaidWords.Line> lines = words.verdicts(answers, criterion.id());
      if (!lines.isEmpty()) {
        Label name = new Paragraph(criterion.text());
        name.getStyleClass().addAll("muted", "small", "opinion-criterion");
        getChildren().add(name);
        lines.forEach(line -> getChildren().add(new SaidLine(line)));
      }
    }
    words.deferrals(answers).forEach(line -> getChildren().add(new SaidLine(line)));
  }

  private void add(String sentence) {
    Label label = new Paragraph(sentence);
    label.getStyleClass().addAll("muted", "small");
    getChildren().add(label);
  }
}
