package app.assay.ui.points;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.KeptTooltip;
import app.assay.ui.theme.SeverityDot;
import app.assay.ui.theme.Texts;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
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
  private final KeptTooltip tip = new KeptTooltip(this);

  PointCell(Texts texts, PointsModel model) {
    this.texts = texts;
    this.model = model;
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
    tip.set(texts.get("about." + row.point()));
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
            Label word =
                new Label(texts.get("state." + row.state(), row.allowed(), row.outweighed()));
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
    Label title = new Label(text);
    title.getStyleClass().add("caption");
    setGraphic(title);
    setAccessibleText(text);
    tip.set("");
  }

  private void aside(PointRow.Aside row, String second, String spoken, String about) {
    Label rule = new Label(row.found().rule().id() + "  " + row.where());
    rule.getStyleClass().add("strong");
    rule.setMinWidth(0);
    Label line = new Label(second);
    line.getStyleClass().add("muted");
    line.setMinWidth(0);
    VBox box = new VBox(rule, line);
    box.setMinWidth(0);
    setGraphic(box);
    setAccessibleText(texts.get(spoken, row.found().rule().id(), row.where(), second));
    tip.set(about);
  }
}
