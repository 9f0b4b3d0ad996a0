package app.assay.ui.problems;

import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The nine points beside the list of problems, each with its count or a tick; pressing one leaves
/// only its problems, pressing it again brings all back.
final class PointsPane extends ScrollPane {

  private static final int POINTS = 9;

  /// Points that ask for judgement, so that a detector only advises (rulebook engine-practice
  /// §1.5).
  private static final Set<Integer> ADVISORY = Set.of(3, 6, 7);

  /// What the style sheet gives a row at both sides together.
  private static final double PADDING = 24;

  private final Texts texts;
  private final ProblemsModel model;
  private final List<Row> rows = new ArrayList<>();

  PointsPane(Texts texts, ProblemsModel model) {
    this.texts = texts;
    this.model = model;
    setId("problems-points");
    getStyleClass().add("points-pane");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    setMinWidth(Region.USE_PREF_SIZE);
    VBox box = new VBox();
    box.getStyleClass().add("points-rows");
    for (int point = 1; point <= POINTS; point++) {
      Row row = new Row(point);
      rows.add(row);
      box.getChildren().add(row);
    }
    setContent(box);
    model.onChange(this::follow);
    follow();
  }

  private void follow() {
    List<PointState> states = model.points();
    for (int i = 0; i < rows.size(); i++) {
      rows.get(i).show(states.get(i));
    }
  }

  private final class Row extends ToggleButton {

    private final int point;
    private final Label count = new Label();

    Row(int point) {
      this.point = point;
      setId("problems-point-" + point);
      getStyleClass().addAll("flat", "point-row");
      setMaxWidth(Double.MAX_VALUE);
      Label name = new Label(point + "  " + texts.get("point." + point));
      name.setMaxWidth(Double.MAX_VALUE);
      name.setMinWidth(Region.USE_PREF_SIZE);
      HBox.setHgrow(name, Priority.ALWAYS);
      count.getStyleClass().add("chip");
      count.setMinWidth(Region.USE_PREF_SIZE);
      HBox line = new HBox(name, count);
      if (ADVISORY.contains(point)) {
        Label advice = new Label(texts.get("point.advisory"));
        advice.getStyleClass().addAll("muted", "point-advice");
        advice.setMinWidth(Region.USE_PREF_SIZE);
        line.getChildren().add(1, advice);
      }
      line.getStyleClass().add("point-line");
      setGraphic(line);
      line.prefWidthProperty().bind(widthProperty().subtract(PADDING));
      setOnAction(e -> model.setPoint(isSelected() ? point : 0));
    }

    void show(PointState state) {
      setSelected(model.point() == point);
      count.getStyleClass().setAll("chip");
      state.heaviest().ifPresent(severity -> count.getStyleClass().add(severity.label()));
      count.setText(state.isPassed() ? "✓" : state.asked() ? Integer.toString(state.count()) : "–");
      String spoken =
          texts.get(
              state.isPassed() ? "point.passed" : state.asked() ? "point.found" : "point.unasked",
              point,
              texts.get("point." + point),
              state.count(),
              state.waived());
      setAccessibleText(spoken);
      setTooltip(new Tooltip(spoken));
    }
  }
}
