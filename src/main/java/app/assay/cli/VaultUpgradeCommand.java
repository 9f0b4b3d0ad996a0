package app.assay.cli;

import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.VaultPlace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `vault upgrade`: an older vault in the schema of today.
@Command(
    name = "upgrade",
    description = {
      "Brings a vault that an older program made to the schema of today, after a copy of it was",
      "put beside it. A vault of today is left as it is."
    },
    footer = {
      "",
      "Exit: 0 upgraded or nothing to do, 1 there is no vault, or a copy of this second already, 2"
          + " usage or it cannot be written."
    })
final class VaultUpgradeCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "DB",
      description =
          "Its file, or postgresql://USER@HOST/DATABASE of a team (default: $KNOWLEDGE_VAULT_PATH,"
              + " else .knowledge/vault.db of the checkout).")
  private @Nullable String named;

  VaultUpgradeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws VaultException, Refused {
    VaultPlace place = OnVault.place(terminal, named);
    KnowledgeVaults vaults = OnVault.vaults(terminal);
    Optional<Path> copy = vaults.upgrade(place);
    try (VaultStore store = vaults.open(place)) {
      if (copy.isPresent()) {
        terminal.out().println("Upgraded " + store.name());
        terminal.out().println("As it was before: " + copy.get());
      } else {
        terminal.out().println("Nothing to do: %s is up to date.".formatted(store.name()));
      }
    }
    return Exit.CLEAN.code();
  }
}
