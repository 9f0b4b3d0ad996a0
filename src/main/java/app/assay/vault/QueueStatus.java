package app.assay.vault;

import java.util.Locale;

/// Whether somebody still has to decide a conflict.
public enum QueueStatus {
  PENDING,
  RESOLVED;

  /// The word in the store and in JSON.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
