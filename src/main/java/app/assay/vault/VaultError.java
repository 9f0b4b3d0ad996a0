package app.assay.vault;

/// Why a vault did not do what was asked; nothing was changed then.
///
/// @param message what happened, what was kept, what to do, in whole sentences
public record VaultError(Kind kind, String message) {

  /// What a caller may want to tell apart.
  public enum Kind {
    /// There is no such file, database, entry, row or domain.
    MISSING,
    /// It is there already.
    EXISTS,
    /// Another program holds the store; trying again helps.
    BUSY,
    /// It changed since the caller looked: show both, and let the person decide again.
    STALE,
    /// The rules of the schema forbid it.
    CONSTRAINT,
    /// It may be read only: by its place, its rights, or because a newer program wrote it.
    READ_ONLY,
    /// No vault, or a damaged one.
    DAMAGED,
    /// The disk is full, the connection broke, the server refused.
    UNAVAILABLE
  }
}
