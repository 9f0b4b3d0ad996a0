package app.assay.ui;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

/// Two panels one below the other, of which the lower one can be taken away.
final class LeftSide extends SplitPane {

  private static final double EDGE = 0.54;

  private final Region lower;

  LeftSide(Region upper, Region lower) {
    this.lower = lower;
    setOrientation(Orientation.VERTICAL);
    getStyleClass().add("left-side");
    for (Region part : List.of(upper, lower)) {
      part.setMinSize(0, 0);
    }
    getItems().addAll(upper, lower);
    SplitPane.setResizableWithParent(lower, false);
    setDividerPositions(EDGE);
  }

  boolean isLowerShown() {
    return getItems().contains(lower);
  }

  void showLower(boolean shown) {
    if (shown && !isLowerShown()) {
      getItems().add(lower);
      setDividerPositions(EDGE);
    } else if (!shown) {
      getItems().remove(lower);
    }
  }
}
