package app.assay.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where a report goes: the terminal, or a file.
final class Destination {

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write the report to a file, whole or not at all, instead of the terminal.")
  private @Nullable String file;

  boolean isTerminal() {
    return file == null;
  }

  /// Opens the way out.
  ///
  /// @param forMachines whether a program reads it
  Output open(Terminal terminal, boolean forMachines) {
    return file == null
        ? new Output.ToTerminal(terminal, forMachines)
        : new Output.ToFile(terminal.folder(), file);
  }
}
