package app.assay.ledger;

/// Something that verifying a ledger brought to light.
///
/// @param line 1-based line of the ledger file, 0 where no line is meant
/// @param message what is wrong, in one sentence
public record LedgerProblem(Kind kind, long line, String message) {

  /// True when the ledger still holds everything that was acknowledged.
  public boolean isNote() {
    return kind.note;
  }

  /// The kinds of problem; a note needs nobody's attention.
  public enum Kind {
    /// A line whose bytes no longer give its hash.
    EDITED,
    /// A sealed line that does not name the hash of the line before: that one was replaced.
    CHAIN_BROKEN,
    /// An entry that stands after later ones.
    REORDERED,
    /// Entries that are gone between others.
    REMOVED,
    /// An entry that occurs twice.
    DUPLICATED,
    /// Entries that the checkpoint counts and the ledger has lost at its end.
    TAIL_CUT,
    /// A line that is not UTF-8, not JSON, empty or too long.
    UNREADABLE,
    /// JSON that is not an entry of a ledger.
    FOREIGN,
    /// An entry in a form that this version does not know.
    NEWER_SCHEMA,
    /// The checkpoint names another last entry than the ledger has.
    CHECKPOINT_MISMATCH,
    /// A ledger without checkpoint.
    CHECKPOINT_MISSING,
    /// A checkpoint that is not one.
    CHECKPOINT_UNREADABLE,
    /// A checkpoint without ledger.
    LEDGER_MISSING,
    /// A head that was noted elsewhere is not part of this ledger.
    WITNESS_MISMATCH,
    /// The file system does not let us read.
    NO_ACCESS,
    /// Whole entries after the checkpoint, left by a crash; the next append seals them.
    UNSEALED(true),
    /// Half an entry after the checkpoint, left by a crash; the next append sets it aside.
    UNFINISHED_LINE(true),
    /// An entry that is older than the one before.
    CLOCK_BACKWARDS(true);

    private final boolean note;

    Kind() {
      this(false);
    }

    Kind(boolean note) {
      this.note = note;
    }
  }
}
