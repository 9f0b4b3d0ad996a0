package app.assay.ui.judge;

import app.assay.ui.judge.model.Estimates;
import app.assay.ui.theme.Paragraph;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// Says what asking about a document would send and cost, and asks only after a yes.
public final class AskCard extends VBox {

  private final Button yes = new Button();
  private final Button no = new Button();

  /// @param path the document's name
  /// @param ask does it
  /// @param close does not
  public AskCard(String path, Estimates.Sum sum, Runnable ask, Runnable close) {
    Texts texts = new Texts("judge");
    getStyleClass().addAll("card", "ask-card");
    setId("ask-judges");
    Label title = new Paragraph(texts.get("ask.title"));
    title.getStyleClass().add("heading-3");
    Label about = new Paragraph(path);
    about.getStyleClass().add("muted");
    Label cost = new Paragraph(sum.sentence());
    cost.setId("ask-judges-cost");
    Label what = new Paragraph(texts.get("ask.what"));
    what.getStyleClass().addAll("muted", "small");
    yes.setId("ask-judges-yes");
    yes.setText(texts.get("ask.yes"));
    yes.getStyleClass().add("accent");
    yes.setDisable(!sum.withinCap());
    yes.setOnAction(e -> ask.run());
    no.setId("ask-judges-no");
    no.setText(texts.get("ask.no"));
    no.setOnAction(e -> close.run());
    HBox buttons = new HBox(yes, no);
    buttons.getStyleClass().add("buttons");
    getChildren().addAll(title, about, cost, what, buttons);
  }

  /// The focus of this card is what can be done.
  @Override
  public void requestFocus() {
    if (yes.isDisabled()) {
      no.requestFocus();
    } else {
      yes.requestFocus();
    }
  }
}
