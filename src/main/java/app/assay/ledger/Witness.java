package app.assay.ledger;

/// A head of the ledger that somebody noted outside it, on paper or in a commit. It shows what the
/// ledger alone cannot: that ledger and checkpoint were both put back to an older state.
///
/// @param entries how many entries there were
/// @param hash hash of the last of them
public record Witness(long entries, String hash) {}
