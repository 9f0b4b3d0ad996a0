package app.assay.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The completion of zsh: an autoloaded function `_assay` that offers commands and options with
/// what they say about themselves, and files elsewhere.
final class ZshCompletion {

  private final StringBuilder script = new StringBuilder();

  private ZshCompletion() {}

  /// The script for a command and all below it.
  static String of(CommandSpec root) {
    ZshCompletion completion = new ZshCompletion();
    completion.line("#compdef " + root.name());
    completion.line("# Words before the cursor that are commands choose what is offered.");
    completion.line("_" + root.name() + "() {");
    completion.line("  local context state line spot=''");
    completion.line("  local -a here=(\"${(@)words[2,CURRENT-1]:#-*}\")");
    completion.line("  case \"$here[1] $here[2]\" in");
    root.subcommands().values().stream()
        .flatMap(one -> one.getSubcommands().values().stream())
        .map(CommandLine::getCommandSpec)
        .forEach(two -> completion.choice(two.parent().name() + " " + two.name()));
    root.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .forEach(one -> completion.choice(one.name()));
    completion.line("  esac");
    completion.line("  case $spot in");
    completion.command("", root);
    completion.line("  esac");
    completion.line("}");
    completion.line("compdef _" + root.name() + " " + root.name());
    return completion.script.toString();
  }

  private void choice(String path) {
    String pattern = path.contains(" ") ? path.replace(" ", "\\ ") : path + "\\ *";
    line("    " + pattern + ") spot=" + quoted(path) + " ;;");
  }

  private void command(String path, CommandSpec command) {
    List<String> offers = new ArrayList<>();
    command.options().stream().filter(o -> !o.hidden()).forEach(o -> offers.add(option(o)));
    if (command.subcommands().isEmpty()) {
      offers.add("'*:file:_files'");
    } else {
      offers.add("'1:command:->command'");
    }
    line("    " + quoted(path) + ")");
    int skipped = path.isEmpty() ? 0 : path.split(" ", -1).length;
    if (skipped > 0) {
      line("      shift " + skipped + " words; (( CURRENT -= " + skipped + " ))");
    }
    line("      _arguments -s : " + String.join(" \\\n        ", offers));
    if (!command.subcommands().isEmpty()) {
      line("      [[ $state == command ]] && _values command " + commands(command));
    }
    line("      ;;");
    command
        .subcommands()
        .values()
        .forEach(c -> command((path + " " + c.getCommandName()).strip(), c.getCommandSpec()));
  }

  private static String commands(CommandSpec command) {
    return command.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(c -> !c.usageMessage().hidden())
        .map(c -> quoted(c.name() + "[" + plain(Summary.of(c)) + "]"))
        .collect(Collectors.joining(" \\\n        "));
  }

  private static String option(OptionSpec option) {
    String value =
        option.arity().max() == 0 ? "" : ":" + plain(option.paramLabel()) + values(option);
    return Arrays.stream(option.names())
        .map(
            name ->
                quoted(
                    "*"
                        + name
                        + (value.isEmpty() ? "" : name.startsWith("--") ? "=" : "+")
                        + "["
                        + plain(String.join(" ", option.description()))
                        + "]"
                        + value))
        .collect(Collectors.joining(" \\\n        "));
  }

  private static String values(OptionSpec option) {
    Iterable<String> candidates = option.completionCandidates();
    return candidates == null
        ? ":_files"
        : StreamSupport.stream(candidates.spliterator(), false)
            .collect(Collectors.joining(" ", ":(", ")"));
  }

  /// Without the letters that part the fields of a specification.
  private static String plain(String text) {
    return text.replaceAll("[\\[\\]<>:\\\\]", " ").replaceAll(" +", " ").strip();
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private void line(String line) {
    script.append(line).append('\n');
  }
}
