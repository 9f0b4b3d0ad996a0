package app.assay.vault.sqlite;

import app.assay.vault.VaultException;
import app.assay.vault.sql.History;
import app.assay.vault.sql.SqlFailure;
import app.assay.vault.sql.Timestamps;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/// A look at all of a vault.
final class Checkup {

  /// What is said of one kind of fault at most.
  private static final int MOST = 20;

  private final VaultFile file;
  private final Inspection found;
  private final List<String> faults = new ArrayList<>();

  Checkup(VaultFile file, Inspection found) {
    this.file = file;
    this.found = found;
  }

  /// A sentence for each fault; none when all is well.
  List<String> faults() throws VaultException {
    SqliteDialect dialect = new SqliteDialect();
    try (Handle h = Jdbi.open(() -> file.reading(found.recorded()))) {
      h.execute("BEGIN");
      Connection connection = h.getConnection();
      integrity(connection, "main", "The vault");
      references(connection);
      times(connection);
      if (VaultFile.isAttached(h) && Sidecar.isThere(h)) {
        integrity(connection, "assay", "The record of changes");
        faults.addAll(History.verify(h));
      }
    } catch (SQLException e) {
      throw SqlFailure.of(dialect, e);
    } catch (JdbiException e) {
      throw SqlFailure.of(dialect, e);
    }
    if (!found.recorded()) {
      faults.add(found.notices().getLast());
    }
    if (!found.readOnly()) {
      searching(dialect);
    }
    return List.copyOf(faults);
  }

  private void integrity(Connection connection, String schema, String what) throws SQLException {
    for (String said : rows(connection, "PRAGMA " + schema + ".integrity_check(" + MOST + ")")) {
      if (!said.equals("ok")) {
        faults.add("%s is damaged: %s.".formatted(what, said.strip()));
      }
    }
  }

  private void references(Connection connection) throws SQLException {
    String sql =
        "SELECT \"table\" || ' names a row of ' || parent || ' that is not there.'"
            + " FROM pragma_foreign_key_check LIMIT "
            + MOST;
    rows(connection, sql).forEach(said -> faults.add("The table " + said));
  }

  private void times(Connection connection) throws SQLException {
    Map<String, List<String>> columns =
        Map.of(
            "entries", List.of("created_at", "updated_at", "archived_at"),
            "curation_queue", List.of("created_at", "resolved_at"));
    for (String table : List.of("entries", "curation_queue")) {
      for (String column : columns.getOrDefault(table, List.of())) {
        String sql =
            "SELECT coalesce(%1$s, '') || '\n' || coalesce(id, '') FROM main.%2$s"
                + " WHERE %1$s IS NOT NULL ORDER BY id";
        rows(connection, sql.formatted(column, table)).stream()
            .map(row -> (row + "\n").split("\n", 2))
            .filter(row -> !Timestamps.isOne(row[0]))
            .limit(MOST)
            .forEach(
                row ->
                    faults.add(
                        "\"%s\" has no time in %s that can be read."
                            .formatted(row[1].strip(), column)));
      }
    }
  }

  /// Compares the index with the entries; SQLite does so in a transaction that writes.
  private void searching(SqliteDialect dialect) throws VaultException {
    try (Connection connection = file.alone();
        Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      try {
        statement.execute(
            "INSERT INTO main.entries_fts(entries_fts, rank) VALUES ('integrity-check', 1)");
      } catch (SQLException e) {
        if (SqliteDialect.code(e) != SqliteDialect.CORRUPT) {
          throw e;
        }
        faults.add("The index for searching does not fit the entries.");
      }
      statement.execute("ROLLBACK");
    } catch (SQLException e) {
      throw SqlFailure.of(dialect, e);
    }
  }

  private static List<String> rows(Connection connection, String sql) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      while (found.next()) {
        String row = found.getString(1);
        rows.add(row == null ? "" : row);
      }
    }
    return rows;
  }
}
