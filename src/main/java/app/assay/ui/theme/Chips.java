package app.assay.ui.theme;

import app.assay.finding.Severity;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// Small rounded labels: counts by severity and states.
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

  /// One chip for each severity that occurs, the heaviest first.
  public static HBox counts(Map<Severity, Integer> counts) {
    HBox box = new HBox();
    box.getStyleClass().add("chips");
    for (Severity severity : Severity.values()) {
      int count = counts.getOrDefault(severity, 0);
      if (count > 0) {
        Label chip = chip(Integer.toString(count), severity.label());
        chip.setAccessibleText(count + " " + severity.label());
        box.getChildren().add(chip);
      }
    }
    return box;
  }
}
