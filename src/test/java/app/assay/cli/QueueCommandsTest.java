package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueCommandsTest {

  private static final String[] APPLY = {"apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper"};

  @TempDir Path vault;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(vault.resolve("notes"));
    Files.writeString(vault.resolve("notes/lamp.cgd.md"), CgdText.pending("B").text());
    Files.writeString(vault.resolve("oil.cgd.md"), CgdText.pending("A").text());
  }

  @Test
  void queueIsWrittenAnsweredAndApplied() throws IOException {
    assertThat(run("queue", ".", "-o", "queue.yaml"))
        .isEqualTo(
            new CommandRun.Result(
                0, "queue.yaml: 2 claims of 2 documents wait; the queue expires in 7 days.\n", ""));
    answer("true", "Price list of May");
    assertThat(run(APPLY))
        .isEqualTo(
            new CommandRun.Result(
                0,
                "notes/lamp.cgd.md: claim-75fb137a answered true by Ada Keeper; now CLEAR |"
                    + " REVIEWED, 0 pending.\n"
                    + "oil.cgd.md: claim-75fb137a answered true by Ada Keeper; now CLEAR |"
                    + " REVIEWED, 0 pending.\n"
                    + "2 documents: 2 applied.\n",
                ""));
    assertThat(run("verify", "notes", "oil.cgd.md").exit()).isZero();
    assertThat(run("ledger", "verify", "notes").out()).startsWith("1 entry, head ");
    assertThat(vault.resolve("queue.yaml.checkpoint")).doesNotExist();
  }

  @Test
  void queueOnStandardOutputIsRelativeToTheWorkingFolder() {
    CommandRun.Result result = run("queue", "notes");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .startsWith(
            "schema-version: 1.0\ngenerated: 2026-06-30T12:00:00Z\n"
                + "expires: 2026-07-07T12:00:00Z\n")
        .contains("  - file: \"notes/lamp.cgd.md\"\n");
  }

  @Test
  void queueThatIsThereIsKeptUnlessReplaced() throws IOException {
    run("queue", ".", "-o", "queue.yaml");
    answer("true", "x");
    CommandRun.Result again = run("queue", ".", "-o", "queue.yaml");
    assertThat(again.exit()).isEqualTo(2);
    assertThat(again.err())
        .isEqualTo(
            "assay: queue.yaml was not made: a file of this name exists already. Nothing was"
                + " changed. Mend this or choose another name.\n");
    assertThat(run("queue", ".", "-o", "queue.yaml", "--replace").exit()).isZero();
    assertThat(Files.readString(vault.resolve("queue.yaml"))).contains("response: null");
  }

  @Test
  void queueFileElsewhereNeedsARoot() throws IOException {
    Files.createDirectory(vault.resolve("out"));
    CommandRun.Result refused = run("queue", "notes", "-o", "out/queue.yaml");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err())
        .isEqualTo(
            "assay: notes/lamp.cgd.md: It does not lie in the folder of the queue; name a folder"
                + " around both with --root.\n");
    assertThat(run("queue", "notes", "-o", "out/q.yaml", "--root", ".").exit()).isZero();
    CommandRun.Result trial =
        run("apply-hitl", "out/q.yaml", "--root", ".", "--reviewer", "Ada Keeper", "--dry-run");
    assertThat(trial.out())
        .isEqualTo("notes/lamp.cgd.md: no answers, left alone.\n1 document: 1 unanswered.\n");
  }

  @Test
  void trialSaysWhatWouldBeAnswered() throws IOException {
    run("queue", "notes", "-o", "queue.yaml");
    answer("estimated", "Three of four invoices");
    String before = Files.readString(vault.resolve("notes/lamp.cgd.md"));
    assertThat(run("apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper", "--dry-run").out())
        .isEqualTo(
            "notes/lamp.cgd.md: claim-75fb137a would be answered estimated by Ada Keeper; then"
                + " CLEAR | REVIEWED, 0 pending.\n1 document: 1 would apply.\n");
    assertThat(Files.readString(vault.resolve("notes/lamp.cgd.md"))).isEqualTo(before);
    assertThat(vault.resolve("queue.yaml.checkpoint")).doesNotExist();
  }

  @Test
  void evidenceStandsInForMissingNotes() throws IOException {
    run("queue", "notes", "-o", "queue.yaml");
    answer("true", "");
    assertThat(run(APPLY).exit()).isEqualTo(1);
    CommandRun.Result result =
        run("apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper", "--evidence", "Invoice 4711");
    assertThat(result.exit()).isZero();
    assertThat(Files.readString(vault.resolve("notes/lamp.cgd.md")))
        .contains("source: \"Invoice 4711\"\n");
  }

  @Test
  void stoppedRunSaysWhereAndWhy() throws IOException {
    run("queue", ".", "-o", "queue.yaml");
    answer("true", "");
    CommandRun.Result result = run(APPLY);
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .isEqualTo("oil.cgd.md: not reached.\n2 documents: 1 refused, 1 not reached.\n");
    assertThat(result.err())
        .isEqualTo(
            "assay: notes/lamp.cgd.md: Claim claim-75fb137a is Round B: say what you found before"
                + " you confirm it.\n"
                + "assay: Stopped there. What was written before stays written; mend the cause and"
                + " run the command again, and it goes on there.\n");
  }

  @Test
  void findingsStandAtTheirPlaceInTheQueue() throws IOException {
    run("queue", "notes", "-o", "queue.yaml");
    answer("true", "x");
    edit("claim-75fb137a", "claim-00000000");
    CommandRun.Result result = run(APPLY);
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .isEqualTo(
            "queue.yaml:9:13 error E-QU01 There is no claim claim-00000000 in the document, which"
                + " has 1 claim of other ids.\n1 document: 1 refused.\n");
  }

  @Test
  void machineIsRefusedAsReviewer() throws IOException {
    run("queue", "notes", "-o", "queue.yaml");
    CommandRun.Result result = run("apply-hitl", "queue.yaml", "--reviewer", "Claude");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("Only a named person can confirm a claim.");
  }

  @Test
  void brokenQueueIsSaidLineByLine() throws IOException {
    Files.writeString(vault.resolve("queue.yaml"), "schema-version: 1.0\nwhat: 1\n");
    CommandRun.Result result = run(APPLY);
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .contains("assay: queue.yaml:2:1: A queue has no key 'what'.\n")
        .endsWith("assay: Nothing was written; mend the file first.\n");
  }

  @Test
  void tooLargeAndMissingQueuesAreSaid() throws IOException {
    Files.write(vault.resolve("queue.yaml"), new byte[10_000_001]);
    assertThat(run(APPLY).err()).isEqualTo("assay: queue.yaml is larger than 10 MB.\n");
    Files.delete(vault.resolve("queue.yaml"));
    assertThat(run(APPLY).err())
        .isEqualTo("assay: queue.yaml cannot be read: it does not exist.\n");
  }

  @Test
  void responsesOfTheProceduresAreApplied() throws IOException {
    Files.writeString(
        vault.resolve("responses.yaml"),
        "responses:\n  - claim_id: 1\n    status: confirmed\n    note: \"Price list\"\n");
    CommandRun.Result result =
        run(
            "apply-hitl",
            "notes/lamp.cgd.md",
            "--responses",
            "responses.yaml",
            "--reviewer",
            "Ada Keeper");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                0,
                "notes/lamp.cgd.md: claim-75fb137a answered true by Ada Keeper; now CLEAR |"
                    + " REVIEWED, 0 pending.\n1 document: 1 applied.\n",
                ""));
  }

  @Test
  void documentOutsideTheNamedVaultIsRefused() throws IOException {
    run("queue", ".", "-o", "queue.yaml");
    answer("true", "x");
    CommandRun.Result result =
        run("apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper", "--vault", "notes");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .startsWith("assay: oil.cgd.md: It does not lie in the vault that was named.\n");
  }

  @Test
  void jsonSaysTheSameAndFitsItsSchema() throws IOException {
    run("queue", ".", "-o", "queue.yaml");
    answer("true", "x");
    edit(
        "id: \"claim-75fb137a\"\n        text: \"Base price is $99/mo\"\n        location:"
            + " \"api-pricing/1\"\n        round: A",
        "id: \"claim-00000000\"\n        text: \"Base price is $99/mo\"\n        location:"
            + " \"api-pricing/1\"\n        round: A");
    CommandRun.Result result =
        run("apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper", "--format", "json");
    assertThat(result.exit()).isEqualTo(1);
    JsonNode json = valid(result.out());
    assertThat(json.at("/documents/0/outcome").asText()).isEqualTo("applied");
    assertThat(json.at("/documents/0/answers/0/decision").asText()).isEqualTo("true");
    assertThat(json.at("/documents/0/after/hitl").asText()).isEqualTo("REVIEWED");
    assertThat(json.at("/documents/1/outcome").asText()).isEqualTo("refused");
    assertThat(json.at("/documents/1/findings/0/rule").asText()).isEqualTo("E-QU01");
    assertThat(json.at("/summary/applied").asInt()).isEqualTo(1);

    Files.writeString(vault.resolve("queue.yaml"), "x: 1\n");
    JsonNode broken =
        valid(
            run("apply-hitl", "queue.yaml", "--reviewer", "Ada Keeper", "--format", "json").out());
    assertThat(broken.at("/faults")).hasSize(6);
  }

  @Test
  void otherFormsAreRefused() {
    assertThat(run("apply-hitl", "q.yaml", "--reviewer", "Ada Keeper", "--format", "sarif").err())
        .isEqualTo("assay: 'apply-hitl' has no sarif form; it writes text and json.\n");
  }

  private static JsonNode valid(String json) throws IOException {
    assertThat(ReportSchema.applyObjections(json)).isEmpty();
    return new ObjectMapper().readTree(json);
  }

  private void answer(String response, String notes) throws IOException {
    edit("response: null", "response: " + response);
    edit("notes: \"\"", "notes: \"" + notes + "\"");
  }

  private void edit(String from, String to) throws IOException {
    Path queue = vault.resolve("queue.yaml");
    assertThat(Files.readString(queue)).contains(from);
    Files.writeString(queue, Files.readString(queue).replace(from, to));
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault).run(arguments);
  }
}
