package app.assay.ui.shell;

import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// Tabs at the left, buttons at the right, and between them what belongs to the tab in front; that
/// has a second row to itself where it would lie over its neighbours.
final class DockHeader extends Region {

  private final HBox tabs;
  private final HBox beside;
  private final HBox buttons;

  DockHeader(HBox tabs, HBox beside, HBox buttons) {
    this.tabs = tabs;
    this.beside = beside;
    this.buttons = buttons;
    getStyleClass().addAll("panel-header", "dock-header");
    getChildren().addAll(tabs, beside, buttons);
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected double computePrefHeight(double width) {
    Insets insets = getInsets();
    double second = fits(width) ? 0 : beside.prefHeight(-1);
    return insets.getTop() + row() + second + insets.getBottom();
  }

  @Override
  protected double computePrefWidth(double height) {
    Insets insets = getInsets();
    return insets.getLeft()
        + tabs.prefWidth(-1)
        + beside.prefWidth(-1)
        + buttons.prefWidth(-1)
        + insets.getRight();
  }

  @Override
  protected void layoutChildren() {
    Insets insets = getInsets();
    double left = insets.getLeft();
    double right = getWidth() - insets.getRight();
    double row = row();
    double held = tabs.prefWidth(-1);
    double away = buttons.prefWidth(-1);
    tabs.resizeRelocate(left, insets.getTop(), held, row);
    buttons.resizeRelocate(right - away, insets.getTop(), away, row);
    if (fits(getWidth())) {
      double room = right - away - left - held;
      beside.resizeRelocate(left + held, insets.getTop(), room, row);
    } else {
      double rest = getHeight() - insets.getTop() - row - insets.getBottom();
      beside.resizeRelocate(left, insets.getTop() + row, right - left, rest);
    }
  }

  private double row() {
    boolean alone = getWidth() > 0 && !fits(getWidth());
    double ends = Math.max(tabs.prefHeight(-1), buttons.prefHeight(-1));
    return alone ? ends : Math.max(ends, beside.prefHeight(-1));
  }

  private boolean fits(double width) {
    Insets insets = getInsets();
    double inner = beside.getChildren().stream().mapToDouble(node -> node.minWidth(-1)).sum();
    double whole =
        insets.getLeft()
            + tabs.prefWidth(-1)
            + inner
            + beside.getInsets().getLeft()
            + beside.getInsets().getRight()
            + buttons.prefWidth(-1)
            + insets.getRight();
    return width < 0 || whole <= width;
  }
}
