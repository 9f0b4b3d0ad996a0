package app.assay.report;

import app.assay.workspace.ClaimReport;
import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;

/// The claims of documents, for people.
public final class ClaimsText implements Report {

  private static final String NONE = "-";

  private final Writer out;
  private int claims;
  private int pending;

  public ClaimsText(Writer out) {
    this.out = out;
  }

  @Override
  public void file(FileReport file) throws IOException {
    if (file.state().computed().isEmpty()) {
      return;
    }
    String path = Printable.of(file.path());
    out.write(path + ": " + Counts.plural(file.claims().size(), "claim") + "\n");
    TextTable table = new TextTable("  ", "  ");
    for (ClaimReport claim : file.claims()) {
      claims++;
      pending += claim.state().equals("VERIFIED") ? 0 : 1;
      table.row(
          claim.state(),
          claim.round().orElse(NONE),
          claim.id().orElse(NONE),
          claim.location().orElse(NONE),
          claim.text().orElse(NONE),
          claim.confirmedBy().map(by -> by + " " + claim.confirmedDate().orElse("")).orElse(""));
    }
    table.writeTo(out);
  }

  @Override
  public void end(Summary summary) throws IOException {
    out.write(
        "%s in %s, %d not verified.\n"
            .formatted(
                Counts.plural(claims, "claim"), Counts.plural(summary.files(), "file"), pending));
  }
}
