package app.assay.cli;

import app.assay.distillery.record.VaultLedger;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.workspace.KnowledgeVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
          "The vault's file (default: $KNOWLEDGE_VAULT_PATH, else .knowledge/vault.db of the"
              + " checkout or the nearest folder above).")
  private @Nullable String named;

  OnVault(Terminal terminal) {
    this.terminal = terminal;
  }

  /// Does the work on the open vault.
  abstract Exit run(VaultStore store) throws VaultException, IOException, Refused;

  @Override
  public final Integer call() throws VaultException, IOException, Refused {
    before();
    try (VaultStore store = open()) {
      if (!store.notice().isEmpty()) {
        terminal.complain(store.notice());
      }
      return run(store).code();
    }
  }

  /// Looked at before the vault is opened.
  void before() throws Refused {}

  final Terminal terminal() {
    return terminal;
  }

  final KnowledgeVaults vaults() {
    return new KnowledgeVaults(terminal.clock());
  }

  /// The vault's file.
  final Path file() throws Refused {
    return named == null
        ? KnowledgeVaults.standard(terminal.folder(), terminal.environment())
        : Folders.path(terminal, named);
  }

  /// The ledger that is told what is decided.
  final VaultLedger ledger() throws Refused {
    return vaults().ledger(file(), Version.NUMBER);
  }

  /// Says something on standard output.
  final void say(String line) {
    terminal.out().println(line);
  }

  private VaultStore open() throws Refused {
    Path file = file();
    if (!Files.exists(file)) {
      throw new Refused(
          "Knowledge vault not found at %s. Name one with --vault, or make one with 'assay vault init'."
              .formatted(file));
    }
    try {
      return vaults().open(file);
    } catch (VaultException e) {
      throw new Refused(e.error().message());
    }
  }
}
