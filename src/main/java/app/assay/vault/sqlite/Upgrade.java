package app.assay.vault.sqlite;

import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.sql.SqlFailure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Brings a vault from before evidence of the type `notion` was to the schema of today (rulebook
/// §1.1), after a copy was put beside it.
final class Upgrade {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT);

  private static final List<String> STEPS =
      List.of(
          "ALTER TABLE main.evidence RENAME TO evidence_before",
          VaultSchema.evidenceTable(),
          "INSERT INTO main.evidence (entry_id, type, ref)"
              + " SELECT entry_id, type, ref FROM main.evidence_before ORDER BY rowid",
          "DROP TABLE main.evidence_before");

  private final VaultFile file;
  private final Clock clock;

  Upgrade(VaultFile file, Clock clock) {
    this.file = file;
    this.clock = clock;
  }

  /// Puts a copy beside the vault and changes it, where it needs that.
  ///
  /// @return the copy; empty when there was nothing to do
  Optional<Path> run() throws VaultException {
    Inspection found = Inspection.of(file);
    if (found.readOnly()) {
      throw new VaultException(
          VaultError.Kind.READ_ONLY, String.join(" ", found.notices()) + " Nothing was changed.");
    }
    try (Connection connection = file.alone()) {
      if (!Inspection.isBeforeNotion(connection)) {
        return Optional.empty();
      }
      Path copy = copy(connection);
      change(connection);
      return Optional.of(copy);
    } catch (SQLException e) {
      throw SqlFailure.of(new SqliteDialect(), e);
    }
  }

  private Path copy(Connection connection) throws SQLException, VaultException {
    String stamp = STAMP.format(clock.instant().atOffset(ZoneOffset.UTC));
    String name = file.vault().getFileName().toString().replaceFirst("\\.db$", "");
    Path copy = file.vault().resolveSibling("%s.before-notion-%s.db".formatted(name, stamp));
    if (Files.exists(copy)) {
      throw new VaultException(
          VaultError.Kind.EXISTS, "There is a copy at " + copy + " already. Nothing was changed.");
    }
    try (PreparedStatement vacuum = connection.prepareStatement("VACUUM main INTO ?")) {
      vacuum.setString(1, copy.toString());
      vacuum.execute();
    }
    try (Connection made = new VaultFile(copy, file.patience()).alone();
        Statement statement = made.createStatement()) {
      statement.execute(Drift.REBUILD);
    }
    return copy;
  }

  private static void change(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA foreign_keys = OFF");
      statement.execute("BEGIN IMMEDIATE");
      int before = strays(statement);
      for (String step : STEPS) {
        statement.execute(step);
      }
      if (strays(statement) > before) {
        throw new SQLException("evidence would name entries that are not there");
      }
      statement.execute("COMMIT");
    }
  }

  private static int strays(Statement statement) throws SQLException {
    try (ResultSet rows = statement.executeQuery("SELECT count(*) FROM pragma_foreign_key_check")) {
      return rows.next() ? rows.getInt(1) : 0;
    }
  }
}
