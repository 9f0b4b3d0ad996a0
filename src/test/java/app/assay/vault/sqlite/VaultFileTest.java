package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How the two files are opened.
class VaultFileTest {

  @TempDir Path folder;

  private VaultFile file;

  @BeforeEach
  void make() throws Exception {
    Path path = folder.resolve("vault.db");
    new SqliteVaults(new HandClock(Instant.EPOCH)).create(path).close();
    file = new VaultFile(path, Duration.ofMillis(1_500));
  }

  @ParameterizedTest
  @CsvSource({
    "foreign_keys, 1",
    "trusted_schema, 0",
    "cell_size_check, 1",
    "busy_timeout, 1500",
    "main.synchronous, 2",
    "assay.synchronous, 2",
    "main.journal_mode, delete",
    "assay.journal_mode, delete"
  })
  void everyConnectionIsSetSo(String pragma, String value) throws SQLException {
    try (Connection writing = file.writing()) {
      assertThat(said(writing, pragma)).isEqualTo(value);
    }
    try (Connection reading = file.reading(true)) {
      if (!pragma.startsWith("assay.")) {
        assertThat(said(reading, pragma)).isEqualTo(value);
      }
    }
  }

  @Test
  void whatIsLeftOfKilledProgramsIsCleared() throws Exception {
    Path left = Files.createFile(folder.resolve("vault.db-mj0123456789"));
    Path other = Files.createFile(folder.resolve("vault.db-notes"));

    file.clear();

    assertThat(left).doesNotExist();
    assertThat(other).exists();
  }

  private static String said(Connection connection, String pragma) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("PRAGMA " + pragma)) {
      return rows.getString(1);
    }
  }
}
