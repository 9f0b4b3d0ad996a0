package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.assay.HandClock;
import app.assay.distillery.candidate.Batch;
import app.assay.distillery.candidate.BatchReader;
import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.gate.Layers;
import app.assay.distillery.intake.Intake;
import app.assay.distillery.intake.IntakeItem;
import app.assay.distillery.intake.IntakeNote;
import app.assay.distillery.intake.IntakeRequest;
import app.assay.distillery.intake.IntakeResult;
import app.assay.distillery.intake.IntakeTerms;
import app.assay.distillery.record.VaultLedger;
import app.assay.judge.model.ModelDouble;
import app.assay.judge.provider.ProfilesFile;
import app.assay.ledger.Ledger;
import app.assay.text.DocumentFile;
import app.assay.vault.Feedback;
import app.assay.vault.Intent;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.sqlite.SqliteVaults;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What candidates say of entries reaches the inbox, once each.
class BatchSignalsTest {

  private static final String BATCH =
      """
      [{"id": "%s", "type": "fact", "title": "Trim the wick", "claim": "MUST trim the wick.",
        "body": "## Background\\nb\\n\\n## Details\\nd", "applies_to": {"domains": ["lamps"]},
        "evidence": [{"type": "linear", "ref": "LIN-4"}], "alternative": null,
        "conflict_check": null, "considerations": "Fuel was considered.",
        "_vault_feedback": [
          {"entry_id": "lamp-lit", "signal": "outdated", "note": "it is electric\\u0000",
           "memento_sha": "c0ffee1"},
          {"entry_id": "lamp-lit", "signal": "doubtful", "note": "says who?"},
          {"entry_id": " ", "signal": "outdated", "note": "which?"}]}]
      """;

  @TempDir private Path folder;
  private final HandClock clock = new HandClock(Instant.parse("2026-11-20T08:00:00Z"));
  private VaultStore vault;
  private VaultLedger ledger;

  @BeforeEach
  void makeVault() throws VaultException {
    vault = new SqliteVaults(clock).create(folder.resolve("vault.db"));
    ledger = new VaultLedger(Ledger.open(folder, clock), "vault.db", "1");
    vault.write(
        new Intent("apply", "Dana Reviewer", "", "start"),
        writer -> {
          writer.addDomain("lamps", "Everything that shines.");
          return true;
        });
  }

  @AfterEach
  void closeVault() {
    vault.close();
  }

  @Test
  void gatedBatchPutsThemIntoTheInboxOnce() throws VaultException {
    gate(batch("night.json", "trim-wick"), Optional.of("Dana Reviewer"));
    int changes = vault.read(VaultReader::changes).size();
    gate(batch("night.json", "trim-wick"), Optional.of("Dana Reviewer"));

    assertThat(vault.read(VaultReader::feedback))
        .extracting(Feedback::entryId, Feedback::signal, Feedback::note, Feedback::source)
        .containsExactlyInAnyOrder(
            tuple(
                "lamp-lit",
                "outdated",
                "it is electric\uFFFD",
                "c0ffee1, candidate trim-wick of night.json"),
            tuple("lamp-lit", "", "says who?", "candidate trim-wick of night.json"));
    assertThat(vault.read(VaultReader::changes)).hasSize(changes);
  }

  @Test
  void gateThatKeepsNothingPutsNoneThere() throws VaultException {
    gate(batch("night.json", "trim-wick"), Optional.empty());

    assertThat(vault.read(VaultReader::feedback)).isEmpty();
  }

  @Test
  void acceptedCandidatePutsThemThereWithItsEntry() throws VaultException {
    IntakeResult result = accept(batch("changeset.json", "trim-wick"));

    assertThat(result).isInstanceOf(IntakeResult.Applied.class);
    assertThat(vault.read(VaultReader::feedback)).hasSize(2);
    assertThat(result.plan().notes())
        .filteredOn(note -> note.kind() == IntakeNote.Kind.SIGNAL)
        .extracting(note -> note.candidateId() + ": " + note.message())
        .containsExactly(
            "trim-wick: It says of lamp-lit [outdated]: \"it is electric\uFFFD\". That goes into"
                + " the inbox.",
            "trim-wick: It says of lamp-lit: \"says who?\". That goes into the inbox.");
  }

  @Test
  void gatedAndThenAcceptedFromAnotherFileTheyAreThereOnce() throws VaultException {
    gate(batch("night.json", "trim-wick"), Optional.of("Dana Reviewer"));
    IntakeResult result = accept(batch("changeset.json", "trim-wick"));

    assertThat(vault.read(VaultReader::feedback)).hasSize(2);
    assertThat(result.plan().notes())
        .extracting(IntakeNote::kind)
        .doesNotContain(IntakeNote.Kind.SIGNAL);
  }

  @Test
  void anotherCandidateThatSaysTheSameIsAnotherSignal() throws VaultException {
    accept(batch("one.json", "trim-wick"));
    accept(batch("two.json", "trim-every-wick"));

    assertThat(vault.read(VaultReader::feedback)).hasSize(4);
  }

  @Test
  void whatWasDealtWithDoesNotComeBack() throws VaultException {
    gate(batch("night.json", "trim-wick"), Optional.of("Dana Reviewer"));
    FeedbackInbox inbox = new FeedbackInbox(vault, ledger, clock);
    for (Feedback one : vault.read(VaultReader::feedback)) {
      inbox.dismiss(one.id(), "Seen.", "Dana Reviewer");
    }

    gate(batch("night.json", "trim-wick"), Optional.of("Dana Reviewer"));
    accept(batch("changeset.json", "trim-wick"));

    assertThat(vault.read(VaultReader::feedback)).hasSize(2).allMatch(Feedback::done);
  }

  @Test
  void entryThatIsThereAlreadyStillBringsThem() throws VaultException {
    String silent = BATCH.formatted("trim-wick").replace("_vault_feedback", "_other");
    accept(BatchReader.read("one.json", silent));

    IntakeResult result = accept(batch("one.json", "trim-wick"));

    assertThat(result).isInstanceOf(IntakeResult.Nothing.class);
    assertThat(vault.read(VaultReader::feedback)).hasSize(2);
  }

  @Test
  void refusedBatchBringsNone() throws VaultException {
    String bare = BATCH.formatted("trim-wick").replace("Fuel was considered.", "none");
    IntakeResult result = accept(BatchReader.read("one.json", bare));

    assertThat(result).isInstanceOf(IntakeResult.Refused.class);
    assertThat(vault.read(VaultReader::feedback)).isEmpty();
  }

  private static Batch batch(String name, String id) {
    return BatchReader.read(name, BATCH.formatted(id));
  }

  private IntakeResult accept(Batch batch) throws VaultException {
    List<IntakeItem> items =
        batch.candidates().stream().map(one -> IntakeItem.of(one, Optional.empty())).toList();
    return new Intake(vault, ledger, clock)
        .apply(new IntakeRequest(batch.name(), items, IntakeTerms.STRICT), "Dana Reviewer", "");
  }

  private void gate(Batch batch, Optional<String> keptBy) {
    DocumentFile files = new DocumentFile();
    Judges judges =
        new Judges(
            folder,
            new ProfilesFile(folder.resolve("settings"), files),
            _ -> new ModelDouble(),
            files,
            clock,
            new Random(3));
    GatedBatch gated =
        new GateBatchRun(
                judges,
                new GateBatch(batch, Optional.of(vault), Optional.empty(), Layers.BOTH, keptBy))
            .run(JudgeRunTest.untold(), _ -> {});
    assertThat(gated.notices()).noneMatch(notice -> notice.contains("not kept"));
  }
}
