package app.assay.cli;

import app.assay.report.ClarityReport;
import app.assay.text.DocumentFile;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.Gravity;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `report`: what a reviewer has to know about documents, in the layout of the procedures.
@Command(
    name = "report",
    description = "Writes the review report of Markdown files: findings, both rounds, verdict.",
    footer = {"", "Exit: as 'assay lint'."})
final class ReportCommand implements Callable<Integer> {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private Summary summary = Summary.NOTHING;

  @Mixin private final FileArguments arguments = new FileArguments();
  @Mixin private final PointsArguments points = new PointsArguments();

  @Option(names = "--html", description = "Write HTML instead of Markdown.")
  private boolean html;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write the report to a file, whole or not at all, instead of the terminal.")
  private @Nullable String output;

  ReportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Output out =
        output == null
            ? new Output.ToTerminal(terminal, false)
            : new Output.ToFile(terminal.folder(), output);
    DocumentCheck check = DocumentCheck.ofPoints(points.gate());
    for (Input input : arguments.expandMarkdown(terminal).inputs()) {
      switch (Reading.of(input, files)) {
        case Reading.None(String trouble) -> refuse(input, trouble);
        case Reading.Text text -> out.writer().write(report(check, input, text));
      }
    }
    out.finish();
    return Exit.of(summary, Gravity.STRICT).code();
  }

  private String report(DocumentCheck check, Input input, Reading.Text text) {
    FileReport report =
        check.check(
            input.shown(),
            text.source().bytes().length,
            text.source(),
            arguments.context(terminal));
    summary = summary.plus(report);
    String characters = text.source().text();
    return html
        ? ClarityReport.html(report, characters)
        : ClarityReport.markdown(report, characters);
  }

  private void refuse(Input input, String trouble) {
    summary = summary.plus(FileReport.unreadable(input.shown(), trouble));
    terminal.complain(input.shown() + ": " + trouble);
  }
}
