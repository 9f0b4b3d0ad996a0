package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.vault.Entry;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A vault from before evidence of the type notion was.
class UpgradeTest {

  private static final String SCHEMA = "SELECT sql FROM sqlite_schema ORDER BY type, name";

  @TempDir Path folder;

  private final SqliteVaults vaults =
      new SqliteVaults(new HandClock(Instant.parse("2026-11-01T10:00:00Z")));
  private Path file;

  @BeforeEach
  void old() throws Exception {
    file = folder.resolve("vault.db");
    try (VaultStore vault = vaults.create(file)) {
      SqliteFiles.put(vault, "one", "two");
    }
    OldVault.age(file);
    SqliteFiles.execute(
        file, "INSERT INTO evidence VALUES ('two', 'pr', '#2'), ('one', 'memento', 'abc1234')");
  }

  @Test
  void upgradedVaultIsLikeANewOneAndKeepsItsRows() throws Exception {
    vaults.create(folder.resolve("new.db")).close();
    List<Entry> before = entries(file);

    Optional<Path> copy = vaults.upgrade(file);

    assertThat(copy).contains(folder.resolve("vault.before-notion-20261101-100000.db"));
    assertThat(SqliteFiles.column(file, SCHEMA))
        .isEqualTo(SqliteFiles.column(folder.resolve("new.db"), SCHEMA));
    assertThat(entries(file)).isEqualTo(before);
    assertThat(entries(copy.orElseThrow())).isEqualTo(before);
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.notice()).isEmpty();
      assertThat(vault.check()).isEmpty();
      NewEntry three =
          new NewEntry(
              "three",
              EntryType.FACT,
              SqliteFiles.fact("three").text(),
              List.of("lamp"),
              List.of(new EvidenceRef("notion", "https://example.org/page")));
      vault.write(
          SqliteFiles.WANT,
          v -> {
            v.insert(three);
            return true;
          });
    }
  }

  @Test
  void vaultOfTodayIsLeftAlone() throws Exception {
    vaults.upgrade(file);

    assertThat(vaults.upgrade(file)).isEmpty();
  }

  private List<Entry> entries(Path path) throws Exception {
    try (VaultStore vault = vaults.open(path)) {
      return vault.read(VaultReader::entries);
    }
  }
}
