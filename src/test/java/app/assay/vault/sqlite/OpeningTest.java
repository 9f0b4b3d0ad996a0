package app.assay.vault.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.vault.EntrySummary;
import app.assay.vault.VaultError.Kind;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is said of files that are no vault, or not such a one as we make.
class OpeningTest {

  @TempDir Path folder;

  private final SqliteVaults vaults =
      new SqliteVaults(
          new HandClock(Instant.parse("2026-11-01T10:00:00Z")), Duration.ofMillis(200));
  private Path file;

  @BeforeEach
  void make() throws Exception {
    file = folder.resolve("vault.db");
    vaults.create(file).close();
  }

  private void said(Kind kind, String words, ThrowingCallable call) {
    assertThatThrownBy(call)
        .hasMessageContaining(words)
        .isInstanceOfSatisfying(
            VaultException.class, e -> assertThat(e.error().kind()).isEqualTo(kind));
  }

  private void saidOnOpening(Kind kind, String words) {
    said(kind, words, () -> vaults.open(file));
  }

  @Test
  void nothingThereIsMissing() throws Exception {
    Files.delete(file);
    saidOnOpening(Kind.MISSING, "There is no vault at");
  }

  @Test
  void folderIsNoVault() {
    said(Kind.DAMAGED, "is a folder", () -> vaults.open(folder));
  }

  @Test
  void textIsNoDatabase() throws Exception {
    Files.writeString(file, "# Notes\n".repeat(200));
    saidOnOpening(Kind.DAMAGED, "no SQLite database");
  }

  @Test
  void viewThatNeverEndsIsNoVault() throws Exception {
    SqliteFiles.execute(
        file,
        "DROP TABLE domain_paths",
        "CREATE VIEW domain_paths AS WITH RECURSIVE n(domain, pattern) AS"
            + " (SELECT 'a', 'b' UNION ALL SELECT domain, pattern FROM n) SELECT * FROM n");
    saidOnOpening(Kind.DAMAGED, "no table \"domain_paths\"");
  }

  @Test
  void linkIsFollowedSoThatOneVaultHasOneRecord() throws Exception {
    Path link = folder.resolve("link.db");
    Files.createSymbolicLink(link, file);
    try (VaultStore vault = vaults.open(link)) {
      SqliteFiles.put(vault, "one");
    }
    assertThat(names()).containsExactly("link.db", "vault.assay.db", "vault.db");
    Files.delete(file);
    said(Kind.MISSING, "leads to no vault", () -> vaults.open(link));
  }

