package app.assay.cli;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchItem;
import app.assay.distillery.candidate.ProposedConflict;
import app.assay.distillery.report.BatchReport;
import app.assay.distillery.report.ReportText;
import app.assay.distillery.report.ReportedCandidate;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.vault.Domain;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `vault report`: a batch for people.
@Command(
    name = "report",
    description = {
      "Writes the report on a batch with verdicts, or on a changeset, as Markdown.",
      "The layout is upstream's; every number is counted."
    },
    footer = {"", "Exit: 0 written, 2 usage or unreadable."})
final class VaultReportCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(paramLabel = "BATCH", description = "The file.")
  private String file = "";

  @Option(
      names = "--vault",
      paramLabel = "DB",
      description = "The vault whose domains are known already.")
  private @Nullable String vault;

  @Mixin private final Destination destination = new Destination();

  VaultReportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws VaultException, IOException, Refused {
    Batch batch = BatchArgument.whole(terminal, file);
    BatchReport report =
        new BatchReport(
            batch.date(),
            batch.pulls(),
            batch.items().stream().map(item -> ReportedCandidate.of(item, verdict(item))).toList(),
            registry(),
            List.of());
    Output out = destination.open(terminal, true);
    out.writer().write(ReportText.of(report));
    out.finish();
    return Exit.CLEAN.code();
  }

  private List<Domain> registry() throws VaultException, Refused {
    if (vault == null) {
      return List.of();
    }
    try (VaultStore store = OnVault.open(terminal, vault)) {
      return store.read(VaultReader::domains);
    }
  }

  /// The verdict the batch brings. What stands in a changeset has passed the gate; of anything else
  /// nobody said anything.
  private static CandidateVerdict verdict(BatchItem item) {
    return item.verdict().orElseGet(() -> missing(item));
  }

  private static CandidateVerdict missing(BatchItem item) {
    Optional<ProposedConflict> conflict = item.candidate().curation().stream().findFirst();
    return item.entry().isPresent()
        ? new CandidateVerdict(
            item.candidate().id(),
            Outcome.PASS,
            List.of(),
            conflict.map(one -> new CandidateVerdict.Conflict(one.relatedId(), one.reason())),
            "")
        : new CandidateVerdict(
            item.candidate().id(), Outcome.DEFERRED, List.of(), Optional.empty(), "Not gated.");
  }
}
