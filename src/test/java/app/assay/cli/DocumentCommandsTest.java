package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.report.ReportSchema;
import app.assay.text.SourceText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands beside `verify` that read documents.
class DocumentCommandsTest {

  private static final String VALID = CgdText.valid().text();
  private static final String HASH = hash(VALID, Recipe.C);
  private static final String CHANGED = VALID.replace("eight windows", "nine windows");
  private static final String UNMARKED = "---\nclarity-gate-version: 2.1\n---\n\n# Lamp\n";
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir Path folder;

  @Test
  void hashIsPrintedAsProgramsForSumsDo() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("hash", "lamp.cgd.md"))
        .isEqualTo(new CommandRun.Result(0, HASH + "  lamp.cgd.md\n", ""));
  }

  @Test
  void documentWithoutAHashWindowHasNoHash() throws IOException {
    write("lamp.cgd.md", UNMARKED);
    CommandRun.Result result = run("hash", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).isEmpty();
    assertThat(result.err()).startsWith("assay: lamp.cgd.md: ").hasLineCount(1);
  }

  @Test
  void jsonHashIsNullWithAMessageWithoutAHashWindow() throws IOException {
    write("lamp.cgd.md", UNMARKED);
    CommandRun.Result result = run("hash", "--format", "json", "lamp.cgd.md");
    JsonNode sha256 = MAPPER.readTree(result.out()).at("/files/0/sha256");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(sha256.get("computed").isNull()).isTrue();
    assertThat(sha256.get("message").asText()).isNotEmpty();
    assertThat(ReportSchema.objections(result.out())).isEmpty();
  }

  @Test
  void storedHashIsVerified() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("hash", "--verify", "lamp.cgd.md"))
        .isEqualTo(new CommandRun.Result(0, "lamp.cgd.md: Verified.\n", ""));
  }

  @Test
  void changedTextFailsTheComparison() throws IOException {
    write("lamp.cgd.md", CHANGED);
    assertThat(run("hash", "--verify", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                1,
                "lamp.cgd.md: The text is not the one that was stamped: no known recipe gives the"
                    + " stored hash.\n",
                ""));
  }

  @Test
  void wrongRecipeIsToldFromChangedText() throws IOException {
    write("lamp.cgd.md", VALID.replace(HASH, hash(VALID, Recipe.L1)));
    assertThat(run("hash", "--verify", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                1,
                "lamp.cgd.md: Right text, wrong recipe: the stored hash is by recipe L1 (local"
                    + " recipe, file start to end marker, canonical). Stamp the document again.\n",
                ""));
  }

  @Test
  void explanationNamesWhatIsHashedAndWhatIsLeftOut() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("hash", "--explain", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                0,
                """
                lamp.cgd.md
                  stored     %1$s
                  computed   %1$s
                  verdict    Stored and computed agree.
                  hashed     lines 2 to 17, without the lines left out, in canonical form
                  left out   line 10: document-sha256: %1$s
                  canonical  0 line breaks made LF, 0 line ends trimmed, 1 empty line removed, 0 lines composed
                """
                    .formatted(HASH),
                ""));
  }

  @Test
  void hashOfStandardInputIsThatOfTheFile() {
    assertThat(CommandRun.in(folder).reading(VALID).run("hash", "-").out())
        .isEqualTo(HASH + "  -\n");
  }

  @Test
  void claimIdIsTheOneOfTheSpecification() {
    assertThat(run("claim-id", "Base price is $99/mo", "api-pricing/1"))
        .isEqualTo(new CommandRun.Result(0, "claim-75fb137a\n", ""));
    assertThat(run("claim-id", "The API supports GraphQL", "features/1").out())
        .isEqualTo("claim-eb357742\n");
  }

  @Test
  void claimIdTakesATextThatBeginsWithADash() {
    assertThat(run("claim-id", "--", "-40 degrees", "limits/1").exit()).isZero();
  }

  @Test
  void stampWritesTheHash() throws IOException {
    write("lamp.cgd.md", VALID.replace(HASH, "PENDING"));
    assertThat(run("stamp", "lamp.cgd.md"))
        .isEqualTo(new CommandRun.Result(0, "lamp.cgd.md: stamped " + HASH + "\n", ""));
    assertThat(read("lamp.cgd.md")).isEqualTo(VALID);
  }

  @Test
  void stampLeavesWhatIsRight() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("stamp", "lamp.cgd.md").out()).isEqualTo("lamp.cgd.md: right already\n");
    assertThat(read("lamp.cgd.md")).isEqualTo(VALID);
  }

  @Test
  void stampOfAChangedTextAsksWhetherItWasReviewed() throws IOException {
    write("lamp.cgd.md", CHANGED);
    assertThat(run("stamp", "lamp.cgd.md").err())
        .isEqualTo(
            "assay: lamp.cgd.md: The old hash belonged to another text; look whether the change was"
                + " reviewed.\n");
  }

  @Test
  void dryRunShowsTheChangeAndWritesNothing() throws IOException {
    String unstamped = VALID.replace(HASH, "PENDING");
    write("lamp.cgd.md", unstamped);
    assertThat(run("stamp", "--dry-run", "lamp.cgd.md").out())
        .startsWith("lamp.cgd.md: would change\n  line 10: 'PENDING' -> '" + HASH);
    assertThat(read("lamp.cgd.md")).isEqualTo(unstamped);
  }

  @Test
  void stampFiltersStandardInput() {
    assertThat(
            CommandRun.in(folder).reading(VALID.replace(HASH, "PENDING")).run("stamp", "-").out())
        .isEqualTo(VALID);
  }

  @Test
  void documentThatCannotBeStampedIsLeftAlone() throws IOException {
    write("lamp.cgd.md", UNMARKED);
    CommandRun.Result result = run("stamp", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).startsWith("assay: lamp.cgd.md: ").hasLineCount(1);
    assertThat(read("lamp.cgd.md")).isEqualTo(UNMARKED);
  }

  @Test
  void claimsAreListed() throws IOException {
    write("lamp.cgd.md", CgdText.pending("B").text());
    assertThat(run("claims", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                0,
                """
                lamp.cgd.md: 1 claim
                  PENDING  B  claim-75fb137a  api-pricing/1  Base price is $99/mo
                1 claim in 1 file, 1 not verified.
                """,
                ""));
  }

  @Test
  void claimsAreAddedToTheJsonReport() throws IOException {
    write("lamp.cgd.md", CgdText.pending("B").text());
    CommandRun.Result result = run("claims", "--format", "json", "lamp.cgd.md");
    assertThat(ReportSchema.objections(result.out())).isEmpty();
    assertThat(MAPPER.readTree(result.out()).at("/files/0/claims/0"))
        .isEqualTo(
            MAPPER.readTree(
                """
                {"id": "claim-75fb137a", "text": "Base price is $99/mo", "value": null,
                 "source": "https://example.org/prices", "location": "api-pricing/1",
                 "round": "B", "state": "PENDING", "confirmedBy": null, "confirmedDate": null,
                 "computedId": "claim-75fb137a"}\
                """));
  }

  @Test
  void listWithoutAnUnreadableFrontMatterIsNotComplete() throws IOException {
    write("lamp.cgd.md", VALID.replace("points-passed: 1-9", " points: [1"));
    CommandRun.Result result = run("claims", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo("assay: lamp.cgd.md: The front matter cannot be read; see 'assay verify'.\n");
  }

  @Test
  void statusIsATable() throws IOException {
    write("a.cgd.md", VALID);
    write("pending.cgd.md", CgdText.pending("A").set("tier", "{level: SOT}").text());
    assertThat(run("status", ".").out())
        .isEqualTo(
            """
            File           | Status | HITL Status | Pending | RAG Ingestable | Tier | Hash
            a.cgd.md       | CLEAR  | REVIEWED    | 0       | true           | CGD  | verified
            pending.cgd.md | CLEAR  | PENDING     | 1       | false          | SOT  | verified

            2 documents
            States: CLEAR | PENDING 1, CLEAR | REVIEWED 1
            Hashes: verified 2
            Pending claims: 1; documents by days since they were processed: 8-30 1
            RAG ingestable: 1 of 2; may enter: 1
            """);
  }

  @Test
  void totalsSayWhatIsHeldBack() throws IOException {
    write("a.cgd.md", VALID);
    write("b.cgd.md", VALID.replace("eight windows", "nine windows"));
    assertThat(run("status", ".").out())
        .endsWith(
            "RAG ingestable: 2 of 2; may enter: 1, the others are held back by errors, hash or"
                + " review profile\n");
  }

  @Test
  void statusOfTheVaultIsInTheJsonToo() throws IOException {
    write("a.cgd.md", VALID);
    write("pending.cgd.md", CgdText.pending("A").text());
    String json = run("status", ".", "--format", "json").out();
    assertThat(ReportSchema.objections(json)).isEmpty();
    assertThat(json)
        .contains("\"CLEAR | PENDING\": 1", "\"pendingClaims\": 1", "\"admissible\": 1")
        .contains("\"text-changed\": 0");
  }

  @Test
  void oneFileIsAnsweredByOneWord() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("check-ingestable", "lamp.cgd.md"))
        .isEqualTo(new CommandRun.Result(0, "true\n", ""));
  }

  @Test
  void reasonForFalseIsSaid() throws IOException {
    write("lamp.cgd.md", CHANGED);
    assertThat(run("check-ingestable", "lamp.cgd.md"))
        .isEqualTo(
            new CommandRun.Result(
                1,
                "false\n",
                "assay: lamp.cgd.md: The text is not the one that was stamped: no known recipe"
                    + " gives the stored hash.\n"));
  }

  @Test
  void manyFilesAreAnsweredWithTheirNames() throws IOException {
    write("a.cgd.md", VALID);
    write("b.cgd.md", CgdText.pending("A").text());
    CommandRun.Result result = run("check-ingestable", ".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).isEqualTo("true\ta.cgd.md\nfalse\tb.cgd.md\n");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static String hash(String text, Recipe recipe) {
    return DocumentHash.compute(SourceText.of(text), recipe)
            instanceof HashResult.Computed(String sha256)
        ? sha256
        : "";
  }
}
