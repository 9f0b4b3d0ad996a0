package app.assay.hitl.profile;

/// What came of reading a vault's review settings.
public sealed interface PolicyReading {

  /// The vault has none.
  record Absent() implements PolicyReading {}

  /// They say this.
  ///
  /// @param sha256 of the file's bytes, by which the ledger knows them
  record Known(ReviewPolicy policy, String sha256) implements PolicyReading {}

  /// They are there and cannot be followed, so that nothing may be confirmed.
  ///
  /// @param reason the end of a sentence that begins with the file
  record Unknown(String reason) implements PolicyReading {}
}
