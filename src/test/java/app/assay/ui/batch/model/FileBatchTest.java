package app.assay.ui.batch.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.HandClock;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchFile;
import app.assay.distillery.candidate.BatchReading;
import app.assay.distillery.candidate.BatchShape;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.record.VaultLedger;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.ui.batch.model.BatchDesk.Gated;
import app.assay.ui.batch.model.BatchDesk.Opened;
import app.assay.vault.Entry;
import app.assay.vault.Intent;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileBatchTest {

  private final HandClock clock = new HandClock(Instant.parse("2026-06-15T09:00:00Z"));
  private final List<String> hashes = new ArrayList<>();
  @TempDir Path folder;
  private Path file;
  private String source;

  @BeforeEach
  void write() throws IOException {
    file = folder.resolve("batch-fog.json");
    source =
        "["
            + SampleBatch.candidate("a-fog", "fact", "Fog", "The horn MUST sound.", "fog").text()
            + ",\n"
            + SampleBatch.candidate("b-lamp", "fact", "Lamp", "The lamp MUST burn.", "lamp").text()
            + "]\n";
    Files.writeString(file, source);
  }

  private FileBatch batch() {
    return batch(Optional.empty());
  }

  private FileBatch batch(Optional<FileBatch.Target> store) {
    BatchGate silent =
        new BatchGate() {
          @Override
          public String repository() {
            return "";
          }

          @Override
          public String run(Batch batch, Progress progress, Consumer<Gated> heard) {
            return "";
          }
        };
    return new FileBatch(
        new FileBatch.Parts(
            file,
            folder.resolve(".assay/batches/batch-fog.draft.json"),
            store,
            silent,
            new FileBatch.Known() {
              @Override
              public void read(String sha256) {
                hashes.add("read " + sha256);
              }

              @Override
              public void write(String sha256) {
                hashes.add("write " + sha256);
              }
            },
            new DocumentFile(),
            clock));
  }

  private static List<BatchRow> changed(FileBatch batch, Opened opened) {
    List<BatchRow> rows = new ArrayList<>(opened.rows());
    Candidate now = rows.getFirst().candidate().with("claim", "The horn MUST sound in fog.");
    rows.set(0, rows.getFirst().with(now, batch.check(now)).decided(Decided.ACCEPTED, ""));
    rows.set(1, rows.get(1).decided(Decided.REJECTED, "Everybody knows."));
    return rows;
  }

  @Test
  void draftIsKeptBesideTheBatchAndReadAgain() throws IOException {
    FileBatch first = batch();
    first.keep(changed(first, first.open()), Optional.of("Dana"));
    assertThat(Files.readString(file)).isEqualTo(source);
    List<BatchRow> again = batch().open().rows();
    assertThat(again.getFirst().candidate().claim()).isEqualTo("The horn MUST sound in fog.");
    assertThat(again.getFirst().edited()).isTrue();
    assertThat(again.getFirst().decided()).isEqualTo(Decided.ACCEPTED);
    assertThat(again.get(1).edited()).isFalse();
    assertThat(again.get(1).decided()).isEqualTo(Decided.REJECTED);
    assertThat(again.get(1).reason()).isEqualTo("Everybody knows.");
  }

  @Test
  void draftOfAnotherBatchOfThatNameIsLeftAside() throws IOException {
    FileBatch first = batch();
    first.keep(changed(first, first.open()), Optional.of("Dana"));
    String other = source.replace("b-lamp", "c-rope");
    Files.writeString(file, other);
    assertThat(batch().open().rows()).extracting(BatchRow::edited).containsExactly(false, false);
  }

  @Test
  void changesetSaysWhatWasDecidedAndKeepsUnknownFields() throws IOException {
    FileBatch first = batch();
    Path target = folder.resolve("out/changeset.json");
    first.export(changed(first, first.open()), target);
    BatchReading.Loaded read = (BatchReading.Loaded) BatchFile.read(target);
    assertThat(read.batch().shape()).isEqualTo(BatchShape.CHANGESET);
    assertThat(read.batch().items())
        .extracting(item -> item.entry().orElseThrow().status())
        .containsExactly("accepted", "rejected");
    assertThat(read.batch().candidates().getFirst().json().path("_note").asText())
        .isEqualTo("kept");
  }

  @Test
  void batchWithoutAStoreIsNotAccepted() throws IOException {
    FileBatch first = batch();
    Opened opened = first.open();
    assertThatThrownBy(() -> first.accept(opened.rows(), DomainAnswers.NONE, "Dana"))
        .hasMessageContaining("no vault to accept into");
  }

  @Test
  void changesetHoldsNothingThatTheRulesRefuse() throws IOException {
    FileBatch first = batch();
    List<BatchRow> rows = new ArrayList<>(first.open().rows());
    Candidate empty = rows.getFirst().candidate().with("claim", "");
    rows.set(0, rows.getFirst().with(empty, first.check(empty)).decided(Decided.ACCEPTED, ""));
    Path target = folder.resolve("changeset.json");
    first.export(rows, target);
    assertThat(((BatchReading.Loaded) BatchFile.read(target)).batch().items()).isEmpty();
  }

  @Test
  void reportCountsWhatBecameOfEachCandidate() throws IOException {
    FileBatch first = batch();
    String report = first.report(changed(first, first.open()));
    assertThat(report).contains("`a-fog`", "`b-lamp`", "Everybody knows.");
  }

  @Test
  void takingBackWhatWasAcceptedStandsInTheLedger() throws IOException, VaultException {
    Ledger ledger = Ledger.open(folder, clock);
    try (VaultStore store = new SqliteVaults(clock).create(folder.resolve("vault.db"))) {
      store.write(
          new Intent("domain", "Dana", "", "fog"),
          vault -> {
            vault.addDomain("fog", "In fog");
            return vault;
          });
      FileBatch first =
          batch(Optional.of(new FileBatch.Target(store, new VaultLedger(ledger, "vault.db", "1"))));
      BatchRow row = first.open().rows().getFirst().decided(Decided.ACCEPTED, "");
      String change = first.accept(List.of(row), DomainAnswers.NONE, "Dana").change().orElseThrow();
      first.undo(change, "Dana");
      Optional<Entry> left = store.read(vault -> vault.entry("a-fog"));
      assertThat(left).isEmpty();
      assertThat(ledger.entries())
          .extracting(entry -> entry.record().decision())
          .last()
          .isEqualTo("undo");
    }
  }
}
