package app.assay.ui.batch.model;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.changeset.ChangesetText;
import app.assay.distillery.changeset.DecidedCandidate;
import app.assay.distillery.report.BatchReport;
import app.assay.distillery.report.ReportText;
import app.assay.distillery.report.ReportedCandidate;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.Domain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What came of a batch, in the forms that other tools read.
final class BatchOutcome {

  private final Batch batch;
  private final List<BatchRow> rows;

  /// @param rows one for each item of the batch, in its order
  BatchOutcome(Batch batch, List<BatchRow> rows) {
    this.batch = batch;
    this.rows = rows;
  }

  /// A changeset of those that enter and of those that a person rejected though the gate did not.
  String changeset() {
    List<DecidedCandidate> decided = new ArrayList<>();
    for (BatchRow row : rows) {
      if (row.decided() == Decided.REJECTED && row.standing() != Standing.FAIL) {
        decided.add(
            new DecidedCandidate(row.candidate(), Optional.of(row.reason()), conflicts(row)));
      } else if (row.enters() || (row.inVault() && row.decided() == Decided.ACCEPTED)) {
        decided.add(DecidedCandidate.accepted(row.candidate(), conflicts(row)));
      }
    }
    return ChangesetText.of(batch.date(), decided).text();
  }

  /// The report for people, in upstream's layout.
  ///
  /// @param registry the vault's domains; empty where no vault is known
  String report(List<Domain> registry) {
    List<ReportedCandidate> reported = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      BatchRow row = rows.get(i);
      BatchItem item = batch.items().get(i);
      reported.add(
          new ReportedCandidate(
              row.candidate(),
              item.pull(),
              verdict(row),
              Optional.of(row).filter(BatchOutcome::isRejected).map(BatchRow::reason)));
    }
    return ReportText.of(
        new BatchReport(batch.date(), batch.pulls(), reported, registry, List.of()));
  }

  private static boolean isRejected(BatchRow row) {
    return row.decided() == Decided.REJECTED;
  }

  /// What the gate said, and where it was not asked, what its rules say.
  private static CandidateVerdict verdict(BatchRow row) {
    return row.verdict()
        .orElseGet(
            () ->
                new CandidateVerdict(
                    row.candidate().id(),
                    row.refuses() ? Outcome.FAIL : Outcome.DEFERRED,
                    row.codes(),
                    Optional.empty(),
                    "Not gated."));
  }

  private static List<ProposedConflict> conflicts(BatchRow row) {
    return row.verdict()
        .flatMap(CandidateVerdict::conflict)
        .map(conflict -> List.of(new ProposedConflict(conflict.relatedId(), conflict.reason())))
        .orElse(List.of());
  }
}
