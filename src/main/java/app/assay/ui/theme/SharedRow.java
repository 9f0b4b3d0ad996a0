package app.assay.ui.theme;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// A row in which some parts share equally the width that the others leave. It knows how high it is
/// at a width, which a plain box works out from the widths its parts would like.
public final class SharedRow extends HBox {

  private final List<Region> sharing;

  /// @param sharing those of the parts that share
  public SharedRow(List<Region> sharing, Node... parts) {
    super(parts);
    this.sharing = List.copyOf(sharing);
    for (Region part : sharing) {
      part.setMinWidth(0);
      part.setPrefWidth(0);
      setHgrow(part, Priority.ALWAYS);
    }
  }

  @Override
  protected double computePrefHeight(double width) {
    double room = width - snappedLeftInset() - snappedRightInset();
    room -= getSpacing() * (getManagedChildren().size() - 1);
    for (Node part : getManagedChildren()) {
      room -= sharing.contains(part) ? 0 : snapSizeX(part.prefWidth(-1));
    }
    double share = Math.max(1, Math.floor(room / sharing.size()));
    double height = 0;
    for (Node part : getManagedChildren()) {
      double alone = part.prefHeight(-1);
      height = Math.max(height, sharing.contains(part) ? part.prefHeight(share) : alone);
    }
    return snappedTopInset() + height + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }
}
