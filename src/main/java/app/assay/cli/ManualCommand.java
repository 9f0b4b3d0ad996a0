package app.assay.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `manual`: what packaging installs as assay(1).
@Command(
    name = "manual",
    description = {
      "Prints the manual page of the program and all its commands, for man.",
      "Read it with: assay manual | man -l -"
    })
final class ManualCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Spec private CommandSpec spec = CommandSpec.create();

  ManualCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.out().print(ManualPage.of(spec.root()));
    return Exit.CLEAN.code();
  }
}
