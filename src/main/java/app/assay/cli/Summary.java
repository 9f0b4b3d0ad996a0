package app.assay.cli;

import picocli.CommandLine.Model.CommandSpec;

/// The first sentence that a command says about itself, for lists in which it has a line or two.
final class Summary {

  private Summary() {}

  /// One sentence in one line, with its full stop; what follows a colon or semicolon is left to the
  /// command's own page.
  static String of(CommandSpec command) {
    String all = String.join(" ", command.usageMessage().description());
    for (String end : new String[] {". ", ": ", "; "}) {
      int at = all.indexOf(end);
      all = at < 0 ? all : all.substring(0, at) + ".";
    }
    return all;
  }
}
