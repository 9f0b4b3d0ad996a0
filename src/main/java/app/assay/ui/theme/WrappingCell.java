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

  private final boolean flowing;

  protected WrappingCell() {
    this(false);
  }

  /// @param flowing whether it has chips or words that flow: these fill just the width that the
  ///   height was worked out for, and leave free what a scroll bar would take
  protected WrappingCell(boolean flowing) {
    this.flowing = flowing;
    setMinWidth(0);
    setPrefWidth(0);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    if (flowing && getGraphic() != null && room() >= NARROWEST) {
      getGraphic().resize(room(), getGraphic().getLayoutBounds().getHeight());
    }
  }

  private double room() {
    double edges = snappedLeftInset() + snappedRightInset();
    return getListView().getWidth() - edges - getFont().getSize();
  }

  /// The skin would ask how high the words are with no width at all.
  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    Node graphic = getGraphic();
    if (graphic == null) {
      return super.computePrefHeight(width);
    }
    double room = room();
    return room < NARROWEST
        ? LOW * getFont().getSize()
        : Math.ceil(graphic.prefHeight(room)) + snappedTopInset() + snappedBottomInset();
  }
}
