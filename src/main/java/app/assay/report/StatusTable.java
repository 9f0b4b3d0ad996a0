package app.assay.report;

import app.assay.workspace.DocumentState;
import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;

/// One line a document: what state it is in. Pending and ingestable are computed, not what the
/// document says of itself.
public final class StatusTable implements Report {

  private static final String NONE = "-";

  private final Writer out;
  private final TextTable table = new TextTable("", " | ");

  public StatusTable(Writer out) {
    this.out = out;
    table.row("File", "Status", "HITL Status", "Pending", "RAG Ingestable", "Tier", "Hash");
  }

  @Override
  public void file(FileReport file) {
    DocumentState state = file.state();
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
  }

  private static String hash(HashReport hash) {
    return switch (hash.match()) {
      case VERIFIED -> "verified";
      case WRONG_RECIPE -> "recipe " + hash.recipe().orElse("?");
      case TEXT_CHANGED -> "text changed";
      case NOT_A_HASH -> "not a hash";
      case ABSENT -> "missing";
      case NO_WINDOW -> "no hash window";
      case UNREADABLE -> "unreadable";
    };
  }
}
