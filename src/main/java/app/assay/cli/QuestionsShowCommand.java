package app.assay.cli;

import app.assay.judge.Criterion;
import app.assay.judge.Evidence;
import app.assay.judge.panel.Opinion;
import app.assay.judge.queue.PersonAnswer;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.report.Printable;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// `questions show`: a question with its evidence and all that was said.
@Command(
    name = "show",
    description = "Shows a question with its criteria, its evidence and everything that was said.",
    footer = {"", "Exit: 0 shown, 2 usage or there is none."})
final class QuestionsShowCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "ID", description = "Such as q-0123456789abcdef.")
  private String id = "";

  @Mixin private final QuestionsCommand.InVault vault = new QuestionsCommand.InVault();
  @Mixin private final TextOrJson format = new TextOrJson();

  QuestionsShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException, Refused {
    boolean json = format.isJson();
    QueuedQuestion queued = vault.question(terminal, id);
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      Opinion opinion = setup.judges(vault.root(terminal)).known(queued);
      if (json) {
        JsonTree.print(OpinionJson.of(List.of(opinion)), terminal);
      } else {
        text(queued, opinion);
      }
      return Exit.CLEAN.code();
    }
  }

  private void text(QueuedQuestion queued, Opinion opinion) throws IOException {
    Output.ToTerminal out = new Output.ToTerminal(terminal, false);
    Writer writer = out.writer();
    for (Criterion criterion : queued.question().criteria()) {
      writer.write(Printable.of(criterion.id() + ": " + criterion.text()) + "\n");
    }
    for (Evidence evidence : queued.question().evidence()) {
      writer.write(Printable.of("%s, %s:".formatted(evidence.id(), evidence.source())) + "\n");
      for (String line : evidence.text().lines().toList()) {
        writer.write("  " + Printable.of(line) + "\n");
      }
    }
    new OpinionText(writer, terminal.clock().instant()).write(opinion);
    for (PersonAnswer person : queued.people()) {
      writer.write(
          Printable.of(
                  "  %s answered at %s in %d s."
                      .formatted(
                          person.answer().by().name(), person.answer().at(), person.seconds()))
              + "\n");
    }
    if (!queued.withdrawn().isEmpty()) {
      writer.write(Printable.of("  withdrawn: " + queued.withdrawn()) + "\n");
    }
    out.finish();
  }
}
