package app.assay.ui.judge;

import app.assay.ui.judge.model.SaidWords;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Paragraph;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// One judge's word on one criterion: who, the verdict, and why.
public final class SaidLine extends VBox {

  public SaidLine(SaidWords.Line line) {
    getStyleClass().add("said-line");
    Label who = new Label(line.who());
    who.getStyleClass().add("strong");
    who.setMinWidth(0);
    String style = line.style().equals("muted") ? "" : line.style();
    Label verdict = Chips.chip(line.verdict(), style);
    verdict.setMinWidth(USE_PREF_SIZE);
    HBox head = new HBox(who, verdict);
    head.getStyleClass().add("card-head");
    getChildren().add(head);
    if (!line.why().isEmpty()) {
      Label why = new Paragraph(line.why());
      why.getStyleClass().add("small");
      getChildren().add(why);
    }
    setAccessibleText(line.sentence());
  }
}
