package app.assay.cli;

import app.assay.judge.queue.QuestionQueue;
import app.assay.judge.queue.QueuedQuestion;
import app.assay.workspace.Vault;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `questions`: what waits for judges or a person.
@Command(
    name = "questions",
    description = "Shows, asks again and answers the questions of a vault that nobody has decided.")
final class QuestionsCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command with what hangs under it.
  static CommandLine with(Terminal terminal) {
    return new CommandLine(new QuestionsCommand())
        .addSubcommand(new QuestionsListCommand(terminal))
        .addSubcommand(new QuestionsShowCommand(terminal))
        .addSubcommand(new QuestionsRetryCommand(terminal))
        .addSubcommand(new QuestionsAnswerCommand(terminal));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to do: list, show, retry or answer.");
  }

  /// Which vault it is about.
  static final class InVault {

    @Option(
        names = "--vault",
        defaultValue = ".",
        paramLabel = "DIR",
        description = "The vault, or a folder in it (default: the working folder).")
    private String folder = ".";

    Path root(Terminal terminal) throws Refused {
      Path path = Folders.path(terminal, folder);
      if (!Files.isDirectory(path)) {
        throw new Refused("'%s' is no folder.".formatted(folder));
      }
      return Vault.recordedAt(path).orElse(path);
    }

    QuestionQueue queue(Terminal terminal) throws Refused {
      return OpenQuestions.queue(root(terminal), terminal);
    }

    /// A question by its id.
    QueuedQuestion question(Terminal terminal, String id) throws Refused {
      return queue(terminal)
          .find(id)
          .orElseThrow(
              () ->
                  new Refused(
                      "There is no question '%s' in this vault, or its file cannot be read; see"
                              .formatted(id)
                          + " 'assay questions list'."));
    }
  }
}
