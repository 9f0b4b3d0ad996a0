package app.assay.vault.sqlite;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Files of SQLite as another program would write and read them.
final class SqliteFiles {

  static final Intent WANT = new Intent("apply", "Ada Keeper", "because", "batch-1");

  private SqliteFiles() {}

  static Connection connect(Path file) throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + file);
  }

  static void execute(Path file, String... statements) throws SQLException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  static List<String> column(Path file, String sql) throws SQLException {
    try (Connection connection = connect(file);
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> column = new ArrayList<>();
      while (rows.next()) {
        column.add(String.valueOf(rows.getString(1)));
      }
      return column;
    }
  }

  static NewEntry fact(String id) {
    return new NewEntry(
        id,
        EntryType.FACT,
        new EntryText("Title of " + id, "Claim of " + id, "## Background", Optional.empty(), "No."),
        List.of("lamp"),
        List.of(new EvidenceRef("pr", "#1")));
  }

  /// Adds an entry, and the domain for it where it is missing.
  static void put(VaultStore vault, String... ids) throws VaultException {
    vault.write(
        WANT,
        v -> {
          if (v.domain("lamp").isEmpty()) {
            v.addDomain("lamp", "Lamps");
          }
          for (String id : ids) {
            v.insert(fact(id));
          }
          return true;
        });
  }
}
