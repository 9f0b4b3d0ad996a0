package app.assay.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The program's own command, under which every other one hangs.
@Command(
    name = "assay",
    description = "Decides what may enter a knowledge base.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Without a command the workbench opens. 'assay COMMAND --help' explains a command.",
      "Exit: 0 clean, 1 findings, 2 usage or unreadable, 3 only deferred or not evaluated, 4"
          + " internal."
    })
public final class AssayCommand implements Callable<Integer> {

  private static final int HELP_WIDTH = 110;

  @Spec private CommandSpec spec = CommandSpec.create();

  private AssayCommand() {}

  /// Runs the command line and returns the exit code.
  public static int run(String... arguments) {
    return run(Terminal.ofThisProcess(), arguments);
  }

  /// Whether a word names a command.
  public static boolean knows(String word) {
    return commandLine(Terminal.ofThisProcess()).getSubcommands().containsKey(word);
  }

  static int run(Terminal terminal, String... arguments) {
    try {
      int code = commandLine(terminal).execute(arguments);
      terminal.out().flush();
      return code;
    } catch (StackOverflowError | OutOfMemoryError e) {
      return Failures.internal(terminal, e);
    }
  }

  static CommandLine commandLine(Terminal terminal) {
    CommandLine line = new CommandLine(new AssayCommand());
    commands(terminal).forEach(line::addSubcommand);
    describe(line);
    line.setOut(new PrintWriter(terminal.out(), true, terminal.out().charset()));
    line.setErr(new PrintWriter(terminal.err(), true, terminal.err().charset()));
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(
            terminal.wantsColour() ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF));
    line.setCaseInsensitiveEnumValuesAllowed(false);
    line.setParameterExceptionHandler((problem, given) -> Failures.usage(terminal, problem));
    line.setExecutionExceptionHandler(
        (problem, command, result) -> Failures.execution(terminal, problem));
    return line;
  }

  private static List<Object> commands(Terminal terminal) {
    return List.of(
        new VerifyCommand(terminal),
        new LintCommand(terminal),
        new FixCommand(terminal),
        new ReportCommand(terminal),
        new ProcessCommand(terminal),
        new HashCommand(terminal),
        new ClaimIdCommand(terminal),
        new StampCommand(terminal),
        new ClaimsCommand(terminal),
        new ConfirmCommand(terminal),
        new ReviewProfileCommand(terminal),
        new SignalsCommand(terminal),
        new QueueCommand(terminal),
        new ApplyHitlCommand(terminal),
        new JudgeCommand(terminal),
        QuestionsCommand.with(terminal),
        new GateCommand(terminal),
        VaultCommand.with(terminal),
        ProvidersCommand.with(terminal, Passphrases::onTerminal),
        SourcesCommand.with(terminal, Passphrases::onTerminal),
        new PromoteCommand(terminal),
        new DemoteCommand(terminal),
        new SotCommand(terminal),
        new ExcludeCommand(terminal),
        new IncludeCommand(terminal),
        new ExportCommand(terminal),
        new MigrateCommand(terminal),
        new SimilarCommand(terminal),
        new StatusCommand(terminal),
        new CheckIngestableCommand(terminal),
        new SignCommand(terminal, Passphrases::onTerminal),
        new VerifySignatureCommand(terminal),
        new ManifestCommand(terminal),
        new ChunksCommand(terminal),
        new CommandLine(new LedgerCommand()).addSubcommand(new LedgerCommand.Verify(terminal)),
        new RulesCommand(terminal),
        new CompletionCommand(terminal),
        new ManualCommand(terminal));
  }

  private static void describe(CommandLine line) {
    line.setUsageHelpWidth(HELP_WIDTH);
    line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new CommandList());
    CommandSpec command = line.getCommandSpec().version("assay " + Version.NUMBER);
    if (command.findOption("--version") == null) {
      command.mixinStandardHelpOptions(true);
    } else {
      // A command with a --version of its own, such as promote, keeps the usual help.
      command.addOption(
          OptionSpec.builder("-h", "--help")
              .usageHelp(true)
              .description("Show this help message and exit.")
              .build());
    }
    line.getSubcommands().values().forEach(AssayCommand::describe);
  }

  /// A command is missing.
  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to do, such as 'assay verify FILE'.");
  }
}
