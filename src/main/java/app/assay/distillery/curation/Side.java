package app.assay.distillery.curation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Which of the two entries of a conflict.
public enum Side {
  /// The newer one, that raised the conflict.
  NEW,
  /// The one it conflicts with.
  EXISTING;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The side of that word.
  public static Optional<Side> ofLabel(String label) {
    return Arrays.stream(values()).filter(side -> side.label().equals(label)).findFirst();
  }

  Side other() {
    return this == NEW ? EXISTING : NEW;
  }
}
