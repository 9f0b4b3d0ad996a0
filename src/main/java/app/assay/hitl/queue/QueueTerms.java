package app.assay.hitl.queue;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import java.time.LocalDate;

/// On what terms answers are applied.
///
/// @param reviewer who answered
/// @param date the date of the confirmations, UTC
/// @param evidence what was found, for answers that have no notes; may be empty
/// @param markClear that the reviewer declares UNCLEAR documents CLEAR with their last answer
/// @param force that an expired queue is applied all the same
/// @param dryRun that nothing is written
/// @param context what the rules may know
public record QueueTerms(
    Reviewer reviewer,
    LocalDate date,
    String evidence,
    boolean markClear,
    boolean force,
    boolean dryRun,
    CheckContext context) {}
