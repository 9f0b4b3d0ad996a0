package app.assay.vault;

import java.util.Locale;

/// Whether readers see an entry. An entry is never deleted, only archived (rulebook §1.1).
public enum EntryStatus {
  ACTIVE,
  ARCHIVED;

  /// The word in the store and in JSON.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
