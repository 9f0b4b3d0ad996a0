package app.assay.ui.points;

import app.assay.ui.theme.KeptTooltip;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;

/// Draws a point with its counts, or what the document allows. What it draws with is kept: a list
/// draws its rows again after each keystroke.
final class PointCell extends ListCell<PointRow> {

  private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");
  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

  private final Texts texts;
  private final PointsModel model;
  private final KeptTooltip tip = new KeptTooltip(this);
  private final PointLine line;
  private final Label title = new Label();
  private final AsideLine aside = new AsideLine();

  PointCell(Texts texts, PointsModel model) {
    this.texts = texts;
    this.model = model;
    line = new PointLine(texts);
    title.getStyleClass().add("caption");
    setPrefWidth(1);
  }

  @Override
  protected void updateItem(PointRow item, boolean empty) {
    super.updateItem(item, empty);
    pseudoClassStateChanged(ALONE, false);
    pseudoClassStateChanged(
        HEADING, item instanceof PointRow.Allowed || item instanceof PointRow.Lighter);
    if (empty || item == null) {
      tip.set("");
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    switch (item) {
      case PointRow.Point row -> point(row);
      case PointRow.Allowed(int count) -> heading(texts.get("allowed", count));
      case PointRow.Lighter(int count) -> heading(texts.get("outweighed", count));
      case PointRow.Waived waived ->
          aside(waived, waived.finding().reason(), "waived.spoken", waived.finding().reason());
      case PointRow.Outweighed lighter ->
          aside(
              lighter,
              lighter.found().finding().message(),
              "outweighed.spoken",
              texts.get("outweighed.about"));
    }
  }

  private void point(PointRow.Point row) {
    pseudoClassStateChanged(ALONE, model.alone().orElse(0) == row.point());
    line.show(row);
    setGraphic(line);
    setAccessibleText(spoken(row));
    tip.set(texts.get("about." + row.point()));
  }

  private String spoken(PointRow.Point row) {
    String counts =
        row.counts().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(e -> e.getValue() + " " + e.getKey().label())
            .collect(Collectors.joining(", "));
    String state =
        row.state() == PointState.FOUND
            ? counts
            : texts.get("state." + row.state(), row.allowed(), row.outweighed());
    return texts.get(
        row.isAdvisory() ? "spoken.advisory" : "spoken",
        row.point(),
        texts.get("point." + row.point()),
        state);
  }

  private void heading(String text) {
    title.setText(text);
    setGraphic(title);
    setAccessibleText(text);
    tip.set("");
  }

  private void aside(PointRow.Aside row, String second, String spoken, String about) {
    aside.show(row, second);
    setGraphic(aside);
    setAccessibleText(texts.get(spoken, row.found().rule().id(), row.where(), second));
    tip.set(about);
  }
}
