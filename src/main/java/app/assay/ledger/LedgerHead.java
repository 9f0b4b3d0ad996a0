package app.assay.ledger;

/// Where a ledger stands, found from its end and checkpoint alone.
///
/// @param entries how many entries it has, 0 when damaged at the end
/// @param hash hash of the last entry, 64 zeros when there is none
/// @param message what is the matter in one sentence, empty when nothing is
public record LedgerHead(long entries, String hash, State state, String message) {

  /// What can be said without reading the whole ledger.
  public enum State {
    /// No decision was recorded yet.
    EMPTY,
    /// The end of the ledger and the checkpoint agree.
    SOUND,
    /// A crash left something after the checkpoint; nothing is lost and the next append mends it.
    UNSEALED,
    /// The end was changed or cannot be read; nothing can be appended.
    DAMAGED
  }
}
