package app.assay.vault.sqlite;

import app.assay.vault.VaultContract;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/// A vault in a file does what every vault does.
class SqliteVaultTest extends VaultContract {

  @TempDir Path folder;

  @Override
  protected VaultStore create() throws Exception {
    return new SqliteVaults(clock).create(folder.resolve("kb/vault.db"));
  }

  @Override
  protected VaultStore again() throws Exception {
    return new SqliteVaults(clock).open(folder.resolve("kb/vault.db"));
  }
}
