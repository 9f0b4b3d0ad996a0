package app.assay.vault;

import java.util.Arrays;
import java.util.Optional;

/// What an entry tells its readers.
public enum EntryType {
  FACT("fact"),
  ANTI_PATTERN("anti-pattern");

  private final String label;

  EntryType(String label) {
    this.label = label;
  }

  /// The word in the store and in JSON.
  public String label() {
    return label;
  }

  /// The type of that word, in just this case.
  public static Optional<EntryType> ofLabel(String label) {
    return Arrays.stream(values()).filter(type -> type.label.equals(label)).findFirst();
  }
}
