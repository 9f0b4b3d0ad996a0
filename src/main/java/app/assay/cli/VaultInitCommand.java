package app.assay.cli;

import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.VaultPlace;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `vault init`: a new vault.
@Command(
    name = "init",
    description = "Makes an empty vault.",
    footer = {"", "Exit: 0 made, 1 it is there already, 2 usage or it cannot be written."})
final class VaultInitCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(
      arity = "0..1",
      paramLabel = "DB",
      description =
          "Its file, or postgresql://USER@HOST/DATABASE of a team (default: $KNOWLEDGE_VAULT_PATH,"
              + " else .knowledge/vault.db of the checkout).")
  private @Nullable String named;

  VaultInitCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws VaultException, Refused {
    VaultPlace place = OnVault.place(terminal, named);
    try (VaultStore store = OnVault.vaults(terminal).create(place)) {
      terminal.out().println("Initialized knowledge vault at " + store.name());
    }
    return Exit.CLEAN.code();
  }
}
