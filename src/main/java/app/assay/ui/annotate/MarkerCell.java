package app.assay.ui.annotate;

import app.assay.ui.annotate.model.Choice;
import app.assay.ui.annotate.model.MarkerRow;
import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/// A marker on offer: what was chosen, the words it speaks of, and what it would do.
final class MarkerCell extends WrappingCell<MarkerRow> {

  private final Texts texts;

  MarkerCell(Texts texts) {
    this.texts = texts;
    getStyleClass().add("claim-cell");
  }

  @Override
  protected void updateItem(MarkerRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    Choice choice = row.choice();
    Label sign = new Label(texts.get("sign." + choice.label()));
    sign.getStyleClass().addAll("state-sign", "choice-" + choice.label());
    Label words = new Label(row.words());
    words.getStyleClass().add("claim-text");
    words.setWrapText(true);
    Label does = new Label(row.marker().fix().title());
    does.getStyleClass().addAll("muted", "small");
    does.setWrapText(true);
    var severity = row.marker().finding().severity();
    Label rule = Chips.chip(row.marker().finding().rule().id(), severity.label());
    Label place = new Label(texts.get("marker.line", row.line(), state(row)));
    place.getStyleClass().addAll("muted", "small");
    HBox foot = new HBox(rule, place);
    foot.getStyleClass().add("card-head");
    VBox side = new VBox(words, does, foot);
    side.getStyleClass().add("claim-words");
    HBox all = new SharedRow(List.of(side), sign, side);
    all.getStyleClass().add("claim-row");
    setGraphic(all);
    setAccessibleText(texts.get("marker.accessible", row.words(), does.getText(), state(row)));
  }

  private String state(MarkerRow row) {
    return texts.get(row.overlaps() ? "state.overlaps" : "state." + row.choice().label());
  }
}
