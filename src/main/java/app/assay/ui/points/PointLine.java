package app.assay.ui.points;

import app.assay.ui.theme.CountChips;
import app.assay.ui.theme.SeverityDot;
import app.assay.ui.theme.Shown;
import app.assay.ui.theme.Texts;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The row of a point: number, name and what was found. Made once for a cell and written anew.
final class PointLine extends HBox {

  private final Texts texts;
  private final Label number = new Label();
  private final Label name = new Label();
  private final Label advisory = new Label();
  private final CountChips counts = new CountChips();
  private final Label passed = new Label();
  private final HBox good = new HBox(new SeverityDot("good"), passed);
  private final Label other = new Label();

  PointLine(Texts texts) {
    this.texts = texts;
    number.getStyleClass().addAll("point-number", "muted");
    name.setMinWidth(0);
    advisory.setText(texts.get("advisory"));
    advisory.getStyleClass().addAll("muted", "advisory");
    advisory.setMinWidth(USE_PREF_SIZE);
    passed.setText(texts.get("state.PASSED"));
    passed.getStyleClass().add("good-text");
    other.getStyleClass().add("muted");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(number, name, advisory, gap);
    for (HBox state : new HBox[] {counts, good, new HBox(other)}) {
      state.getStyleClass().add("point-state");
      state.setMinWidth(USE_PREF_SIZE);
      getChildren().add(state);
    }
    getStyleClass().add("point-row");
    setMinWidth(0);
  }

  /// Shows this row from now on.
  void show(PointRow.Point row) {
    number.setText(Integer.toString(row.point()));
    name.setText(texts.get("point." + row.point()));
    Shown.set(advisory, row.isAdvisory());
    Shown.set(counts, row.state() == PointState.FOUND);
    counts.show(row.counts());
    Shown.set(good, row.state() == PointState.PASSED);
    boolean isOther = row.state() != PointState.FOUND && row.state() != PointState.PASSED;
    Shown.set(other.getParent(), isOther);
    other.setText(
        isOther ? texts.get("state." + row.state(), row.allowed(), row.outweighed()) : "");
  }
}
