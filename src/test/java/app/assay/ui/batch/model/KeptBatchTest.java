package app.assay.ui.batch.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.HandClock;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.kept.KeptCase;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.distillery.kept.KeptState;
import app.assay.distillery.record.VaultLedger;
import app.assay.distillery.verdict.CandidateVerdict;
import app.assay.distillery.verdict.Outcome;
import app.assay.distillery.verdict.VerdictJson;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.ui.batch.model.BatchDesk.Gated;
import app.assay.vault.Intent;
import app.assay.vault.KeptCandidate;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import app.assay.workspace.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A batch whose verdicts the vault keeps.
class KeptBatchTest {

  private static final Candidate FOG =
      SampleBatch.candidate("a-fog", "fact", "Fog", "The horn MUST sound.", "fog");
  private static final Optional<String> DANA = Optional.of("Dana");

  private final HandClock clock = new HandClock(Instant.parse("2026-06-15T09:00:00Z"));
  @TempDir private Path folder;
  private Ledger ledger;
  private VaultStore store;

  @BeforeEach
  void makeAVault() throws VaultException, IOException {
    Files.writeString(folder.resolve("batch.json"), "[" + FOG.text() + "]");
    store = new SqliteVaults(clock).create(folder.resolve("vault.db"));
    ledger = Ledger.open(folder, clock);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private void keep(Candidate candidate) throws VaultException {
    CandidateVerdict fail =
        new CandidateVerdict(
            "a-fog", Outcome.FAIL, List.of("R7_DIRECTLY_DERIVABLE"), Optional.empty(), "Seen.");
    store.write(
        new Intent("keep", "Dana", "", "batch.json"),
        vault -> {
          vault.keep(
              new KeptCandidate(
                  "batch.json",
                  "a-fog",
                  candidate.text(),
                  "fail",
                  VerdictJson.json(fail).toString(),
                  "",
                  "",
                  "Dana",
                  ""));
          return true;
        });
  }

  private VaultLedger told() {
    return new VaultLedger(ledger, "vault.db", "1");
  }

  private FileBatch batch(BatchSource source) {
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
            source,
            folder.resolve("draft.json"),
            Optional.of(new FileBatch.Target(store, told())),
            silent,
            new FileBatch.Known() {
              @Override
              public void read(String sha256) {}

              @Override
              public void write(String sha256) {}
            },
            new DocumentFile(),
            clock));
  }

  private FileBatch batch() {
    return batch(BatchSource.file(folder.resolve("batch.json")));
  }

  private BatchRow opened() throws IOException {
    return batch().open().rows().getFirst();
  }

  private KeptState state() throws VaultException {
    List<KeptCase> all = store.read(KeptDecisions::all);
    assertThat(all).hasSize(1);
    return all.getFirst().state();
  }

  @Test
  void keptVerdictIsShownWithoutARun() throws VaultException, IOException {
    keep(FOG);
    BatchRow row = opened();
    assertThat(row.standing()).isEqualTo(Standing.FAIL);
    assertThat(row.kept())
        .contains(
            new KeptVerdict(
                "2026-06-15 09:00:00",
                "Dana",
                Outcome.FAIL,
                List.of("R7_DIRECTLY_DERIVABLE"),
                false));
    BatchRow edited = row.with(row.candidate().with("title", "Horn"), List.of());
    assertThat(edited.kept().orElseThrow().stale()).isTrue();
    assertThat(edited.verdict()).isEmpty();
  }

  @Test
  void verdictOnAnotherTextIsSaidToBeStale() throws VaultException, IOException {
    keep(FOG.with("claim", "The horn MUST be heard."));
    BatchRow row = opened();
    assertThat(row.verdict()).isEmpty();
    assertThat(row.kept().orElseThrow().stale()).isTrue();
    assertThat(row.kept().orElseThrow().day()).isEqualTo("2026-06-15");
  }

  @Test
  void rejectionReachesTheVaultOnceAndIsTakenBack() throws VaultException, IOException {
    keep(FOG);
    FileBatch batch = batch();
    List<BatchRow> rows = batch.open().rows();
    List<BatchRow> rejected = List.of(rows.getFirst().decided(Decided.REJECTED, "In the plans."));
    batch.keep(rejected, DANA);
    batch.keep(rejected, DANA);
    assertThat(state()).isEqualTo(KeptState.REJECTED);
    assertThat(ledger.entries()).hasSize(1);
    Files.delete(folder.resolve("draft.json"));
    assertThat(opened().reason()).isEqualTo("In the plans.");
    batch.keep(rows, DANA);
    assertThat(state()).isEqualTo(KeptState.FAILED);
    assertThat(ledger.entries())
        .extracting(entry -> entry.record().decision())
        .containsExactly("reject", "withdraw");
  }

  @Test
  void reopenedCandidateComesIntoABatchAndMayBeAccepted() throws VaultException, IOException {
    keep(FOG);
    assertThat(opened().reopened()).isEmpty();
    new KeptDecisions(store, told()).reopen("", "a-fog", "The plans are wrong.", "Dana");
    BatchRow row = batch(BatchSource.reopened(store)).open().rows().getFirst();
    assertThat(row.candidate()).isEqualTo(FOG);
    assertThat(row.reopened()).contains("The plans are wrong.");
    assertThat(row.enters()).isFalse();
    assertThat(row.decided(Decided.ACCEPTED, "").enters()).isTrue();
    assertThat(opened().reopened()).contains("The plans are wrong.");
  }

  @Test
  void domainsOfCandidatesAreAgreedToOneByOne() throws IOException {
    FileBatch batch = batch();
    List<BatchRow> rows = List.of(batch.open().rows().getFirst().decided(Decided.ACCEPTED, ""));
    assertThat(batch.domains(rows).proposals()).hasSize(1);
    assertThat(batch.preview(rows, DomainAnswers.NONE).entries()).isZero();
    DomainAnswers agreed = DomainAnswers.NONE.with("fog", Optional.of(new DomainAnswer.Agreed()));
    assertThat(batch.preview(rows, agreed).lines().getFirst()).startsWith("domain_registry  fog");
  }
}
