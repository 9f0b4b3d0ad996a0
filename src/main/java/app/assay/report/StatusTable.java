package app.assay.report;

import app.assay.workspace.DocumentState;
import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport;
import app.assay.workspace.Summary;
import app.assay.workspace.VaultStatus;
import java.io.IOException;
import java.io.Writer;
import java.time.LocalDate;

/// One line a document, and below more than one what they come to. Pending and ingestable are
/// computed, not what the document says of itself.
public final class StatusTable implements Report {

  private static final String NONE = "-";

  private final Writer out;
  private final LocalDate today;
  private VaultStatus vault = VaultStatus.NOTHING;
  private final TextTable table = new TextTable("", " | ");

  /// @param today to count from how long claims have waited
  public StatusTable(Writer out, LocalDate today) {
    this.out = out;
    this.today = today;
    table.row("File", "Status", "HITL Status", "Pending", "RAG Ingestable", "Tier", "Hash");
  }

  @Override
  public void file(FileReport file) {
    DocumentState state = file.state();
    vault = vault.plus(file, today);
    table.row(
        file.path(),
        state.clarity().orElse(NONE),
        state.hitl().orElse(NONE),
        state.computed().map(c -> String.valueOf(c.pendingCount())).orElse(NONE),
        state.computed().map(c -> String.valueOf(c.ragIngestable())).orElse(NONE),
        state.tier().orElse(state.computed().isPresent() ? "CGD" : NONE),
        hash(file.hash()));
  }

  @Override
  public void end(Summary summary) throws IOException {
    table.writeTo(out);
    if (vault.documents() > 1) {
      out.write("\n");
      for (String line : VaultTotals.of(vault)) {
        out.write(line + "\n");
      }
    }
  }

  private static String hash(HashReport hash) {
    return hash.match() == HashReport.Match.WRONG_RECIPE
        ? "recipe " + hash.recipe().orElse("?")
        : VaultTotals.name(hash.match());
  }
}
