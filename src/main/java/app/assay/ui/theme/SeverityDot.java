package app.assay.ui.theme;

import javafx.scene.layout.Region;

/// A small mark whose shape tells a severity without its colour: cross, disc, triangle, lozenge,
/// ring, bar; `good` is a tick.
public final class SeverityDot extends Region {

  /// @param style a severity's label or `good`
  public SeverityDot(String style) {
    getStyleClass().addAll("dot", style);
    setAccessibleText(style);
  }
}
