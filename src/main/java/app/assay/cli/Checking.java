package app.assay.cli;

import app.assay.report.Report;
import app.assay.workspace.FileReport;
import app.assay.workspace.GateRun;
import app.assay.workspace.Inputs;
import app.assay.workspace.Progress;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.UncheckedIOException;

/// One run of the checks over the inputs, reported file by file.
final class Checking {

  private final Terminal terminal;
  private Summary summary = Summary.NOTHING;

  Checking(Terminal terminal) {
    this.terminal = terminal;
  }

  /// Checks and reports everything; what cannot be read or was not looked into is also said on
  /// standard error.
  Summary run(Inputs.Expansion inputs, GateRun gates, Report report) throws IOException {
    summary = summary.plus(inputs);
    inputs.passedOver().sentence().ifPresent(terminal::complain);
    try {
      gates.run(inputs.inputs(), new Uninterrupted(), file -> take(file, report));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    report.end(summary);
    return summary;
  }

  private void take(FileReport file, Report report) {
    summary = summary.plus(file);
    file.trouble().ifPresent(trouble -> terminal.complain(file.path() + ": " + trouble));
    try {
      report.file(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The terminal shows no progress; the user stops the whole program.
  private static final class Uninterrupted implements Progress {

    @Override
    public void update(long done, long total, String message) {}

    @Override
    public boolean isCancelled() {
      return false;
    }
  }
}
