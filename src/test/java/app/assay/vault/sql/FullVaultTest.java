package app.assay.vault.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.vault.Change;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import app.assay.vault.sqlite.SqliteVaults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A vault, or the file beside it, that may not grow any more: SQLite says then what it says of a
/// full disk.
class FullVaultTest {

  private static final Intent WANT = new Intent("apply", "Ada Keeper", "", "batch");

  @TempDir private Path folder;
  private VaultStore vault;

  @BeforeEach
  void open() throws VaultException {
    vault =
        new SqliteVaults(new HandClock(Instant.parse("2026-11-20T08:00:00Z")))
            .create(folder.resolve("vault.db"));
    vault.write(
        WANT,
        v -> {
          v.addDomain("lamp", "Lamps");
          insert(v, "first");
          return true;
        });
  }

  @AfterEach
  void close() {
    vault.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"main", "assay"})
  void changeThatFindsNoRoomIsNotDoneAndSaysSo(String full) throws Exception {
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));
    List<Change> changes = vault.read(VaultReader::changes);

    assertThatThrownBy(
            () ->
                vault.write(
                    WANT,
                    v -> {
                      letNotGrow(v, full);
                      for (int i = 0; i < 20; i++) {
                        insert(v, "more-" + i);
                      }
                      return true;
                    }))
        .isInstanceOfSatisfying(
            VaultException.class,
            e ->
                assertThat(e.error())
                    .isEqualTo(
                        new VaultError(
                            VaultError.Kind.UNAVAILABLE,
                            "The disk is full. Nothing was changed; make room and try again.")));

    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isEqualTo(before);
    assertThat(vault.read(VaultReader::changes)).isEqualTo(changes);
    noJournalIsLeft();
    assertThat(vault.check()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"main", "assay"})
  void undoThatFindsNoRoomIsNotDone(String full) throws Exception {
    String id =
        vault.write(
            WANT,
            v -> {
              insert(v, "second");
              return v.seal();
            });
    byte[] before = Files.readAllBytes(folder.resolve("vault.db"));

    assertThatThrownBy(
            () ->
                vault.write(
                    new Intent("undo", "Ada Keeper", "", id),
                    v -> {
                      letNotGrow(v, full);
                      for (int i = 0; i < 20; i++) {
                        v.describeDomain("lamp", "x".repeat(9_000 + i));
                      }
                      return Undo.of((SqlWriter) v, id, _ -> {});
                    }))
        .isInstanceOf(VaultException.class)
        .hasMessageContaining("The disk is full. Nothing was changed");

    assertThat(Files.readAllBytes(folder.resolve("vault.db"))).isEqualTo(before);
    vault.undo(id, "Ada Keeper", "There is room again.", _ -> {});
    assertThat(vault.read(VaultReader::entries)).hasSize(1);
    assertThat(vault.check()).isEmpty();
  }

  /// The limit is that of the connection, and gone with it.
  private static void letNotGrow(VaultWriter writer, String file) throws VaultException {
    ((SqlWriter) writer)
        .ask(
            h ->
                h.createQuery("PRAGMA %s.max_page_count = 1".formatted(file))
                    .mapTo(Integer.class)
                    .one());
  }

  private void noJournalIsLeft() throws IOException {
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("vault.db", "vault.assay.db");
    }
  }

  private static void insert(VaultWriter vault, String id) throws VaultException {
    vault.insert(
        new NewEntry(
            id,
            EntryType.FACT,
            new EntryText("Title", "Claim", "x".repeat(9_000), Optional.empty(), "No."),
            List.of("lamp"),
            List.of(new EvidenceRef("pr", "#1"))));
  }
}
