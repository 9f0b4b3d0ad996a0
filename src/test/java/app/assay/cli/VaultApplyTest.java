package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.SharedFolder;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultApplyTest {

  private static final List<String> BATCH =
      List.of("sample-vaults", "lighthouse", "batches", "batch-2026-05-04.json");
  private static final String DOMAINS = "lamp,fog-signal,watch-keeping,power,supplies";

  @TempDir private Path folder;
  private LampStore store;

  @BeforeEach
  void copyTheBatch() throws IOException {
    Files.copy(Path.of(".", BATCH.toArray(String[]::new)), folder.resolve("batch-2026-05-04.json"));
    store = LampStore.empty(folder);
  }

  @Test
  void aNewDomainNeedsAWord() {
    CommandRun.Result refused = store.run("apply", "batch-2026-05-04.json");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.out()).isEmpty();
    assertThat(refused.err())
        .contains("Nothing was written:", "Domain lamp is not in the registry", "--agree-domain");
    assertThat(store.look("list").out()).isEqualTo("[]\n");
  }

  @Test
  void aDryRunShowsTheRowsAndWritesNone() throws IOException {
    CommandRun.Result dry =
        store.run(
            "apply",
            "batch-2026-05-04.json",
            "--new-domain",
            DOMAINS,
            "--dry-run",
            "--format",
            "json");
    String rows = dry.out();
    assertThat(dry.err())
        .isEqualTo(
            "  [rejected] watch-changes-at-six: Its rejection is kept: The watch log shows it"
                + " already.\n");
    assertThat(new ObjectMapper().readTree(rows)).hasSize(17);
    assertThat(rows).contains("\"key\": \"cq-watch-log-in-local-time-1782820800-0\"");
    assertThat(store.look("list").out()).isEqualTo("[]\n");
  }

  @Test
  void acceptedEntriesEnterOnceAndForwardReferencesHold() {
    CommandRun.Result applied =
        store.run("apply", "batch-2026-05-04.json", "--new-domain", DOMAINS);
    assertThat(applied.out()).isEqualTo("Inserted 10 entries\n");
    assertThat(applied.err()).startsWith("Undo: assay vault undo 1-");
    assertThat(store.look("queue").out()).contains("watch-log-in-utc: Write the watch log in UTC");
    CommandRun.Result again = store.run("apply", "batch-2026-05-04.json");
    assertThat(again.exit()).isZero();
    assertThat(again.out())
        .isEqualTo(
            """
            Skipped 10 entries already in vault
            No new entries to apply (all 10 already in vault)
            """);
  }

  @Test
  void whatAChangesetRejectsIsKeptOnceAsADecisionAndCountsInTheAgreement() throws IOException {
    gate("batch-2026-05-04.json");
    store.run("apply", "batch-2026-05-04.json", "--new-domain", DOMAINS);
    store.run("apply", "batch-2026-05-04.json");

    String kept = store.look("kept", "show", "watch-changes-at-six").out();
    assertThat(kept).startsWith("rejected watch-changes-at-six").contains(" by Dana");
    assertThat(kept.split(" rejected by ", -1)).hasSize(2);
    assertThat(store.look("kept", "list", "--state", "rejected").out()).endsWith("1 found.\n");
    assertThat(store.look("agreement").out()).contains("11 candidates decided by people.");
  }

  @Test
  void aChangesetThatRejectsAllIsKeptToo() throws IOException {
    Files.writeString(
        folder.resolve("none.json"),
        """
        {"version": 1, "batch_date": "2026-05-04",
         "entries": [
           {"status": "rejected", "reject_reason": "Only these two.", "data": {"id": "fog"}}]}
        """);

    gate("none.json");
    CommandRun.Result applied = store.run("apply", "none.json");

    assertThat(applied.exit()).isZero();
    assertThat(applied.out()).isEqualTo("No accepted entries to apply\n");
    assertThat(applied.err())
        .isEqualTo("  [rejected] fog: Its rejection is kept: Only these two.\n");
    assertThat(store.look("kept", "list", "--state", "rejected").out()).startsWith("rejected fog");
    assertThat(store.run("apply", "none.json").err()).isEmpty();
    JsonNode code =
        new ObjectMapper()
            .readTree(store.look("agreement", "--format", "json").out())
            .get("codes")
            .get(0);
    assertThat(code.get("code").textValue()).isEqualTo("R5_UNCONSIDERED");
    assertThat(code.get("confirmed").intValue()).isEqualTo(1);
  }

  private void gate(String batch) {
    CommandRun.in(folder).run("gate", batch, "--vault", "vault.db", "--reviewer", LampStore.PERSON);
  }

  @Test
  void aStatusThatSaysNeitherYesNorNoHoldsTheChangesetBack() throws IOException {
    Files.writeString(
        folder.resolve("unclear.json"),
        """
        {"version": 1, "batch_date": "2026-05-04",
         "entries": [{"status": "perhaps", "data": {"id": "fog"}}]}
        """);
    CommandRun.Result held = store.run("apply", "unclear.json");
    assertThat(held.exit()).isEqualTo(1);
    assertThat(held.out()).isEmpty();
    assertThat(held.err())
        .contains("Nothing was written:", "fog: Its status must be accepted or rejected");
  }

  @Test
  void aChangeIsFoundByTheBeginningOfItsId() {
    store.run("apply", "batch-2026-05-04.json", "--any-domain");
    assertThat(store.done("undo", "1-", "--reason", "The wrong vault.")).startsWith("Undone: 1-");
    assertThat(store.look("list").out()).isEqualTo("[]\n");
    assertThat(store.run("undo", "7-", "--reason", "Nothing.").err())
        .contains("There is no change '7-'");
  }

  @Test
  void theSampleVaultIsWhatTheCommandsMakeOfTheSampleBatch() throws IOException {
    store.run("apply", "batch-2026-05-04.json", "--new-domain", DOMAINS);
    Path there = Path.of("sample-vaults", "lighthouse", "knowledge", "vault.db");
    Files.copy(there, folder.resolve("sample.db"));
    for (List<String> query :
        List.of(
            List.of("list"),
            List.of("domain-list"),
            List.of("domain-resolve-path", "documents/power-audit.cgd.md"),
            List.of("get", "fog-signal-by-forecast"),
            List.of("get", "no-solvent-on-prisms"),
            List.of("queue", "--format", "json"))) {
      assertThat(sample(query)).isEqualTo(store.look(query.toArray(String[]::new)).out());
    }
    assertThat(sample(List.of("check"))).isEqualTo("Nothing is wrong.\n");
  }

  @Test
  void theReportCountsWhatTheBatchBrings() throws IOException {
    Files.copy(
        Path.of("sample-vaults", "lighthouse", "batches", "batch-2026-06-15.json"),
        folder.resolve("batch.json"));
    CommandRun.Result report = CommandRun.in(folder).run("vault", "report", "batch.json");
    assertThat(report.exit()).isZero();
    assertThat(report.out())
        .startsWith("# Knowledge Distillery Batch Report — 2026-06-15\n")
        .contains(
            "| Candidates extracted | 10 |", "| Accepted (fact / anti-pattern) | 3 (3 / 0) |");
  }

  @Test
  void validateCountsWhatLayerOneLetsThrough() {
    CommandRun.Result fine =
        CommandRun.in(folder).run("vault", "validate", "batch-2026-05-04.json");
    assertThat(fine.out()).isEqualTo("Validated 10 accepted entries\n");
    assertThat(fine.exit()).isZero();
  }

  @Test
  void validateNamesWhatOlderToolsLetThrough() throws IOException {
    Path real =
        SharedFolder.file("kd").resolve("changesets").resolve("batch-2026-03-25@4a9596c.json");
    Files.copy(real, folder.resolve("real.json"));
    CommandRun.Result broken = CommandRun.in(folder).run("vault", "validate", "real.json");
    assertThat(broken.exit()).isEqualTo(1);
    assertThat(broken.out()).isEmpty();
    assertThat(broken.err())
        .contains("ERROR: entry mark-evidence-skip-batch-branches: claim has 231 characters");
  }

  private String sample(List<String> query) {
    String[] all = new String[query.size() + 3];
    all[0] = "vault";
    for (int i = 0; i < query.size(); i++) {
      all[i + 1] = query.get(i);
    }
    all[all.length - 2] = "--vault";
    all[all.length - 1] = "sample.db";
    return CommandRun.in(folder).run(all).out();
  }
}