  @Test
  void strangersTriggersAreSaid() throws Exception {
    SqliteFiles.execute(
        file, "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM evidence; END");
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.notice()).contains("triggers");
    }
  }

  @Test
  void folderBesideInPlaceOfTheRecordLeavesTheVaultToBeRead() throws Exception {
    Files.createDirectories(folder.resolve("vault.assay.db/full"));
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.isReadOnly()).isTrue();
      assertThat(vault.notice()).contains("vault.assay.db").contains("cannot be opened");
      assertThat(vault.read(VaultReader::list).size()).isZero();
    }
  }

  @Test
  void emptyFileIsNoVault() throws Exception {
    Files.write(file, new byte[0]);
    saidOnOpening(Kind.DAMAGED, "is no vault");
  }

  @Test
  void otherDatabaseIsNoVault() throws Exception {
    Path other = folder.resolve("other.db");
    SqliteFiles.execute(other, "CREATE TABLE entries (id TEXT)");
    said(Kind.DAMAGED, "no table \"entries\"", () -> vaults.open(other));
  }

  @Test
  void truncatedFileIsDamaged() throws Exception {
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    saidOnOpening(Kind.DAMAGED, "damaged");
  }

  @Test
  void whatIsThereIsNotMadeAnew() throws Exception {
    byte[] before = Files.readAllBytes(file);
    said(Kind.EXISTS, "already", () -> vaults.create(file));
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void newerVaultIsOnlyRead() throws Exception {
    SqliteFiles.execute(file, "PRAGMA user_version = 2");
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.isReadOnly()).isTrue();
      assertThat(vault.notice()).contains("newer program");
      said(Kind.READ_ONLY, "newer program", () -> SqliteFiles.put(vault, "one"));
    }
  }

  @Test
  void vaultBeforeNotionIsSaidAndWritten() throws Exception {
    SqliteFiles.execute(
        file,
        "DROP TABLE evidence",
        "CREATE TABLE evidence (entry_id TEXT NOT NULL REFERENCES entries(id), type TEXT NOT NULL"
            + " CHECK(type IN ('pr', 'linear')), ref TEXT NOT NULL)");
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.isReadOnly()).isFalse();
      assertThat(vault.notice()).contains("notion");
      SqliteFiles.put(vault, "one");
    }
  }

  @Test
  void writeAheadLoggingIsSaidAndSetBackByTheFirstChange() throws Exception {
    SqliteFiles.execute(file, "PRAGMA journal_mode = WAL");
    try (VaultStore vault = vaults.open(file)) {
      assertThat(vault.notice()).contains("write-ahead");
      SqliteFiles.put(vault, "one");
    }
    assertThat(SqliteFiles.column(file, "PRAGMA journal_mode")).containsExactly("delete");
    assertThat(names()).containsExactly("vault.assay.db", "vault.db");
  }

  @Test
  void lockedVaultIsBusyAndLeftAsItIs() throws Exception {
    try (VaultStore vault = vaults.open(file);
        var other = SqliteFiles.connect(file);
        var statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      said(Kind.BUSY, "Another program", () -> SqliteFiles.put(vault, "one"));
      statement.execute("ROLLBACK");
      SqliteFiles.put(vault, "one");
    }
  }

  @Test
  void vaultWrittenExclusivelyIsBusyToReadersToo() throws Exception {
    try (VaultStore vault = vaults.open(file);
        var other = SqliteFiles.connect(file);
        var statement = other.createStatement()) {
      statement.execute("BEGIN EXCLUSIVE");
      said(Kind.BUSY, "Another program", () -> vault.read(VaultReader::list));
      saidOnOpening(Kind.BUSY, "Another program");
    }
  }

  @Test
  void openingAndReadingWriteNothing() throws Exception {
    try (VaultStore vault = vaults.open(file)) {
      SqliteFiles.put(vault, "one");
    }
    Files.delete(folder.resolve("vault.assay.db"));
    byte[] before = Files.readAllBytes(file);
    try (VaultStore vault = vaults.open(file)) {
      vault.read(VaultReader::entries);
      vault.read(v -> v.search("claim"));
      vault.read(VaultReader::changes);
      vault.read(VaultReader::feedback);
      vault.check();
      vault.release("Ada Keeper");
      vault.rehearse(
          SqliteFiles.WANT,
          v -> {
            v.insert(SqliteFiles.fact("two"));
            return v.seal();
          });
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
    assertThat(names()).containsExactly("vault.db");
  }

  @Test
  void vaultThatWasRemovedIsMissing() throws Exception {
    try (VaultStore vault = vaults.open(file)) {
      Files.delete(file);
      said(Kind.MISSING, "There is no vault at", () -> vault.read(VaultReader::list));
      said(Kind.MISSING, "There is no vault at", () -> SqliteFiles.put(vault, "one"));
    }
    assertThat(names()).isEmpty();
  }

  @Test
  void fileInTheVaultsPlaceIsReadNext() throws Exception {
    Path other = folder.resolve("kb/vault.db");
    try (VaultStore vault = vaults.create(other)) {
      SqliteFiles.put(vault, "other");
    }
    try (VaultStore vault = vaults.open(file)) {
      SqliteFiles.put(vault, "one");
      Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
      List<EntrySummary> list = vault.read(VaultReader::list);
      assertThat(list).extracting(EntrySummary::id).containsExactly("other");
    }
  }

  @Test
  void fileReplacedDuringAChangeIsSaid() throws Exception {
    Path other = folder.resolve("kb/vault.db");
    vaults.create(other).close();
    try (VaultStore vault = vaults.open(file)) {
      said(
          Kind.STALE,
          "in the place of the vault",
          () ->
              vault.write(
                  SqliteFiles.WANT,
                  v -> {
                    v.addDomain("lamp", "Lamps");
                    try {
                      Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
                    } catch (IOException e) {
                      throw new UncheckedIOException(e);
                    }
                    return true;
                  }));
      assertThat(vault.read(VaultReader::domains).size()).isZero();
    }
  }

  @Test
  void anyNameOfAFileWill() throws Exception {
    Path odd = folder.resolve("a?b=c&d #1 100% ü 안녕/file:my vault");
    try (VaultStore vault = vaults.create(odd)) {
      SqliteFiles.put(vault, "one");
      assertThat(vault.read(VaultReader::changes).size()).isEqualTo(1);
    }
    assertThat(odd).exists();
    assertThat(odd.resolveSibling("file:my vault.assay.db")).exists();
  }

  private List<String> names() throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
