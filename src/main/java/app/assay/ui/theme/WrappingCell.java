package app.assay.ui.theme;

import javafx.scene.Node;
import javafx.scene.control.ListCell;

/// A row that is as wide as its list and as high as its words then need.
///
/// @param <T> what a row shows
public abstract class WrappingCell<T> extends ListCell<T> {

  /// A list that is narrower has not been laid out yet; its rows are taken to be this low.
  private static final double NARROWEST = 50;

  private static final double LOW = 3;

  protected WrappingCell() {
    setMinWidth(0);
    setPrefWidth(0);
  }

  /// The skin would ask how high the words are with no width at all.
  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    Node graphic = getGraphic();
    double edges = snappedLeftInset() + snappedRightInset();
    double scrollBar = getFont().getSize();
    double room = getListView().getWidth() - edges - scrollBar;
    if (graphic == null) {
      return super.computePrefHeight(width);
    }
    return room < NARROWEST
        ? LOW * scrollBar
        : Math.ceil(graphic.prefHeight(room)) + snappedTopInset() + snappedBottomInset();
  }
}
