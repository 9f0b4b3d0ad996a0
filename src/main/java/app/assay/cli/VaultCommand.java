package app.assay.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `vault`: the knowledge store.
@Command(
    name = "vault",
    description = {
      "Reads and changes a knowledge vault. The queries write the JSON that knowledge-gate writes;",
      "no command asks back, and what changes the vault names who decided."
    },
    footer = {
      "",
      "Exit: 0 done, 1 refused by what the vault holds, 2 usage or no vault (knowledge-gate: 1),"
          + " 3 something is open."
    })
final class VaultCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The command with what hangs under it.
  static CommandLine with(Terminal terminal) {
    CommandLine line = new CommandLine(new VaultCommand());
    line.addSubcommand(new VaultInitCommand(terminal));
    line.addSubcommand(new VaultUpgradeCommand(terminal));
    Stream.of(
            VaultEntryQueries.all(terminal),
            VaultDomainQueries.all(terminal),
            VaultDomainChanges.all(terminal),
            List.<Object>of(new VaultDomainReportCommand(terminal)),
            VaultEntryChanges.all(terminal),
            VaultChangesetCommands.all(terminal),
            List.<Object>of(new VaultReportCommand(terminal)),
            VaultQueueCommands.all(terminal),
            VaultLeaseCommands.all(terminal),
            VaultHistoryCommands.all(terminal))
        .flatMap(List::stream)
        .forEach(line::addSubcommand);
    line.addSubcommand(VaultFeedbackCommand.with(terminal));
    line.addSubcommand(VaultKeptCommand.with(terminal));
    line.addSubcommand(new VaultAgreementCommand(terminal));
    return line;
  }

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "Say what to do, such as 'assay vault list'.");
  }
}
