package app.assay.ui.theme;

import app.assay.finding.Severity;
import javafx.scene.control.Label;

/// Small rounded labels: severities and states.
public final class Chips {

  private Chips() {}

  /// A chip of a style: a severity's label, `good`, or empty for plain.
  public static Label chip(String text, String style) {
    Label chip = new Label(text);
    chip.getStyleClass().add("chip");
    if (!style.isEmpty()) {
      chip.getStyleClass().add(style);
    }
    return chip;
  }

  /// The name of a severity as a chip.
  public static Label of(Severity severity) {
    return chip(severity.label(), severity.label());
  }
}
