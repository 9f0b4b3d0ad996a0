package app.assay.hitl;

import app.assay.cgd.Claim;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.time.Instant;

/// A confirmation that waits for a second person's, as the ledger has it.
///
/// @param claim id of the claim
/// @param textHash SHA-256 of the claim's text as it was reviewed
/// @param source of the claim as it was reviewed
/// @param answer what was said
/// @param reviewer by whom
/// @param evidence what was found
/// @param time when
public record FirstReview(
    String claim,
    String textHash,
    String source,
    Answer answer,
    String reviewer,
    String evidence,
    Instant time) {

  static FirstReview of(LedgerEntry entry, Answer answer) {
    DecisionRecord record = entry.record();
    return new FirstReview(
        record.claim(),
        record.claimTextHash(),
        record.more().getOrDefault(DecisionRecords.CLAIM_SOURCE, ""),
        answer,
        record.reviewer(),
        record.note(),
        entry.time());
  }

  /// True when the claim still says what was reviewed, and rests on the same source.
  boolean isAbout(Claim now) {
    return claim.equals(now.id())
        && textHash.equals(ReviewList.textHash(now))
        && source.equals(now.source());
  }
}
