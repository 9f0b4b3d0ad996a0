package app.assay.vault;

import java.util.Locale;

/// Whether new entries should be filed under a domain.
public enum DomainStatus {
  ACTIVE,
  DEPRECATED;

  /// The word in the store and in JSON.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
