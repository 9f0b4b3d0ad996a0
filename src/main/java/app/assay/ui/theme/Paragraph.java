package app.assay.ui.theme;

import javafx.scene.control.Label;

/// Sentences that are always shown whole, on as many lines as they need.
public final class Paragraph extends Label {

  public Paragraph(String text) {
    super(text);
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
    setMaxWidth(Double.MAX_VALUE);
  }
}
