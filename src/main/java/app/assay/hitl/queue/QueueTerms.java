package app.assay.hitl.queue;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.ClaimDecision;
import app.assay.hitl.Reviewer;
import app.assay.hitl.Timing;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// On what terms answers are applied.
///
/// @param reviewer who answered
/// @param date the date of the confirmations, UTC
/// @param evidence what was found, for answers that have no notes; may be empty
/// @param markClear that the reviewer declares UNCLEAR documents CLEAR with their last answer
/// @param force that an expired queue is applied all the same
/// @param dryRun that nothing is written
/// @param context what the rules may know
/// @param time the reviewer has spent on the claims
/// @param since when reviewing can have begun; empty where only the ledger knows
public record QueueTerms(
    Reviewer reviewer,
    LocalDate date,
    String evidence,
    boolean markClear,
    boolean force,
    boolean dryRun,
    CheckContext context,
    QueueTime time,
    Optional<Instant> since) {

  /// The same for answers to a queue.
  ///
  /// @param generated when the queue was written
  QueueTerms ofQueue(Instant generated) {
    return new QueueTerms(
        reviewer, date, evidence, markClear, force, dryRun, context, time, Optional.of(generated));
  }

  /// Where the time spent on these answers is known from.
  Timing timing(List<ClaimDecision> decisions) {
    return time.timing(decisions, since);
  }
}
