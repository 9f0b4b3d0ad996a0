package app.assay.cli;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The manual page in the macros of man(7), made of what the commands say about themselves.
final class ManualPage {

  private final StringBuilder page = new StringBuilder();

  private ManualPage() {}

  /// The page of a command and all below it.
  static String of(CommandSpec root) {
    ManualPage page = new ManualPage();
    String about = String.join(" ", root.usageMessage().description());
    page.line(
        ".TH " + root.name().toUpperCase(Locale.ROOT) + " 1 \"\" \"" + root.version()[0] + "\"");
    page.line(".SH NAME");
    page.line(
        root.name()
            + " \\- "
            + text(
                about.substring(0, 1).toLowerCase(Locale.ROOT)
                    + about.substring(1, about.length() - 1)));
    page.line(".SH SYNOPSIS");
    page.line(".B " + root.name());
    page.line(".RI [ FILE | FOLDER ]...");
    page.line(".br");
    page.line(".B " + root.name());
    page.line(".I COMMAND");
    page.line(".RI [ ARGUMENT ]...");
    page.line(".SH DESCRIPTION");
    page.line("Without arguments, or with files and folders, the workbench opens in a window.");
    page.line("A command runs in the terminal.");
    page.line(".SH COMMANDS");
    page.commands(root.name(), root);
    page.line(".SH EXIT STATUS");
    List.of(
            "0|Clean.",
            "1|Findings.",
            "2|Usage, or something cannot be read.",
            "3|Only deferred or not evaluated.",
            "4|A fault in the program.")
        .forEach(exit -> page.item(".B " + exit.substring(0, 1), exit.substring(2)));
    page.line(".SH ENVIRONMENT");
    page.item(".B NO_COLOR", "When set, nothing is coloured.");
    page.item(".B ASSAY_SETTINGS", "The folder of the settings, instead of the usual one.");
    page.line(".SH SEE ALSO");
    page.line("The page of a rule: ");
    page.line(".BI \"" + root.name() + " rules\" \" ID\"");
    return page.page.toString();
  }

  private void commands(String above, CommandSpec parent) {
    for (CommandLine each : parent.subcommands().values()) {
      CommandSpec command = each.getCommandSpec();
      if (command.usageMessage().hidden()) {
        continue;
      }
      String name = above + " " + command.name();
      line(".SS \"" + text(name) + "\"");
      line(text(String.join(" ", command.usageMessage().description())));
      command.positionalParameters().stream()
          .filter(p -> !p.hidden())
          .forEach(p -> item(".I " + text(p.paramLabel()), described(p)));
      command.options().stream()
          .filter(o -> !o.hidden() && !o.usageHelp() && !o.versionHelp())
          .forEach(o -> item(".B " + text(names(o)), described(o)));
      commands(name, command);
    }
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() == 0 ? names : names + "=" + option.paramLabel();
  }

  private static String described(ArgSpec argument) {
    String said = String.join(" ", argument.description());
    return said.replace("${DEFAULT-VALUE}", Objects.toString(argument.defaultValueString(), ""));
  }

  private void item(String term, String said) {
    line(".TP");
    line(term);
    line(text(said));
  }

  /// No letter of ours is read as a request: roff begins those with a dot or a quote at the start
  /// of a line, and with a backslash anywhere.
  private static String text(String said) {
    String escaped = said.replace("\\", "\\e").replace("-", "\\-").replace("\"", "\\(dq");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }

  private void line(String line) {
    page.append(line).append('\n');
  }
}
