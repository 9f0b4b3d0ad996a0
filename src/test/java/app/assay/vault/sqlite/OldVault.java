package app.assay.vault.sqlite;

import java.nio.file.Path;
import java.sql.SQLException;

/// A vault as programs made it before evidence of the type notion was.
public final class OldVault {

  private OldVault() {}

  /// Gives a vault of today, whose evidence goes, the schema of then.
  public static void age(Path file) throws SQLException {
    SqliteFiles.execute(
        file, "DROP TABLE evidence", VaultSchema.evidenceTable().replace(", 'notion'", ""));
  }
}
