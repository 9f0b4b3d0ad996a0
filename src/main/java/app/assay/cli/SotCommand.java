package app.assay.cli;

import app.assay.cgd.CgdParser;
import app.assay.cgd.tier.SourceOfTruth;
import app.assay.text.DocumentFile;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import app.assay.workspace.SourcesReport;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `sot`: what the Sources of Truth say, and where they contradict each other.
@Command(
    name = "sot",
    description = {
      "Lists the verified claims of the Sources of Truth with values, staleness markers and dates,",
      "and what is wrong with them together: values that differ, dates that are none or yet to",
      "come. Other documents are passed over."
    },
    footer = {
      "",
      "Exit: 0 nothing is wrong, 1 values differ or dates are wrong, 2 usage or unreadable."
    })
final class SotCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final TextOrJson format = new TextOrJson();

  SotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    Exit exit = Exit.CLEAN;
    List<SourceOfTruth> sources = new ArrayList<>();
    for (Input input : files.expand(terminal).inputs()) {
      switch (Reading.of(input, new DocumentFile())) {
        case Reading.None(String trouble) -> {
          terminal.complain(input.shown() + ": " + trouble);
          exit = exit.and(Exit.USAGE);
        }
        case Reading.Text text ->
            SourceOfTruth.of(input.shown(), CgdParser.standard().parse(text.source()))
                .ifPresent(sources::add);
      }
    }
    SourcesReport report = SourcesReport.of(sources, files.context(terminal).today());
    Output out = new Output.ToTerminal(terminal, json);
    if (json) {
      new SotJson(out.writer()).write(report);
    } else {
      new SotText(out.writer()).write(report);
    }
    out.finish();
    return exit.and(report.hasFindings() ? Exit.FINDINGS : Exit.CLEAN).code();
  }
}
