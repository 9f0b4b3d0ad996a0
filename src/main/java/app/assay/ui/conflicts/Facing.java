package app.assay.ui.conflicts;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// Two parts that are compared: beside each other where each gets room for a line of text, else one
/// above the other. Both always get the same size.
final class Facing extends Pane {

  /// The least width and height of a part and the gap between both, in sizes of a letter.
  private static final double LEAST = 17;

  private static final double LEAST_HEIGHT = 10;

  private static final double GAP = 1.231;

  private final Node first;
  private final Node second;
  private final Label measure;

  /// @param measure a label on the same screen, whose letters are of its size
  Facing(Region first, Region second, Label measure) {
    super(first, second);
    this.first = first;
    this.second = second;
    this.measure = measure;
    measure.fontProperty().addListener((o, was, is) -> requestLayout());
  }

  private double em() {
    return measure.getFont().getSize();
  }

  /// Whether both lie beside each other at this width in pixels.
  boolean isBeside(double width) {
    return width >= (2 * LEAST + GAP) * em();
  }

  @Override
  protected double computePrefWidth(double height) {
    return (2 * LEAST + GAP) * em();
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinHeight(double width) {
    return (isBeside(width) ? LEAST_HEIGHT : 2 * LEAST_HEIGHT + GAP) * em();
  }

  @Override
  protected double computePrefHeight(double width) {
    return computeMinHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double gap = snapSpaceX(GAP * em());
    double width = getWidth();
    double height = getHeight();
    if (isBeside(width)) {
      double half = snapSizeX((width - gap) / 2);
      first.resizeRelocate(0, 0, half, height);
      second.resizeRelocate(half + gap, 0, width - half - gap, height);
    } else {
      double half = snapSizeY((height - gap) / 2);
      first.resizeRelocate(0, 0, width, half);
      second.resizeRelocate(0, half + gap, width, height - half - gap);
    }
  }
}
