package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultCurateTest {

  @TempDir private Path folder;
  private LampStore store;
  private String row = "";

  @BeforeEach
  void makeAConflict() throws IOException {
    store = LampStore.in(folder);
    store.fact("Old", "The lamp MUST burn oil.");
    store.fact("New", "The lamp MUST burn gas.");
    row = store.conflict("new", "old");
  }

  @Test
  void keepNewArchivesTheExistingOneInUpstreamsWords() throws IOException {
    String said = store.done("curate", "--resolve", row + "=keep-new", "--reason", "Gas came.");
    assertThat(said)
        .startsWith(row + ": Resolved: existing entry archived.\n  Undo: assay vault undo ");
    assertThat(store.entry("old").get("archive_reason").textValue())
        .isEqualTo("Replaced by newer entry: new — Gas came.");
    assertThat(store.entry("new").get("status").textValue()).isEqualTo("active");
    assertThat(store.look("queue").exit()).isZero();
    DecisionRecord record = Ledger.open(folder, CommandRun.CLOCK).entries().getLast().record();
    assertThat(record.decision()).isEqualTo("keep-new");
    assertThat(record.claim()).isEqualTo(row);
    assertThat(record.note()).isEqualTo("Gas came.");
    assertThat(record.more()).containsEntry("entry", "new").containsEntry("related", "old");
    assertThat(said).contains("vault undo " + record.more().get("change"));
  }

  @Test
  void keepExistingArchivesTheNewOne() throws IOException {
    store.done("curate", "--resolve", row + "=keep-existing", "--reason", "No gas.");
    assertThat(store.entry("new").get("archive_reason").textValue())
        .isEqualTo("Replaced by existing entry: old — No gas.");
  }

  @Test
  void archiveBothLeavesNeither() throws IOException {
    store.done("curate", "--resolve", row + "=archive-both", "--reason", "Electric now.");
    assertThat(store.entry("old").get("archive_reason").textValue())
        .isEqualTo("Archived during curation review — Electric now.");
    assertThat(store.look("list").out()).isEqualTo("[]\n");
  }

  @Test
  void keepBothOnlyClosesTheRow() throws IOException {
    assertThat(store.done("curate", "--resolve", row + "=keep-both", "--reason", "Two lamps."))
        .contains("Resolved: both kept.");
    assertThat(store.entry("old").get("status").textValue()).isEqualTo("active");
    assertThat(store.look("queue").out()).isEqualTo("No pending curation items.\n");
  }

  @Test
  void noReasonNoDecision() {
    CommandRun.Result result = store.run("curate", "--resolve", row + "=keep-both");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("Say why");
    assertThat(store.look("queue").exit()).isEqualTo(3);
  }

  @Test
  void anUndoneDecisionIsOpenAgain() throws IOException {
    String said = store.done("curate", "--resolve", row + "=keep-new", "--reason", "Gas came.");
    String change = said.substring(said.lastIndexOf(' ') + 1).strip();
    store.done("undo", change, "--reason", "It did not.");
    assertThat(store.entry("old").get("status").textValue()).isEqualTo("active");
    assertThat(store.look("queue").exit()).isEqualTo(3);
  }

  @Test
  void mergeRewritesOneAndArchivesTheOther() throws IOException {
    Files.writeString(
        folder.resolve("both.json"), "{\"claim\":\"The lamp MUST burn gas, oil in need.\"}");
    store.done(
        "curate",
        "--resolve",
        row + "=merge",
        "--side",
        "existing",
        "--text",
        "both.json",
        "--reason",
        "Both hold.");
    assertThat(store.entry("old").get("claim").textValue())
        .isEqualTo("The lamp MUST burn gas, oil in need.");
    assertThat(store.entry("new").get("archive_reason").textValue())
        .isEqualTo("Replaced by existing entry: old (merged into it) — Both hold.");
  }

  @Test
  void aMergeThatDoesNotPassLayerOneChangesNothing() throws IOException {
    Files.writeString(folder.resolve("bad.json"), "{\"body\":\"no headers\"}");
    CommandRun.Result result =
        store.run(
            "curate",
            "--resolve",
            row + "=merge",
            "--side",
            "existing",
            "--text",
            "bad.json",
            "--reason",
            "Both hold.");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("does not pass layer 1", "SCHEMA_INVALID");
    assertThat(store.entry("new").get("status").textValue()).isEqualTo("active");
  }

  @Test
  void refineKeepsBothAndEditKeepsTheConflict() throws IOException {
    Files.writeString(folder.resolve("n.json"), "{\"claim\":\"The pier lamp MUST burn gas.\"}");
    store.done(
        "curate",
        "--resolve",
        row + "=edit",
        "--side",
        "new",
        "--text",
        "n.json",
        "--reason",
        "Narrower.");
    assertThat(store.look("queue").exit()).isEqualTo(3);
    store.done(
        "curate",
        "--resolve",
        row + "=refine",
        "--side",
        "new",
        "--text",
        "n.json",
        "--reason",
        "Only the pier.");
    assertThat(store.look("queue").exit()).isZero();
    assertThat(store.entry("new").get("claim").textValue())
        .isEqualTo("The pier lamp MUST burn gas.");
    assertThat(store.entry("old").get("status").textValue()).isEqualTo("active");
  }

  @Test
  void otherRowsThatNameAnArchivedEntryNeedAnAnswer() throws IOException {
    store.fact("Third", "The lamp MUST be electric.");
    String other = store.conflict("third", "old");
    CommandRun.Result unanswered =
        store.run("curate", "--resolve", row + "=keep-new", "--reason", "Gas came.");
    assertThat(unanswered.exit()).isEqualTo(1);
    assertThat(unanswered.err()).contains("--others resolve or --others keep", other);
    assertThat(store.entry("old").get("status").textValue()).isEqualTo("active");
    String said =
        store.done(
            "curate", "--resolve", row + "=keep-new", "--reason", "Gas.", "--others", "resolve");
    assertThat(said).contains("Row '%s' was resolved with it.".formatted(other));
    assertThat(store.look("queue").exit()).isZero();
  }

  @Test
  void aRowThatIsSettledByTheArchiveIsClosedAlone() throws IOException {
    store.fact("Third", "The lamp MUST be electric.");
    String open = store.conflict("third", "new");
    String archived = store.done("archive", "old", "--reason", "Oil is gone.");
    assertThat(archived).contains("Open conflicts still name it: " + row);
    String said = store.done("curate", "--close-settled", "--reason", "Nothing to compare.");
    assertThat(said).contains(row + ": Resolved: both kept.").doesNotContain(open + ":");
    assertThat(store.entry("old").get("archive_reason").textValue()).isEqualTo("Oil is gone.");
  }

  @Test
  void anArchivedEntryIsNotArchivedAgain() throws IOException {
    store.done("archive", "old", "--reason", "Oil is gone.");
    String said = store.done("curate", "--resolve", row + "=keep-new", "--reason", "Gas came.");
    assertThat(said).contains("'old' was archived already");
    assertThat(store.entry("old").get("archive_reason").textValue()).isEqualTo("Oil is gone.");
  }

  @Test
  void twoCuratorsShareTheQueue() throws IOException {
    store.fact("Third", "The lamp MUST be electric.");
    String other = store.conflict("third", "old");
    assertThat(store.done("claim", "--most", "1")).contains(row).doesNotContain(other);
    CommandRun.Result second = store.run("Ida Berg", new String[] {"claim"});
    assertThat(second.out()).contains(other).doesNotContain(row);
    assertThat(store.run("Ida Berg", new String[] {"claim"}).out()).contains(other);
    store.done("release");
    assertThat(store.run("Ida Berg", new String[] {"claim"}).out()).contains(row, other);
  }

  @Test
  void historyAndFeedbackKeepToTheirSchemas() throws IOException {
    store.done("curate", "--resolve", row + "=keep-both", "--reason", "Two lamps.");
    assertThat(
            ReportSchema.objections(
                "vault-history-1", store.look("history", "--format", "json").out()))
        .isEmpty();
    assertThat(
            ReportSchema.objections(
                "vault-feedback-1",
                store.look("feedback", "list", "--all", "--format", "json").out()))
        .isEmpty();
  }
}
