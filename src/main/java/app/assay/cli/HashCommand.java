package app.assay.cli;

import app.assay.report.HashText;
import app.assay.report.Report;
import app.assay.report.ReportOptions;
import app.assay.workspace.FileReport;
import app.assay.workspace.GateRun;
import app.assay.workspace.HashReport;
import app.assay.workspace.Inputs;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `hash`: computes document hashes, compares and explains them.
@Command(
    name = "hash",
    description = "Prints the document hash, compares it with the stored one, or explains it.",
    footer = {
      "",
      "Exit: 0 every hash was computed (with --verify: and agrees), 1 not, 2 usage or unreadable."
    })
final class HashCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final OutputArguments output = new OutputArguments();

  @Option(names = "--verify", description = "Compare with the document-sha256 that is stored.")
  private boolean verify;

  @Option(names = "--explain", description = "Say what is hashed, what is left out and why.")
  private boolean explain;

  HashCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    output.refuseFindingsOnly("hash");
    Inputs.Expansion inputs = files.expand(terminal);
    Output out = output.open(terminal);
    if (explain && output.isText()) {
      Exit exit = new HashExplaining(terminal, out.writer()).run(inputs.inputs(), verify);
      out.finish();
      return exit.code();
    }
    GateRun gates =
        output.isText()
            ? GateRun.withoutRules(files.context(terminal))
            : GateRun.standard(files.context(terminal));
    Report report =
        output.isText()
            ? new HashText(out.writer(), verify)
            : output.format().open(out.writer(), ReportOptions.plain(Version.NUMBER));
    Watching watching = new Watching(report);
    Summary summary = new Checking(terminal).run(inputs, gates, watching);
    out.finish();
    return (summary.unreadable() > 0 ? watching.exit.and(Exit.USAGE) : watching.exit).code();
  }

  /// What a hash alone makes the command end with.
  static Exit exit(HashReport hash, boolean verify) {
    boolean good = verify ? hash.match() == HashReport.Match.VERIFIED : hash.computed().isPresent();
    return good ? Exit.CLEAN : Exit.FINDINGS;
  }

  /// Passes files on and looks at their hashes.
  private final class Watching implements Report {

    private final Report report;
    private Exit exit = Exit.CLEAN;

    Watching(Report report) {
      this.report = report;
    }

    @Override
    public void file(FileReport file) throws IOException {
      HashReport hash = file.hash();
      exit = exit.and(exit(hash, verify));
      if (file.trouble().isEmpty() && hash.computed().isEmpty() && !verify && output.isText()) {
        terminal.complain(file.path() + ": " + hash.message().orElse("There is no hash."));
      }
      report.file(file);
    }

    @Override
    public void end(Summary summary) throws IOException {
      report.end(summary);
    }
  }
}
