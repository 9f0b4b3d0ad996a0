package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.sql.SqlFailure;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// One change of both files: all of it or nothing, also when the program is killed meanwhile.
/// SQLite seals it with one journal over both.
final class Transaction implements AutoCloseable {

  private final VaultFile file;
  private final VaultFile.Identity identity;
  private final Handle handle;
  private boolean open = true;

  private Transaction(VaultFile file, VaultFile.Identity identity, Handle handle) {
    this.file = file;
    this.identity = identity;
    this.handle = handle;
  }

  /// Waits for its turn and begins.
  ///
  /// @param opening opens both files to be changed
  static Transaction begin(VaultFile file, Jdbi opening) throws VaultException {
    VaultFile.Identity identity = file.identity();
    Handle handle = opening.open();
    Transaction transaction = new Transaction(file, identity, handle);
    try {
      transaction.start();
      return transaction;
    } catch (VaultException | JdbiException e) {
      transaction.close();
      throw e;
    }
  }

  Handle handle() {
    return handle;
  }

  private void start() throws VaultException {
    if ("wal".equals(text("PRAGMA main.journal_mode"))) {
      handle.execute("PRAGMA main.journal_mode = DELETE");
    }
    handle.execute("BEGIN IMMEDIATE");
    file.clear();
    handle.execute("PRAGMA defer_foreign_keys = ON");
    if (Integer.parseInt(text("PRAGMA main.user_version")) > VaultSchema.VERSION
        || Integer.parseInt(text("PRAGMA assay.user_version")) > Sidecar.VERSION) {
      throw new VaultException(
          VaultError.Kind.READ_ONLY,
          "A newer program has taken over this vault meanwhile. Nothing was changed; open it"
              + " again.");
    }
    if (!Sidecar.isThere(handle)) {
      if (!"0".equals(text("SELECT count(*) FROM assay.sqlite_schema"))) {
        throw new VaultException(
            VaultError.Kind.READ_ONLY,
            "The file %s beside the vault is not this program's. Nothing was changed; move that file away."
                .formatted(file.sidecar().getFileName()));
      }
      Sidecar.create(handle);
    }
    try {
      Drift.mend(handle.getConnection());
    } catch (SQLException e) {
      throw SqlFailure.of(new SqliteDialect(), e);
    }
  }

  private String text(String sql) {
    return handle.createQuery(sql).mapTo(String.class).one();
  }

  /// Ends it once both files are on the disk.
  ///
  /// @throws VaultException STALE when another file was put in the vault's place meanwhile
  void commit() throws VaultException {
    requireSameFile();
    handle.execute("COMMIT");
    open = false;
    requireSameFile();
  }

  private void requireSameFile() throws VaultException {
    if (!file.identity().equals(identity)) {
      throw new VaultException(
          VaultError.Kind.STALE,
          "Another file was put in the place of the vault while it was being changed. It does not"
              + " have the change; look at it again.");
    }
  }

  /// Takes back what was not ended.
  @Override
  public void close() {
    try (handle) {
      if (open) {
        handle.execute("ROLLBACK");
      }
    } catch (JdbiException e) {
      // On some failures SQLite has taken it back by itself, and the end of the connection takes
      // back all else.
      open = false;
    }
  }
}
