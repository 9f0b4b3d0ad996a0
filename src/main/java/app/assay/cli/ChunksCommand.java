package app.assay.cli;

import app.assay.cgd.CgdParser;
import app.assay.report.ChunkJson;
import app.assay.report.ChunkText;
import app.assay.text.DocumentFile;
import app.assay.workspace.ChunkReport;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `chunks`: does a document keep its meaning when it is cut?
@Command(
    name = "chunks",
    description = {
      "Says whether a pipeline should give context to the chunks of a document (RFC-002): how many",
      "'see §' references have no value in reach, and which sections others lean on."
    },
    footer = {
      "",
      "Advice only: nothing is changed and no document is refused for it. References are found in",
      "English. Exit: 0 said, 2 usage or unreadable."
    })
final class ChunksCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();
  @Mixin private final TextOrJson format = new TextOrJson();
  @Mixin private final Destination destination = new Destination();

  ChunksCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    Exit exit = Exit.CLEAN;
    List<ChunkReport> reports = new ArrayList<>();
    for (Input input : files.expand(terminal).inputs()) {
      switch (Reading.of(input, new DocumentFile())) {
        case Reading.None(String trouble) -> {
          terminal.complain(input.shown() + ": " + trouble);
          exit = exit.and(Exit.USAGE);
        }
        case Reading.Text text ->
            reports.add(ChunkReport.of(input.shown(), CgdParser.standard().parse(text.source())));
      }
    }
    Output out = destination.open(terminal, json);
    if (json) {
      new ChunkJson(out.writer()).write(reports);
    } else {
      ChunkText written = new ChunkText(out.writer());
      for (ChunkReport report : reports) {
        written.write(report);
      }
    }
    out.finish();
    return exit.code();
  }
}
