package app.assay.ledger;

import java.time.Instant;

/// One line of the ledger.
///
/// @param sequence 1 for the first entry, then one more each
/// @param previous hash of the entry before; 64 zeros for the first
/// @param time when it was appended, to the millisecond
/// @param hash SHA-256 over the canonical JSON of everything above
public record LedgerEntry(
    long sequence, String previous, Instant time, DecisionRecord record, String hash) {}
