package app.assay.ui.theme;

import javafx.scene.control.Label;

/// A label that shows all its words or, where there is no room for them, none: half a word says
/// nothing. For what may be missing.
public final class WholeLabel extends Label {

  public WholeLabel() {
    setMinWidth(0);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    setOpacity(getWidth() + 1 >= prefWidth(-1) ? 1 : 0);
  }
}
