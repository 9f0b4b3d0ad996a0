package app.assay.distillery.gate;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// When layer 2 is asked.
public enum Layers {
  /// Of every candidate, so that all that is wrong with it is said (seed).
  BOTH,
  /// Only of those that layer 1 lets through, and R7 only of those that R1 and R6 let through;
  /// saves calls and says what was skipped (upstream since 2b46354).
  SURVIVORS;

  /// The word in settings and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The setting of that word.
  public static Optional<Layers> ofLabel(String label) {
    return Arrays.stream(values()).filter(layers -> layers.label().equals(label)).findFirst();
  }
}
