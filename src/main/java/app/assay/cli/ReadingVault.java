package app.assay.cli;

import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import picocli.CommandLine.Option;

/// A command that reads a vault and writes JSON in upstream's shape (rulebook §1.3).
abstract class ReadingVault extends OnVault {

  ReadingVault(Terminal terminal) {
    super(terminal);
  }

  /// What it found.
  abstract JsonNode json(VaultReader vault) throws VaultException;

  /// How it is laid out: each item on its line, as upstream's `sqlite3 -json` has it, so that what
  /// goes by lines reads either program.
  String text(JsonNode json) throws IOException {
    return JsonTree.rows(json);
  }

  @Override
  final Exit run(VaultStore store) throws VaultException, IOException {
    JsonTree.printText(text(store.read(this::json)), terminal());
    return Exit.CLEAN;
  }

  /// `--ids-only` of the lists.
  static final class IdsOnly {

    @Option(names = "--ids-only", description = "Only the names that lead to more.")
    private boolean wanted;

    boolean wanted() {
      return wanted;
    }
  }
}
