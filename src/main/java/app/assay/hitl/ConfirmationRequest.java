package app.assay.hitl;

import app.assay.cgd.check.CheckContext;
import java.time.LocalDate;
import java.util.List;

/// What a reviewer wants to be written.
///
/// @param reviewer who answers
/// @param date the date of the confirmation, UTC; not in the future
/// @param decisions at most one a claim
/// @param markClear that the reviewer also declares an UNCLEAR document CLEAR
/// @param context what the rules may know when the outcome is validated
public record ConfirmationRequest(
    Reviewer reviewer,
    LocalDate date,
    List<ClaimDecision> decisions,
    boolean markClear,
    CheckContext context) {

  public ConfirmationRequest {
    decisions = List.copyOf(decisions);
  }
}
