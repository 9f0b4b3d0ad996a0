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
/// @param terms what the vault asks of reviewers and who answered before
/// @param timing where the time spent on the claims is known from
public record ConfirmationRequest(
    Reviewer reviewer,
    LocalDate date,
    List<ClaimDecision> decisions,
    boolean markClear,
    CheckContext context,
    ReviewTerms terms,
    Timing timing) {

  public ConfirmationRequest {
    decisions = List.copyOf(decisions);
  }
}
