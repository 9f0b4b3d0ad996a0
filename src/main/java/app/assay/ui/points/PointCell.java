package app.assay.ui.points;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.SeverityDot;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Draws a point with its counts, or what the document allows.
final class PointCell extends ListCell<PointRow> {

  private static final PseudoClass ALONE = PseudoClass.getPseudoClass("alone");
  private static final PseudoClass HEADING = PseudoClass.getPseudoClass("heading");

  private final Texts texts;
  private final PointsModel model;

  PointCell(Texts texts, PointsModel model) {
    this.texts = texts;
    this.model = model;
    setPrefWidth(1);
  }

  @Override
  protected void updateItem(PointRow item, boolean empty) {
    super.updateItem(item, empty);
    pseudoClassStateChanged(ALONE, false);
    pseudoClassStateChanged(HEADING, item instanceof PointRow.Allowed);
    setTooltip(null);
    if (empty || item == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    switch (item) {
      case PointRow.Point row -> point(row);
      case PointRow.Allowed(int count) -> {
        Label title = new Label(texts.get("allowed", count));
        title.getStyleClass().add("caption");
        setGraphic(title);
        setAccessibleText(title.getText());
      }
      case PointRow.Waived waived -> waived(waived);
    }
  }

  private void point(PointRow.Point row) {
    pseudoClassStateChanged(ALONE, model.alone().orElse(0) == row.point());
    Label number = new Label(Integer.toString(row.point()));
    number.getStyleClass().addAll("point-number", "muted");
    Label name = new Label(texts.get("point." + row.point()));
    name.setMinWidth(0);
    HBox line = new HBox(number, name);
    if (row.isAdvisory()) {
      Label advisory = new Label(texts.get("advisory"));
      advisory.getStyleClass().addAll("muted", "advisory");
      advisory.setMinWidth(Region.USE_PREF_SIZE);
      line.getChildren().add(advisory);
    }
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    line.getChildren().addAll(gap, state(row));
    line.getStyleClass().add("point-row");
    line.setMinWidth(0);
    setGraphic(line);
    setAccessibleText(spoken(row));
    setTooltip(new Tooltip(texts.get("about." + row.point())));
  }

  private Node state(PointRow.Point row) {
    HBox box =
        switch (row.state()) {
          case FOUND -> Chips.counts(row.counts());
          case PASSED -> {
            Label word = new Label(texts.get("state.PASSED"));
            word.getStyleClass().add("good-text");
            yield new HBox(new SeverityDot("good"), word);
          }
          default -> {
            Label word = new Label(texts.get("state." + row.state(), row.allowed()));
            word.getStyleClass().add("muted");
            yield new HBox(word);
          }
        };
    box.getStyleClass().add("point-state");
    box.setMinWidth(Region.USE_PREF_SIZE);
    return box;
  }

  private String spoken(PointRow.Point row) {
    String counts =
        row.counts().entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(e -> e.getValue() + " " + e.getKey().label())
            .collect(Collectors.joining(", "));
    String state =
        row.state() == PointState.FOUND ? counts : texts.get("state." + row.state(), row.allowed());
    return texts.get(
        row.isAdvisory() ? "spoken.advisory" : "spoken",
        row.point(),
        texts.get("point." + row.point()),
        state);
  }

  private void waived(PointRow.Waived row) {
    var finding = row.finding().finding();
    Label rule = new Label(finding.rule().id() + "  " + row.where());
    rule.getStyleClass().add("strong");
    rule.setMinWidth(0);
    Label reason = new Label(row.finding().reason());
    reason.getStyleClass().add("muted");
    reason.setMinWidth(0);
    VBox box = new VBox(rule, reason);
    box.setMinWidth(0);
    setGraphic(box);
    setAccessibleText(
        texts.get("waived.spoken", finding.rule().id(), row.where(), row.finding().reason()));
    setTooltip(new Tooltip(row.finding().reason()));
  }
}
