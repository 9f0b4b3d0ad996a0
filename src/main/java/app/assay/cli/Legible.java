package app.assay.cli;

import app.assay.report.Report;
import app.assay.workspace.FileReport;
import app.assay.workspace.Summary;
import java.io.IOException;

/// Passes files on and says which front matters could not be read, since a list without them looks
/// complete.
final class Legible implements Report {

  private final Terminal terminal;
  private final Report report;
  private Exit exit = Exit.CLEAN;

  Legible(Terminal terminal, Report report) {
    this.terminal = terminal;
    this.report = report;
  }

  /// What the files seen make a listing end with.
  Exit exit() {
    return exit;
  }

  @Override
  public void file(FileReport file) throws IOException {
    if (file.trouble().isPresent()) {
      exit = exit.and(Exit.USAGE);
    } else if (file.state().computed().isEmpty()) {
      exit = exit.and(Exit.FINDINGS);
      terminal.complain(file.path() + ": The front matter cannot be read; see 'assay verify'.");
    }
    report.file(file);
  }

  @Override
  public void end(Summary summary) throws IOException {
    report.end(summary);
  }
}
