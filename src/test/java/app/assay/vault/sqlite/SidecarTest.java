package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.vault.Change;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The file beside a vault: the record that only grows.
class SidecarTest {

  @TempDir Path folder;

  private final SqliteVaults vaults =
      new SqliteVaults(new HandClock(Instant.parse("2026-11-01T10:00:00Z")));
  private Path file;
  private Path beside;
  private VaultStore vault;

  @BeforeEach
  void make() throws Exception {
    file = folder.resolve("vault.db");
    beside = folder.resolve("vault.assay.db");
    vault = vaults.create(file);
    SqliteFiles.put(vault, "one");
    SqliteFiles.put(vault, "two");
  }

  @AfterEach
  void close() {
    vault.close();
  }

  @Test
  void vaultItselfKeepsUpstreamsSchema() throws Exception {
    assertThat(SqliteFiles.column(file, "SELECT name FROM sqlite_schema WHERE type = 'table'"))
        .doesNotContain("change")
        .contains("entries");
    assertThat(SqliteFiles.column(file, "PRAGMA user_version")).containsExactly("1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "UPDATE change SET decided_by = 'somebody'",
        "DELETE FROM change",
        "UPDATE change_row SET after_image = ''",
        "DELETE FROM change_row",
        "DELETE FROM change_entry"
      })
  void recordIsKeptForGood(String sql) {
    assertThatThrownBy(() -> SqliteFiles.execute(beside, sql))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("kept for good");
  }

  @Test
  void editedChangeIsFound() throws Exception {
    SqliteFiles.execute(
        beside,
        "DROP TRIGGER change_no_UPDATE",
        "UPDATE change SET decided_by = 'somebody' WHERE number = 1");

    assertThat(faults()).containsExactly("Change 1 was edited after it was recorded.");
  }

  @Test
  void editedRowOfAChangeIsFoundAndNotBroughtBack() throws Exception {
    SqliteFiles.execute(
        beside,
        "DROP TRIGGER change_row_no_UPDATE",
        "UPDATE change_row SET before_image = '{\"id\":\"x\"}' WHERE number = 2");

    assertThat(faults()).containsExactly("Change 2 was edited after it was recorded.");
    assertThatThrownBy(() -> vault.undo("2", "Ada Keeper", "wrong", _ -> {}))
        .hasMessageContaining("was edited");
  }

  @Test
  void removedChangeIsFound() throws Exception {
    SqliteFiles.execute(
        beside,
        "DROP TRIGGER change_no_DELETE",
        "PRAGMA foreign_keys = OFF",
        "DELETE FROM change WHERE number = 1");

    assertThat(faults())
        .contains("The record of changes has no change 1.", "Change 1 has rows but is gone.");
  }

  @Test
  void changeTakenBackTwiceIsSaidInWords() throws Exception {
    vault.undo("2", "Ada Keeper", "wrong", _ -> {});

    assertThatThrownBy(() -> vault.undo("2", "Ada Keeper", "again", _ -> {}))
        .hasMessageContaining("taken back already");
  }

  @Test
  void damagedRecordLeavesTheVaultToBeRead() throws Exception {
    Files.writeString(beside, "no database at all, but long enough to be looked at".repeat(100));
    try (VaultStore again = vaults.open(file)) {
      assertThat(again.isReadOnly()).isTrue();
      assertThat(again.notice()).contains("vault.assay.db").contains("damaged");
      assertThat(again.read(VaultReader::list).size()).isEqualTo(2);
      assertThat(again.read(VaultReader::changes).size()).isZero();
      assertThat(again.check()).hasSize(1);
    }
  }

  @Test
  void strangersFileIsLeftAlone() throws Exception {
    Files.delete(beside);
    SqliteFiles.execute(beside, "CREATE TABLE change (number INTEGER)");
    try (VaultStore again = vaults.open(file)) {
      assertThat(again.isReadOnly()).isTrue();
      assertThat(again.notice()).contains("not this program's");
    }
    assertThatThrownBy(() -> SqliteFiles.put(vault, "three"))
        .hasMessageContaining("not this program's");
  }

  @Test
  void newerRecordIsLeftAlone() throws Exception {
    SqliteFiles.execute(beside, "PRAGMA user_version = 2");
    try (VaultStore again = vaults.open(file)) {
      assertThat(again.isReadOnly()).isTrue();
      assertThat(again.notice()).contains("newer program");
    }
  }

  @Test
  void withoutItTheRecordBeginsAnew() throws Exception {
    Files.delete(beside);
    SqliteFiles.put(vault, "three");

    List<Change> changes = vault.read(VaultReader::changes);
    assertThat(changes).hasSize(1);
    assertThat(changes.getFirst().id()).startsWith("1-");
    assertThat(faults()).isEmpty();
  }

  @Test
  void emptyFileBesideIsNone() throws Exception {
    Files.write(beside, new byte[0]);
    assertThat(vault.read(VaultReader::changes).size()).isZero();
    SqliteFiles.put(vault, "three");
    assertThat(vault.read(VaultReader::changes).size()).isEqualTo(1);
  }

  @Test
  void lostSearchIsSaidAndMended() throws Exception {
    SqliteFiles.execute(
        file, "DELETE FROM entries_fts_docsize", "UPDATE entries_fts_data SET block = x'00'");
    try (VaultStore again = vaults.open(file)) {
      assertThat(again.notice()).contains("index for searching");
      assertThat(again.check()).isNotEmpty();
      SqliteFiles.put(again, "three");
      assertThat(again.check()).isEmpty();
      assertThat(again.read(v -> v.search("claim")).size()).isEqualTo(3);
    }
  }

  @Test
  void rowsRenumberedByAnotherProgramAreFoundAgain() throws Exception {
    Change change = vault.read(VaultReader::changes).get(1);
    assertThat(change.id()).startsWith("1-");
    vault.undo(vault.read(VaultReader::changes).getFirst().id(), "Ada Keeper", "wrong", _ -> {});
    SqliteFiles.put(vault, "three", "four");
    SqliteFiles.execute(
        file,
        "DROP TRIGGER entries_au",
        "UPDATE entries SET rowid = rowid + 10",
        VaultSchema.statements().get(9));
    assertThat(faults()).contains("The index for searching does not fit the entries.");

    SqliteFiles.put(vault, "five");

    assertThat(faults()).isEmpty();
  }

  @Test
  void unreadableTimesAndStrayReferencesAreFound() throws Exception {
    SqliteFiles.execute(
        file,
        "PRAGMA foreign_keys = OFF",
        "UPDATE entries SET updated_at = 'yesterday' WHERE id = 'one'",
        "INSERT INTO entry_domains VALUES ('one', 'no-such-domain')");

    assertThat(faults())
        .containsExactlyInAnyOrder(
            "The table entry_domains names a row of domain_registry that is not there.",
            "\"one\" has no time in updated_at that can be read.");
  }

  private List<String> faults() throws Exception {
    return vault.check();
  }
}
