package app.assay.ui.theme;

import app.assay.finding.Severity;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/// One chip for each severity that occurs, the heaviest first. The chips are kept while the counts
/// change: a new one costs a whole look at the style sheets, and counts change as somebody types.
public final class CountChips extends HBox {

  private final Map<Severity, Label> chips = new EnumMap<>(Severity.class);

  public CountChips() {
    getStyleClass().add("chips");
    for (Severity severity : Severity.values()) {
      Label chip = Chips.chip("", severity.label());
      chips.put(severity, chip);
      getChildren().add(chip);
    }
  }

  /// Shows these counts; no chip for a severity that has none.
  public void show(Map<Severity, Integer> counts) {
    chips.forEach((severity, chip) -> show(chip, severity, counts.getOrDefault(severity, 0)));
  }

  private static void show(Label chip, Severity severity, int count) {
    Shown.set(chip, count > 0);
    chip.setText(Integer.toString(count));
    chip.setAccessibleText(count + " " + severity.label());
  }
}
