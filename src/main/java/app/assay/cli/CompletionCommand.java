package app.assay.cli;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `completion`: lets a shell complete commands and options.
@Command(
    name = "completion",
    description = {
      "Prints a completion script for a shell.",
      "Use it with 'source <(assay completion)' in bash, 'source <(assay completion zsh)' in zsh",
      "and 'assay completion fish | source' in fish."
    })
final class CompletionCommand implements Callable<Integer> {

  /// The shells whose completion can be printed.
  enum Shell {
    BASH,
    ZSH,
    FISH;

    /// The word that is typed.
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Terminal terminal;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "SHELL",
      defaultValue = "bash",
      description = "bash, zsh or fish (default: bash).")
  private Shell shell = Shell.BASH;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    CommandSpec root = spec.root();
    terminal
        .out()
        .print(
            switch (shell) {
              case BASH -> AutoComplete.bash(root.name(), root.commandLine());
              case ZSH -> ZshCompletion.of(root);
              case FISH -> FishCompletion.of(root);
            });
    return Exit.CLEAN.code();
  }
}
