package app.assay.ui.points;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The row of a finding that does not count: rule and place over a second line. Made once for a
/// cell and written anew.
final class AsideLine extends VBox {

  private final Label rule = new Label();
  private final Label second = new Label();

  AsideLine() {
    rule.getStyleClass().add("strong");
    rule.setMinWidth(0);
    second.getStyleClass().add("muted");
    second.setMinWidth(0);
    getChildren().addAll(rule, second);
    setMinWidth(0);
  }

  /// Shows this finding and a line under it from now on.
  void show(PointRow.Aside row, String under) {
    rule.setText(row.found().rule().id() + "  " + row.where());
    second.setText(under);
  }
}
