package app.assay.cli;

import app.assay.report.Report;
import app.assay.report.ReportOptions;
import app.assay.report.StatusTable;
import app.assay.workspace.GateRun;
import app.assay.workspace.Inputs;
import java.io.IOException;
import java.time.LocalDate;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `status`: one line a document.
@Command(
    name = "status",
    description = "Shows the state of documents in a table, and what they come to.",
    footer = {"", "Exit: 0 shown, 1 a front matter cannot be read, 2 usage or unreadable."})
final class StatusCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final OutputArguments output = new OutputArguments();

  StatusCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    output.refuseFindingsOnly("status");
    LocalDate today = files.context(terminal).today();
    Output out = output.open(terminal);
    Report report =
        output.isText()
            ? new StatusTable(out.writer(), today)
            : output
                .format()
                .open(out.writer(), ReportOptions.plain(Version.NUMBER).withVaultOn(today));
    GateRun gates =
        output.isText()
            ? GateRun.withoutRules(files.context(terminal))
            : GateRun.standard(files.context(terminal));
    Legible legible = new Legible(terminal, report);
    Inputs.Expansion inputs = files.expand(terminal);
    new Checking(terminal).run(inputs, gates, legible);
    if (output.isText()) {
      new ReviewDemands(terminal).write(inputs.inputs(), out.writer());
      new OpenQuestions(terminal).write(inputs.inputs(), out.writer());
    }
    out.finish();
    return legible.exit().code();
  }
}
