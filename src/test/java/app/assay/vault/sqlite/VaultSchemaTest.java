package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.SharedFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A vault made here is like upstream's: nothing that its tools look at differs.
class VaultSchemaTest {

  private static final List<String> TABLES =
      List.of(
          "entries",
          "domain_registry",
          "domain_paths",
          "entry_domains",
          "evidence",
          "curation_queue",
          "entries_fts");

  @TempDir Path folder;

  @Test
  void schemaHasTheSameText() throws Exception {
    String sql = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY rowid";

    assertThat(ours(sql)).isEqualTo(upstreams(sql)).hasSizeGreaterThan(20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"table_xinfo", "foreign_key_list", "index_list"})
  void pragmasSayTheSame(String pragma) throws Exception {
    for (String table : TABLES) {
      String sql = "PRAGMA %s(%s)".formatted(pragma, table);
      assertThat(ours(sql)).as(sql).isEqualTo(upstreams(sql));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "user_version",
        "application_id",
        "page_size",
        "journal_mode",
        "encoding",
        "auto_vacuum"
      })
  void headersSayTheSame(String pragma) throws Exception {
    assertThat(ours("PRAGMA " + pragma)).isEqualTo(upstreams("PRAGMA " + pragma));
  }

  private List<List<String>> ours(String sql) throws Exception {
    Path vault = folder.resolve("vault.db");
    if (!Files.exists(vault)) {
      new SqliteVaults(new HandClock(Instant.EPOCH)).create(vault).close();
    }
    return rows("jdbc:sqlite:" + vault, sql);
  }

  private static List<List<String>> upstreams(String sql) throws SQLException {
    Path vault = SharedFolder.file("kd/vaults/vault@d5b81b8.db");
    return rows("jdbc:sqlite:file:" + vault + "?mode=ro&immutable=1", sql);
  }

  private static List<List<String>> rows(String url, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet found = statement.executeQuery(sql)) {
      List<List<String>> rows = new ArrayList<>();
      while (found.next()) {
        List<String> row = new ArrayList<>();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) {
          row.add(String.valueOf(found.getString(i)));
        }
        rows.add(row);
      }
      return rows;
    }
  }
}
