package app.assay.cli;

import app.assay.report.Printable;
import app.assay.report.Report;
import app.assay.workspace.FileReport;
import app.assay.workspace.GateRun;
import app.assay.workspace.Summary;
import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `check-ingestable`: whether documents may enter a knowledge base.
@Command(
    name = "check-ingestable",
    description = "Prints true or false for each document: may it enter a knowledge base?",
    footer = {
      "",
      "True means: valid, CLEAR and REVIEWED without exclusions, and the stored hash belongs to",
      "this text. The reason for false is said on standard error.",
      "Exit: 0 all true, 1 some false, 2 usage or unreadable."
    })
final class CheckIngestableCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Mixin private final FileArguments files = new FileArguments();

  CheckIngestableCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    Output out = new Output.ToTerminal(terminal, false);
    Answers answers = new Answers(out.writer(), files.nameOneFile(terminal));
    new Checking(terminal)
        .run(files.expand(terminal), GateRun.standard(files.context(terminal)), answers);
    out.finish();
    return answers.exit.code();
  }

  /// One line a file; the bare word when one file was asked for.
  private final class Answers implements Report {

    private final Writer out;
    private final boolean bare;
    private Exit exit = Exit.CLEAN;

    Answers(Writer out, boolean bare) {
      this.out = out;
      this.bare = bare;
    }

    @Override
    public void file(FileReport file) throws IOException {
      Optional<String> obstacle = file.obstacle();
      if (obstacle.isPresent()) {
        exit = exit.and(file.trouble().isPresent() ? Exit.USAGE : Exit.FINDINGS);
        if (file.trouble().isEmpty()) {
          terminal.complain(file.path() + ": " + obstacle.get());
        }
      }
      String answer = String.valueOf(obstacle.isEmpty());
      out.write((bare ? answer : answer + "\t" + Printable.of(file.path())) + "\n");
    }

    @Override
    public void end(Summary summary) {}
  }
}
