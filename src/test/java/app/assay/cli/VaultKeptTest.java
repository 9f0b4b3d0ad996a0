package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VaultKeptTest {

  private static final String CANDIDATES = "candidates-2026-06-15.json";
  private static final String WOUND = "wind-clockwork-at-dusk";

  @TempDir private Path folder;
  private LampStore store;

  @BeforeEach
  void gateTheSample() throws IOException {
    Path there = Path.of("sample-vaults", "lighthouse", "batches", CANDIDATES);
    Files.copy(there, folder.resolve(CANDIDATES));
    store = LampStore.empty(folder);
    CommandRun.in(folder)
        .run("gate", CANDIDATES, "--vault", "vault.db", "--reviewer", LampStore.PERSON);
  }

  private JsonNode json(String... arguments) throws IOException {
    return new ObjectMapper().readTree(store.look(arguments).out());
  }

  @Test
  void failedCandidatesAreListedByStateAndCode() throws IOException {
    assertThat(store.look("kept", "list", "--state", "failed", "--code", "R5_UNCONSIDERED").out())
        .contains("failed " + WOUND + " [R5_UNCONSIDERED] (" + CANDIDATES)
        .endsWith("2 found.\n");
    String all = store.look("kept", "list", "--format", "json").out();
    assertThat(ReportSchema.objections("vault-kept-1", all)).isEmpty();
    assertThat(store.look("kept", "list", "--state", "lost").err())
        .contains("'lost' is no state; one of failed, deferred");
  }

  @Test
  void failedCandidateIsReopenedIntoABatchAndThatIsTakenBack() throws IOException {
    assertThat(store.done("kept", "reopen", WOUND, "--reason", "It was weighed in May."))
        .startsWith("Reopened: " + WOUND);
    JsonNode batch = json("kept", "batch");
    assertThat(batch).hasSize(1);
    assertThat(batch.get(0).get("id").textValue()).isEqualTo(WOUND);
    String shown = store.look("kept", "show", WOUND, "--format", "json").out();
    assertThat(ReportSchema.objections("vault-kept-1", shown)).isEmpty();
    JsonNode history = new ObjectMapper().readTree(shown).get("history");
    assertThat(history.get(0).get("reason").textValue()).isEqualTo("It was weighed in May.");
    assertThat(history.get(0).get("by").textValue()).isEqualTo(LampStore.PERSON);
    assertThat(store.done("kept", "withdraw", WOUND, "--reason", "A slip."))
        .isEqualTo("Taken back: " + WOUND + "\n");
    assertThat(json("kept", "batch")).isEmpty();
  }

  @Test
  void whatIsNotKeptIsRefused() {
    CommandRun.Result refused = store.run("kept", "reopen", "nothing", "--reason", "Why not.");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("Nothing is kept of nothing.");
    assertThat(store.look("kept", "show", "nothing").exit()).isEqualTo(1);
  }

  @Test
  void agreementCountsRejectionsOfPeople() throws IOException {
    assertThat(store.look("agreement").out())
        .contains("nobody decided yet")
        .endsWith("0 candidates decided by people.\n");
    store.done("kept", "reject", WOUND, "--reason", "Nobody weighed it; R6 too.");
    String text = store.look("agreement").out();
    assertThat(text).contains("100 % (1 of 1)", "R6_DUPLICATE");
    String json = store.look("agreement", "--format", "json").out();
    assertThat(ReportSchema.objections("vault-agreement-1", json)).isEmpty();
    assertThat(new ObjectMapper().readTree(json).get("decided").intValue()).isEqualTo(1);
  }

  @Test
  void emptyVaultSaysWhatToDo() {
    LampStore empty = store;
    assertThat(CommandRun.in(folder).run("vault", "init", "other.db").exit()).isZero();
    assertThat(CommandRun.in(empty.folder()).run("vault", "agreement", "--vault", "other.db").out())
        .startsWith("No code was proposed and decided yet. Gate a batch");
  }
}
