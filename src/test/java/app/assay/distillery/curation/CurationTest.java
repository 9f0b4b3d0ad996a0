package app.assay.distillery.curation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.ledger.Ledger;
import app.assay.vault.Entry;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CurationTest {

  @TempDir private Path folder;
  private VaultStore store;
  private Curation curation;

  @BeforeEach
  void open() throws VaultException {
    store = LampVaults.in(folder);
    curation = new Curation(store, LampVaults.ledger(folder), LampVaults.OPEN);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void whatChangedMeanwhileIsShownAndNotOverwritten() throws VaultException {
    Conflict seen = seen("cq-1");
    Entry old = seen.related().orElseThrow();
    new EntryCuration(store, LampVaults.ledger(folder), LampVaults.OPEN)
        .update(old, Lamps.text("The lamp MUST burn whale oil."), old.domains(), "Better.", "Ida");
    CurationResult result =
        curation.resolve(Resolution.of(seen, Choice.KEEP_BOTH, "Both hold."), LampVaults.PERSON);
    assertThat(result)
        .isInstanceOfSatisfying(
            CurationResult.Stale.class,
            stale -> {
              assertThat(stale.changes())
                  .containsExactly("The claim of 'old' is now: The lamp MUST burn whale oil.");
              assertThat(stale.now().orElseThrow().row().status()).isEqualTo(QueueStatus.PENDING);
            });
    assertThat(status("cq-1")).isEqualTo(QueueStatus.PENDING);
  }

  @Test
  void twoCuratorsDecideARowOnce() throws VaultException {
    Conflict seen = seen("cq-1");
    Resolution both = Resolution.of(seen, Choice.KEEP_BOTH, "Both hold.");
    assertThat(curation.resolve(both, "Ida")).isInstanceOf(CurationResult.Done.class);
    assertThat(curation.resolve(both, LampVaults.PERSON))
        .isInstanceOfSatisfying(
            CurationResult.Stale.class,
            stale ->
                assertThat(stale.changes())
                    .containsExactly("The row was resolved at 2026-06-30 12:00:00."));
    assertThat(Ledger.open(folder, LampVaults.CLOCK).entries()).hasSize(1);
  }

  @Test
  void aRowThatNamesAnArchivedEntryIsKeptWhenTheAnswerIsKeep() throws VaultException {
    Resolution kept =
        Resolution.of(seen("cq-1"), Choice.KEEP_NEW, "Newer.").allOthers(Cascade.KEEP);
    assertThat(curation.resolve(kept, LampVaults.PERSON))
        .isInstanceOfSatisfying(
            CurationResult.Done.class,
            done ->
                assertThat(done.notes())
                    .containsExactly("Row 'cq-2' stays open; it names an archived entry."));
    assertThat(seen("cq-2").moot()).hasValue("'old' is archived already.");
  }

  @Test
  void aRowThatCameMeanwhileIsNotPassedOver() throws VaultException {
    Conflict seen = seen("cq-1");
    Conflict blind = new Conflict(seen.row(), seen.entry(), seen.related(), List.of());
    assertThat(curation.resolve(Resolution.of(blind, Choice.KEEP_NEW, "Newer."), LampVaults.PERSON))
        .isInstanceOfSatisfying(
            CurationResult.Stale.class,
            stale ->
                assertThat(stale.changes())
                    .containsExactly(
                        "Row 'cq-2' names an entry that would be archived, and is new."));
    assertThat(seen("cq-1").related().orElseThrow().archived()).isEmpty();
  }

  @Test
  void whatTheLedgerRefusesIsNotDone() throws VaultException, IOException {
    Files.writeString(folder.resolve(".assay"), "in the way");
    Resolution kept = Resolution.of(seen("cq-1"), Choice.KEEP_BOTH, "Both hold.");
    assertThatThrownBy(() -> curation.resolve(kept, LampVaults.PERSON))
        .isInstanceOf(VaultException.class)
        .hasMessageContaining("The vault was not changed either.");
    assertThat(status("cq-1")).isEqualTo(QueueStatus.PENDING);
    assertThat(store.read(VaultReader::changes)).hasSize(1);
  }

  @Test
  void closingTakesOnlyWhatIsSettled() throws VaultException {
    Resolution newer =
        Resolution.of(seen("cq-1"), Choice.KEEP_NEW, "Newer.").allOthers(Cascade.KEEP);
    curation.resolve(newer, LampVaults.PERSON);
    assertThat(
            curation.close(store.read(Conflict::pending), "Nothing to compare.", LampVaults.PERSON))
        .containsOnlyKeys("cq-2")
        .allSatisfy((_, result) -> assertThat(result).isInstanceOf(CurationResult.Done.class));
    assertThat(store.read(VaultReader::queue))
        .extracting(QueueRow::status)
        .containsOnly(QueueStatus.RESOLVED);
  }

  @Test
  void undoOpensTheRowAndBringsTheEntryBack() throws VaultException {
    Resolution newer =
        Resolution.of(seen("cq-1"), Choice.KEEP_NEW, "Newer.").allOthers(Cascade.RESOLVE);
    CurationResult.Done done = (CurationResult.Done) curation.resolve(newer, LampVaults.PERSON);
    curation.undo(done.change().orElseThrow(), LampVaults.PERSON, "Wrong lamp.");
    assertThat(status("cq-1")).isEqualTo(QueueStatus.PENDING);
    assertThat(status("cq-2")).isEqualTo(QueueStatus.PENDING);
    assertThat(seen("cq-1").related().orElseThrow().archived()).isEmpty();
    assertThat(Ledger.open(folder, LampVaults.CLOCK).entries().getLast().record().decision())
        .isEqualTo("undo");
  }

  @Test
  void undoThatTheLedgerRefusesIsNotDone() throws VaultException, IOException {
    Resolution kept = Resolution.of(seen("cq-1"), Choice.KEEP_BOTH, "Both hold.");
    CurationResult.Done done = (CurationResult.Done) curation.resolve(kept, LampVaults.PERSON);
    String change = done.change().orElseThrow();
    Path away = Files.move(folder.resolve(".assay"), folder.resolve("away"));
    Files.writeString(folder.resolve(".assay"), "in the way");
    assertThatThrownBy(() -> curation.undo(change, LampVaults.PERSON, "Wrong."))
        .isInstanceOf(VaultException.class)
        .hasMessageContaining("The vault was not changed either.");
    assertThat(status("cq-1")).isEqualTo(QueueStatus.RESOLVED);
    assertThat(store.read(VaultReader::changes)).hasSize(2);
    Files.delete(folder.resolve(".assay"));
    Files.move(away, folder.resolve(".assay"));
    String undo = curation.undo(change, LampVaults.PERSON, "Wrong.").id();
    assertThat(Ledger.open(folder, LampVaults.CLOCK).entries().getLast().record())
        .satisfies(record -> assertThat(record.claim()).isEqualTo(change))
        .satisfies(record -> assertThat(record.more()).containsEntry("change", undo));
  }

  private Conflict seen(String row) throws VaultException {
    return store.read(vault -> Conflict.of(vault, row));
  }

  private QueueStatus status(String row) throws VaultException {
    return seen(row).row().status();
  }
}
