package app.assay.cgd.hash;

/// The outcome of computing a document hash.
public sealed interface HashResult {

  /// A hash.
  ///
  /// @param sha256 64 lower-case hex digits
  record Computed(String sha256) implements HashResult {}

  /// The text has no stretch to hash.
  ///
  /// @param message a sentence for the user that names the missing delimiter
  record NoWindow(String message) implements HashResult {}
}
