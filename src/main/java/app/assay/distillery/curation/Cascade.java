package app.assay.distillery.curation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What becomes of another open conflict that names an entry which is archived now.
public enum Cascade {
  /// It is settled by the same decision.
  RESOLVE,
  /// It stays open.
  KEEP;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The answer of that word.
  public static Optional<Cascade> ofLabel(String label) {
    return Arrays.stream(values()).filter(one -> one.label().equals(label)).findFirst();
  }
}
