package app.assay.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `completion`: lets a shell complete commands and options.
@Command(
    name = "completion",
    description = {
      "Prints a completion script for bash and zsh.",
      "Use it with: source <(assay completion)"
    })
final class CompletionCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec = CommandSpec.create();

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.out().print(AutoComplete.bash("assay", spec.root().commandLine()));
    return Exit.CLEAN.code();
  }
}
