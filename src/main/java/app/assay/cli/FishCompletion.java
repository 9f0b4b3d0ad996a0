package app.assay.cli;

import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// The completion of fish: one `complete` line for each command and option, with what it says about
/// itself; files elsewhere.
final class FishCompletion {

  private static final String FUNCTIONS =
      """
      # The words before the cursor that are no options.
      function __assay_words
          for word in (commandline -opc)[2..]
              string match -q -- '-*' $word; or echo $word
          end
      end
      # True where these are all words so far.
      function __assay_at
          set -l words (__assay_words)
          test "$words" = "$argv"
      end
      # True where the words so far begin with these.
      function __assay_in
          set -l words (__assay_words)
          string match -q -- "$argv *" "$words "
      end
      """;

  private final String program;
  private final StringBuilder script = new StringBuilder(FUNCTIONS);

  private FishCompletion(String program) {
    this.program = program;
  }

  /// The script for a command and all below it.
  static String of(CommandSpec root) {
    FishCompletion completion = new FishCompletion(root.name());
    completion.command("", root);
    return completion.script.toString();
  }

  private void command(String path, CommandSpec command) {
    for (OptionSpec option : command.options()) {
      if (!option.hidden()) {
        option(path, option);
      }
    }
    for (CommandLine each : command.subcommands().values()) {
      CommandSpec below = each.getCommandSpec();
      if (!below.usageMessage().hidden()) {
        line(path, true, "-f -a " + below.name() + " -d " + quoted(Summary.of(below)));
        command((path + " " + below.name()).strip(), below);
      }
    }
  }

  private void option(String path, OptionSpec option) {
    StringBuilder spec = new StringBuilder();
    for (String name : option.names()) {
      spec.append(name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
          .append(' ');
    }
    if (option.arity().max() > 0) {
      spec.append("-r ");
    }
    Iterable<String> candidates = option.completionCandidates();
    if (candidates != null) {
      spec.append("-f -a ")
          .append(
              quoted(
                  StreamSupport.stream(candidates.spliterator(), false)
                      .collect(Collectors.joining(" "))))
          .append(' ');
    }
    line(path, path.isEmpty(), spec + "-d " + quoted(String.join(" ", option.description())));
  }

  private void line(String path, boolean exactly, String spec) {
    String where = (exactly ? "__assay_at " : "__assay_in ") + path;
    script
        .append("complete -c ")
        .append(program)
        .append(" -n ")
        .append(quoted(where.strip()))
        .append(' ')
        .append(spec)
        .append('\n');
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
