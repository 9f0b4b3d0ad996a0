package app.assay.vault.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/// Whether the index for searching has lost its entries: it knows them by row numbers, and another
/// program's VACUUM may give them new ones (rulebook §1.1).
final class Drift {

  static final String REBUILD = "INSERT INTO main.entries_fts(entries_fts) VALUES ('rebuild')";

  private static final String STRAY =
      "SELECT EXISTS (SELECT 1 FROM main.entries e LEFT JOIN main.entries_fts_docsize d"
          + " ON d.id = e.rowid WHERE d.id IS NULL) OR EXISTS (SELECT 1"
          + " FROM main.entries_fts_docsize d LEFT JOIN main.entries e ON e.rowid = d.id"
          + " WHERE e.rowid IS NULL)";

  private Drift() {}

  static boolean isThere(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(STRAY)) {
      return rows.next() && rows.getBoolean(1);
    }
  }

  /// Makes the index anew where it is needed.
  static void mend(Connection connection) throws SQLException {
    if (isThere(connection)) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(REBUILD);
      }
    }
  }
}
