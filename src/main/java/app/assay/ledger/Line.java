package app.assay.ledger;

/// What one line of the ledger turned out to be.
sealed interface Line {

  /// An entry whose bytes give its hash.
  record Sealed(LedgerEntry entry) implements Line {}

  /// An entry whose bytes do not give its hash; nothing in it can be trusted.
  record Edited(LedgerEntry entry) implements Line {}

  /// No entry at all.
  ///
  /// @param what the rest of the sentence "Line N …"
  record Broken(LedgerProblem.Kind kind, String what) implements Line {}
}
