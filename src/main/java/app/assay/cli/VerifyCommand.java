package app.assay.cli;

import app.assay.report.Report;
import app.assay.report.ReportOptions;
import app.assay.workspace.GateRun;
import app.assay.workspace.Gravity;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `verify`: asks every rule about documents and changes nothing.
@Command(
    name = "verify",
    description = "Checks documents against the format and changes nothing.",
    footer = {
      "",
      "Exit: 0 no errors (warnings leave a document valid), 1 errors, 2 usage or unreadable,",
      "3 nothing found but not everything evaluated, 4 internal. The gravest of 4, 2, 1, 3, 0"
          + " counts."
    })
final class VerifyCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final OutputArguments output = new OutputArguments();

  @Option(names = "--strict", description = "Let warnings fail the run as errors do.")
  private boolean strict;

  VerifyCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Gravity gravity = strict ? Gravity.STRICT : Gravity.LENIENT;
    Output out = output.open(terminal);
    ReportOptions options =
        new ReportOptions(
            gravity,
            output.toTerminal() && terminal.wantsColour(),
            false,
            !output.toTerminal(),
            Version.NUMBER,
            Optional.empty());
    Report report = output.format().open(out.writer(), options);
    Summary summary =
        new Checking(terminal)
            .run(files.expand(terminal), GateRun.standard(files.context(terminal)), report);
    out.finish();
    return Exit.of(summary, gravity).code();
  }
}
