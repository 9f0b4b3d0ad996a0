package app.assay.report;

import app.assay.workspace.FileReport;
import app.assay.workspace.HashReport;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;

/// Hashes for people and scripts: `<hash> <path>` as other programs for sums write it, or the
/// verdict about the stored hash.
public final class HashText implements Report {

  private final Writer out;
  private final boolean verdicts;

  /// @param verdicts write the verdict instead of the hash
  public HashText(Writer out, boolean verdicts) {
    this.out = out;
    this.verdicts = verdicts;
  }

  @Override
  public void file(FileReport file) throws IOException {
    HashReport hash = file.hash();
    String path = Printable.of(file.path());
    if (verdicts && hash.match() != HashReport.Match.UNREADABLE) {
      out.write(path + ": " + hash.message().map(Printable::of).orElse("Verified.") + "\n");
    } else if (hash.computed().isPresent()) {
      out.write(hash.computed().get() + "  " + path + "\n");
    }
  }

  @Override
  public void end(Summary summary) {}
}
