package app.assay.report;

import java.util.Locale;

/// What lies beside a document in the place of a signature; nobody verified it.
public enum SignatureMark {
  /// A signature for reviews.
  SIGNED,
  /// A file that says that there is no signature.
  UNSIGNED,
  /// No file, or one that holds neither.
  NONE;

  /// The word in a manifest.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
