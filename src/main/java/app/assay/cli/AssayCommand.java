package app.assay.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The program's own command, under which every other one hangs.
@Command(
    name = "assay",
    description = "Decides what may enter a knowledge base.",
    mixinStandardHelpOptions = true,
    version = "assay 0.1.0")
public final class AssayCommand {

  private AssayCommand() {}

  /// Runs the command line and returns the exit code.
  public static int run(String... arguments) {
    return new CommandLine(new AssayCommand()).execute(arguments);
  }
}
