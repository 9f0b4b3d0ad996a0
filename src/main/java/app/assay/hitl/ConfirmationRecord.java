package app.assay.hitl;

import app.assay.cgd.Claim;
import app.assay.hitl.profile.PersonName;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import java.util.List;
import java.util.Objects;

/// Whether a claim was confirmed by those whom `confirmed-by` names, by the ledger: the names alone
/// can be written by any hand.
public final class ConfirmationRecord {

  private ConfirmationRecord() {}

  /// True where the ledger has the confirmation of the claim as it reads now by whom `confirmed-by`
  /// names, and it was not taken back since.
  ///
  /// @param history the ledger's entries about the claim's document, oldest first
  public static boolean exists(Claim claim, List<LedgerEntry> history) {
    String by = claim.confirmedBy().orElse("");
    String hash = ReviewList.textHash(claim);
    boolean recorded = false;
    for (LedgerEntry entry : history) {
      DecisionRecord record = entry.record();
      if (record.claim().equals(claim.id())) {
        boolean same = names(record).equals(by) && record.claimTextHash().equals(hash);
        recorded =
            confirms(record)
                ? same
                : recorded && !record.decision().equals(DecisionRecords.REVERTED);
      }
    }
    return recorded;
  }

  /// As [#exists], by two different people.
  public static boolean ofTwo(Claim claim, List<LedgerEntry> history) {
    return PersonName.allIn(claim.confirmedBy().orElse("")).size() > 1 && exists(claim, history);
  }

  private static boolean confirms(DecisionRecord record) {
    return Answer.of(record.decision()).filter(Answer::confirms).isPresent();
  }

  private static String names(DecisionRecord record) {
    return Objects.requireNonNullElse(
        record.more().get(DecisionRecords.CONFIRMED_BY), record.reviewer());
  }
}
