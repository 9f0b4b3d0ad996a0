package app.assay.cli;

import app.assay.distillery.record.VaultLedger;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import app.assay.workspace.VaultPlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What the commands on a knowledge vault have in common: which vault, and that it is closed.
abstract class OnVault implements Callable<Integer> {

  private final Terminal terminal;

  @Option(
      names = "--vault",
      paramLabel = "DB",
      description =
          "The vault's file, or postgresql://USER@HOST/DATABASE of a team's (default:"
              + " $KNOWLEDGE_VAULT_PATH, else .knowledge/vault.db of the checkout or the nearest"
              + " folder above).")
  private @Nullable String named;

  OnVault(Terminal terminal) {
    this.terminal = terminal;
  }

  /// Does the work on the open vault.
  abstract Exit run(VaultStore store) throws VaultException, IOException, Refused;

  @Override
  public final Integer call() throws VaultException, IOException, Refused {
    before();
    try (VaultStore store = open(terminal, named)) {
      return run(store).code();
    }
  }

  /// Looked at before the vault is opened.
  void before() throws Refused {}

  final Terminal terminal() {
    return terminal;
  }

  final KnowledgeVaults vaults() {
    return vaults(terminal);
  }

  /// The vaults that are reached from a terminal.
  static KnowledgeVaults vaults(Terminal terminal) {
    return new KnowledgeVaults(terminal.clock(), terminal.environment());
  }

  /// The ledger that is told what is decided; what it was told and the vault never got is said.
  final VaultLedger ledger(VaultStore store) throws Refused, VaultException {
    VaultLedger ledger = vaults().ledger(place(terminal, named), store, Version.NUMBER);
    ledger.reconcile(store).forEach(terminal::complain);
    return ledger;
  }

  /// Says something on standard output.
  final void say(String line) {
    terminal.out().println(line);
  }

  /// Where a vault is that was named, or the standard place.
  static VaultPlace place(Terminal terminal, @Nullable String named) throws Refused {
    try {
      return KnowledgeVaults.place(
          Optional.ofNullable(named), terminal.folder(), terminal.environment());
    } catch (InvalidPathException e) {
      throw new Refused("'" + named + "' does not name a file.");
    }
  }

  /// Opens a vault that must be there.
  static VaultStore open(Terminal terminal, @Nullable String named) throws Refused {
    VaultPlace place = place(terminal, named);
    if (place instanceof VaultPlace.InFile(Path file) && !Files.exists(file)) {
      throw new Refused(
          "Knowledge vault not found at %s. Name one with --vault, or make one with 'assay vault init'."
              .formatted(file));
    }
    try {
      VaultStore store = vaults(terminal).open(place);
      if (!store.notice().isEmpty()) {
        terminal.complain(store.notice());
      }
      return store;
    } catch (VaultException e) {
      throw new Refused(e.error().message());
    }
  }
}
