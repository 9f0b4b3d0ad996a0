package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.HitlStatus;
import java.util.Optional;

/// The two statuses of a document whose claims have been answered (FS §1.3.2, §10.3).
///
/// @param clarity CLEAR or UNCLEAR
/// @param hitl PENDING while a claim lacks confirmed-by
record Outcome(ClarityStatus clarity, HitlStatus hitl) {

  /// What stands in the way of any outcome: a sentence for the reviewer.
  static Optional<String> objection(CgdDocument answered, boolean markClear) {
    if (answered.computed().pendingCount() > 0) {
      return Optional.empty();
    }
    Optional<Claim> half =
        answered.claims().stream().filter(c -> c.state() == ClaimState.PARTIAL).findFirst();
    if (half.isPresent()) {
      return Optional.of(
          ("Claim %s is only half confirmed (W-HC01), so the document cannot become REVIEWED."
                  + " Nothing was changed; answer that claim too.")
              .formatted(half.get().id()));
    }
    boolean unclear =
        answered.header().clarityStatus().filter(s -> s == ClarityStatus.CLEAR).isEmpty();
    return unclear && !markClear
        ? Optional.of(
            "This answers the last claim of a document that is UNCLEAR, and an UNCLEAR document"
                + " cannot be REVIEWED. Nothing was changed; declare the document CLEAR with this"
                + " answer if nothing else in it is unclear.")
        : Optional.empty();
  }

  static Outcome of(CgdDocument answered, boolean markClear) {
    ClarityStatus clarity =
        markClear
            ? ClarityStatus.CLEAR
            : answered.header().clarityStatus().orElse(ClarityStatus.UNCLEAR);
    if (answered.computed().pendingCount() > 0) {
      return new Outcome(clarity, HitlStatus.PENDING);
    }
    boolean excepted = !answered.body().exclusions().blocks().isEmpty();
    return new Outcome(
        clarity, excepted ? HitlStatus.REVIEWED_WITH_EXCEPTIONS : HitlStatus.REVIEWED);
  }
}
