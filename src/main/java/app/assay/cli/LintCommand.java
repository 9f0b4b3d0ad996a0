package app.assay.cli;

import app.assay.report.Report;
import app.assay.report.ReportOptions;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.GateRun;
import app.assay.workspace.Gravity;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `lint`: the nine points over any Markdown.
@Command(
    name = "lint",
    description = {
      "Looks for what a language model would mistake for fact, in any Markdown, and changes"
          + " nothing.",
      "In folders all *.md are read, documents or not."
    },
    footer = {
      "",
      "Exit: 0 nothing found, 1 findings, 2 usage or unreadable, 3 nothing found but not"
          + " everything",
      "evaluated, 4 internal. What a document allows by a comment is listed and does not count."
    })
final class LintCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final PointsArguments points = new PointsArguments();
  @Mixin private final OutputArguments output = new OutputArguments();

  LintCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Output out = output.open(terminal);
    ReportOptions options =
        new ReportOptions(
            Gravity.STRICT,
            output.toTerminal() && terminal.wantsColour(),
            false,
            !output.toTerminal(),
            Version.NUMBER,
            Optional.empty());
    Report report = output.format().open(out.writer(), options);
    GateRun gates = GateRun.of(DocumentCheck.ofPoints(points.gate()), files.context(terminal));
    Summary summary = new Checking(terminal).run(files.expandMarkdown(terminal), gates, report);
    out.finish();
    return Exit.of(summary, Gravity.STRICT).code();
  }
}
