package app.assay.ledger;

import java.util.Optional;

/// What a ledger must still contain: the entry its checkpoint names, and one noted elsewhere.
///
/// @param sealed whether there is a checkpoint
record Marks(boolean sealed, Checkpoint checkpoint, Optional<Witness> witness) {

  static String notTheOne(long entry) {
    return "Entry " + entry + " is not the one that the checkpoint names.";
  }

  /// Looks at an entry in passing.
  ///
  /// @param end offset after its line
  /// @param intact whether nothing was amiss up to there, so that `end` means something
  void pass(LedgerEntry entry, long end, long line, boolean intact, Problems problems) {
    if (sealed && entry.sequence() == checkpoint.entries()) {
      boolean moved = intact && end != checkpoint.bytes();
      if (moved || !entry.hash().equals(checkpoint.head())) {
        problems.add(LedgerProblem.Kind.CHECKPOINT_MISMATCH, line, notTheOne(checkpoint.entries()));
      }
    }
    witness
        .filter(noted -> noted.entries() == entry.sequence())
        .filter(noted -> !noted.hash().equals(entry.hash()))
        .ifPresent(_ -> strange(line, problems));
  }

  /// Compares at the end of the ledger; false when its tail was cut.
  ///
  /// @param entries number of the last entry
  /// @param reach the same with damaged lines at the end counted in
  boolean finish(long entries, long reach, Problems problems) {
    witness.filter(noted -> noted.entries() > reach).ifPresent(_ -> strange(0, problems));
    if (!sealed) {
      return true;
    }
    if (reach < checkpoint.entries()) {
      problems.add(
          LedgerProblem.Kind.TAIL_CUT,
          0,
          Chain.range(reach + 1, checkpoint.entries()) + " gone from the end of the ledger.");
      return false;
    }
    if (entries > checkpoint.entries()) {
      problems.add(
          LedgerProblem.Kind.UNSEALED,
          0,
          Chain.range(checkpoint.entries() + 1, entries)
              + " newer than the checkpoint; the next decision renews it.");
    }
    return true;
  }

  private static void strange(long line, Problems problems) {
    problems.add(
        LedgerProblem.Kind.WITNESS_MISMATCH,
        line,
        "The head that was noted elsewhere is not part of this ledger.");
  }
}
