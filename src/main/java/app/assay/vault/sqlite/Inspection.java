package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.sql.SqlFailure;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What was found when a file was opened.
///
/// @param readOnly whether it may be changed
/// @param recorded whether the file beside it can be used
/// @param notices sentences for the user
record Inspection(boolean readOnly, boolean recorded, List<String> notices) {

  Inspection {
    notices = List.copyOf(notices);
  }

  /// Looks at a vault and at the file beside it.
  ///
  /// @throws VaultException for what is no vault at all
  static Inspection of(VaultFile file) throws VaultException {
    SqliteDialect dialect = new SqliteDialect();
    List<String> notices = new ArrayList<>();
    try (Connection connection = file.reading(false)) {
      requireVault(file, connection);
      boolean newer = number(connection, "PRAGMA user_version") > VaultSchema.VERSION;
      if (newer) {
        notices.add("A newer program made this vault; it is only read here.");
      }
      Optional<String> damage = damage(connection, "main");
      damage.ifPresent(
          what ->
              notices.add(
                  "The vault is damaged and only read here; bring it back from a backup or from its"
                      + " repository. ("
                      + what
                      + ")"));
      boolean locked = file.isLocked();
      if (locked) {
        notices.add("The file or its folder cannot be written, so the vault is only read.");
      }
      remarks(connection).forEach(notices::add);
      file.network().ifPresent(notices::add);
      Optional<String> beside = sidecar(file);
      beside.ifPresent(notices::add);
      return new Inspection(
          newer || damage.isPresent() || locked || beside.isPresent(), beside.isEmpty(), notices);
    } catch (SQLException e) {
      throw failure(file, SqlFailure.of(dialect, e));
    }
  }

  private static VaultException failure(VaultFile file, VaultException failure) {
    String message = failure.error().message().replace("Nothing was changed; ", "");
    VaultException named =
        new VaultException(
            failure.error().kind(),
            file.vault() + ": " + message.replace("Nothing was changed.", "").strip());
    named.initCause(failure);
    return named;
  }

  private static void requireVault(VaultFile file, Connection connection)
      throws SQLException, VaultException {
    for (Map.Entry<String, List<String>> table : VaultSchema.columns().entrySet()) {
      Set<String> found = new HashSet<>(columns(connection, table.getKey()));
      if (!isTable(connection, table.getKey()) || !found.containsAll(table.getValue())) {
        throw new VaultException(
            VaultError.Kind.DAMAGED,
            "%s is no vault: it has no table \"%s\" as a vault has it."
                .formatted(file.vault(), table.getKey()));
      }
    }
    if (!isTable(connection, "entries_fts")) {
      throw new VaultException(
          VaultError.Kind.DAMAGED, file.vault() + " is no vault: it has no index for searching.");
    }
  }

  /// A view of that name will not do: what it computes may never end.
  private static boolean isTable(Connection connection, String name) throws SQLException {
    try (PreparedStatement statement =
        connection.prepareStatement(
            "SELECT count(*) FROM main.sqlite_schema WHERE type = 'table' AND name = ?")) {
      statement.setString(1, name);
      try (ResultSet rows = statement.executeQuery()) {
        return rows.next() && rows.getInt(1) == 1;
      }
    }
  }

  private static List<String> columns(Connection connection, String table) throws SQLException {
    List<String> columns = new ArrayList<>();
    try (PreparedStatement statement =
        connection.prepareStatement("SELECT name FROM pragma_table_info(?, 'main')")) {
      statement.setString(1, table);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          columns.add(rows.getString(1));
        }
      }
    }
    return columns;
  }

  /// What a quick look says is broken.
  private static Optional<String> damage(Connection connection, String schema) throws SQLException {
    String said = string(connection, "PRAGMA " + schema + ".quick_check(1)");
    return said.equals("ok") ? Optional.empty() : Optional.of(said.strip());
  }

  /// Whether it was made before evidence of the type `notion` was (rulebook §1.1).
  static boolean isBeforeNotion(Connection connection) throws SQLException {
    return !string(connection, "SELECT sql FROM main.sqlite_schema WHERE name = 'evidence'")
        .contains("'notion'");
  }

  private static List<String> remarks(Connection connection) throws SQLException {
    List<String> remarks = new ArrayList<>();
    if (isBeforeNotion(connection)) {
      remarks.add(
          "This vault was made before evidence of the type notion was; entries that name it are"
              + " refused. 'assay vault upgrade' brings it to the schema of today, after a copy.");
    }
    if (string(connection, "PRAGMA main.journal_mode").equals("wal")) {
      remarks.add(
          "Another program set this vault to write-ahead logging, which does not fit into a"
              + " repository; the first change sets it back.");
    }
    int strange =
        number(
            connection,
            "SELECT count(*) FROM main.sqlite_schema WHERE type = 'trigger'"
                + " AND name NOT IN ('entries_ai', 'entries_ad', 'entries_au')");
    if (strange > 0) {
      remarks.add(
          "This vault has triggers that upstream's do not have; they change what is written.");
    }
    if (Drift.isThere(connection)) {
      remarks.add(
          "The index for searching does not fit the entries; the first change makes it anew.");
    }
    return remarks;
  }

  /// Why the file beside it cannot be used.
  private static Optional<String> sidecar(VaultFile file) throws VaultException {
    if (!file.hasSidecar()) {
      return Optional.empty();
    }
    String name = String.valueOf(file.sidecar().getFileName());
    try (Connection connection = file.reading(true)) {
      if (number(connection, "SELECT count(*) FROM assay.sqlite_schema") == 0) {
        return Optional.empty();
      }
      if (number(connection, "PRAGMA assay.application_id") != Sidecar.APPLICATION) {
        return Optional.of(
            "The file %s beside it is not this program's, so the vault is only read; move that file away."
                .formatted(name));
      }
      if (number(connection, "PRAGMA assay.user_version") > Sidecar.VERSION) {
        return Optional.of(
            "A newer program made %s beside it, so the vault is only read here.".formatted(name));
      }
      return damage(connection, "assay").map(what -> damaged(name));
    } catch (SQLException e) {
      int code = SqliteDialect.code(e);
      if (code == SqliteDialect.CORRUPT || code == SqliteDialect.NOT_A_DATABASE) {
        return Optional.of(damaged(name));
      }
      if (code == SqliteDialect.CANNOT_OPEN || code == SqliteDialect.INPUT_OUTPUT) {
        return Optional.of(
            "The record of changes in %s beside it cannot be opened, so the vault is only read; look at the rights of that file."
                .formatted(name));
      }
      throw failure(file, SqlFailure.of(new SqliteDialect(), e));
    }
  }

  private static String damaged(String name) {
    return "The record of changes in %s beside it is damaged, so the vault is only read; bring that file back from a backup, or move it away to begin a new record."
        .formatted(name);
  }

  private static int number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }

  private static String string(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      String text = rows.next() ? rows.getString(1) : "";
      return text == null ? "" : text;
    }
  }
}
