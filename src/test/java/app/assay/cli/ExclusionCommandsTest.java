package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.cgd.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `export --redact-exclusions`, `exclude` and `include`.
class ExclusionCommandsTest {

  private static final String VALID = CgdText.valid().text();
  private static final String EXCLUDED =
      CgdText.valid()
          .set("hitl-status", "REVIEWED_WITH_EXCEPTIONS")
          .set("rag-ingestable", "false")
          .set("exceptions-reason", "Unclear")
          .set("exceptions-ids", "[door]")
          .body(
              "# Lamp room\n\n<!-- CG-EXCLUSION:BEGIN id=door -->\nThe door code is 4711.\n"
                  + "<!-- CG-EXCLUSION:END id=door -->\n")
          .ending(Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED_WITH_EXCEPTIONS\n")
          .text();

  @TempDir Path folder;

  @Test
  void copyGoesIntoAFolderUnderANameThatSaysWhatItIs() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    Files.createDirectory(folder.resolve("out"));
    assertThat(run("export", "lamp.cgd.md", "--redact-exclusions", "-o", "out"))
        .isEqualTo(
            new CommandRun.Result(
                0, "lamp.cgd.md: 1 exclusion block redacted in out/lamp.redacted.cgd.md\n", ""));
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
    assertThat(read("out/lamp.redacted.cgd.md"))
        .contains("\n[REDACTED]\n", "source-document: lamp.cgd.md\n")
        .doesNotContain("4711");
    assertThat(run("hash", "--verify", "out").exit()).isZero();
  }

  @Test
  void copyIsNeverWrittenOverAFile() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    CommandRun.Result result =
        run("export", "lamp.cgd.md", "--redact-exclusions", "-o", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("lamp.cgd.md was not made");
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
  }

  @Test
  void documentWithoutExclusionIsSaidAndNotCopied() throws IOException {
    write("lamp.cgd.md", VALID);
    CommandRun.Result result =
        run("export", "lamp.cgd.md", "--redact-exclusions", "-o", "x.cgd.md");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                1, "", "assay: lamp.cgd.md: The document has no exclusion block to redact.\n"));
    assertThat(folder.resolve("x.cgd.md")).doesNotExist();
  }

  @Test
  void nothingIsExportedUnredacted() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    CommandRun.Result result =
        run("export", "lamp.cgd.md", "--redact-exclusions=false", "-o", "x.cgd.md");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                2, "", "assay: There is no export that keeps what exclusion blocks hold.\n"));
    assertThat(folder.resolve("x.cgd.md")).doesNotExist();
  }

  @Test
  void severalDocumentsNeedAFolder() throws IOException {
    write("a.cgd.md", EXCLUDED);
    write("b.cgd.md", EXCLUDED);
    CommandRun.Result result = run("export", ".", "--redact-exclusions", "-o", "x.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(folder.resolve("x.cgd.md")).doesNotExist();
  }

  @Test
  void faultsOfMarkersAreShownWithTheirPlaces() throws IOException {
    write("lamp.cgd.md", EXCLUDED.replace("END id=door", "END id=room"));
    CommandRun.Result result =
        run("export", "lamp.cgd.md", "--redact-exclusions", "-o", "x.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("assay: lamp.cgd.md:20:1 error E-EX01 ");
  }

  @Test
  void excludedLinesAreIncludedAgainByteForByte() throws IOException {
    write("lamp.cgd.md", VALID);
    int line = VALID.substring(0, VALID.indexOf("The lamp room")).split("\n", -1).length;
    CommandRun.Result excluded =
        run("exclude", "lamp.cgd.md", "--lines", "" + line, "--id", "lamp", "--reason", "No SME");
    assertThat(excluded.exit()).isZero();
    assertThat(excluded.out()).matches("lamp\\.cgd\\.md: stamped [0-9a-f]{64}\n");
    assertThat(run("verify", "lamp.cgd.md").exit()).isZero();
    assertThat(run("check-ingestable", "lamp.cgd.md").out()).isEqualTo("false\n");
    CommandRun.Result refused = run("include", "lamp.cgd.md", "--id", "lamp");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("say that what the block holds was reviewed");
    assertThat(
            run("include", "lamp.cgd.md", "--id", "lamp", "--reviewed", "--reviewer", "Ann Reyes")
                .exit())
        .isZero();
    assertThat(Files.readString(folder.resolve(".assay/ledger.jsonl")))
        .contains("\"decision\":\"included\"", "\"note\":\"lamp\"", "\"reviewer\":\"Ann Reyes\"");
    assertThat(read("lamp.cgd.md")).isEqualTo(VALID);
    assertThat(run("ledger", "verify").exit()).isZero();
  }

  private CommandRun.Result included(String... more) {
    List<String> arguments =
        new ArrayList<>(List.of("include", "lamp.cgd.md", "--id", "door", "--reviewed"));
    arguments.addAll(List.of(more));
    return run(arguments.toArray(String[]::new));
  }

  @Test
  void whoReviewedABlockMustBeSaid() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    assertThat(included())
        .isEqualTo(
            new CommandRun.Result(
                2, "", "assay: Who reviewed it? Give --reviewer NAME; the ledger keeps it.\n"));
    assertThat(included("--reviewer", "ChatGPT").exit()).isEqualTo(2);
    assertThat(included("--reviewer", "Ann Reyes", "-o", "x.cgd.md").err())
        .isEqualTo(
            "assay: What a person decides is recorded with the document; leave out --output.\n");
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
    assertThat(folder.resolve(".assay")).doesNotExist();
  }

  @Test
  void reasonForTakingABlockBackIsInTheLedger() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    assertThat(included("--reviewer", "Ann Reyes", "--reason", "  The plan\nwas found ").exit())
        .isZero();
    assertThat(Files.readString(folder.resolve(".assay/ledger.jsonl")))
        .contains("\"note\":\"door: The plan was found\"");
  }

  @Test
  void reasonNeedsSomebodyWhoReviewed() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    CommandRun.Result result = run("include", "lamp.cgd.md", "--id", "door", "--reason", "found");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("give --reviewed and --reviewer NAME too");
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
  }

  @Test
  void reviewersOfABlockNeedNotGiveTheSameReason() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    run("review-profile", "--set", "none", "--reviewers", "2", "--by", "Ida Berg");
    included("--reviewer", "Ann Reyes", "--reason", "The plan was found");
    assertThat(included("--reviewer", "Bob Ito", "--reason", "I saw the door").exit()).isZero();
    assertThat(read("lamp.cgd.md")).doesNotContain("CG-EXCLUSION");
  }

  @Test
  void blockNeedsTwoReviewersWhereTheVaultDemandsThem() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    run("review-profile", "--set", "none", "--reviewers", "2", "--by", "Ida Berg");
    CommandRun.Result first = included("--reviewer", "Ann Reyes");
    assertThat(first)
        .isEqualTo(
            new CommandRun.Result(
                0,
                "This is the first review of block door, and it is on record. Under the review"
                    + " profile of this vault, none (two reviewers, no minimum time), the block"
                    + " stays until a second person reviews it.\n",
                ""));
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
    CommandRun.Result again = included("--reviewer", "Dr. A. Reyes");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err())
        .startsWith(
            "assay: Dr. A. Reyes cannot be told from Ann Reyes, who gave the first review of block"
                + " door.");
    assertThat(read("lamp.cgd.md")).isEqualTo(EXCLUDED);
    assertThat(included("--reviewer", "Bob Ito").exit()).isZero();
    assertThat(read("lamp.cgd.md")).doesNotContain("CG-EXCLUSION");
  }

  @Test
  void blockThatChangedNeedsTwoAnew() throws IOException {
    write("lamp.cgd.md", EXCLUDED);
    run("review-profile", "--set", "none", "--reviewers", "2", "--by", "Ida Berg");
    included("--reviewer", "Ann Reyes");
    write("lamp.cgd.md", EXCLUDED.replace("4711", "1147"));
    assertThat(included("--reviewer", "Bob Ito").out()).startsWith("This is the first review");
  }

  @Test
  void dryRunShowsMarkersAndWritesNothing() throws IOException {
    write("lamp.cgd.md", VALID);
    CommandRun.Result result =
        run(
            "exclude",
            "lamp.cgd.md",
            "--lines",
            "13-16",
            "--id",
            "a",
            "--reason",
            "x",
            "--dry-run");
    assertThat(result.out())
        .contains("  + <!-- CG-EXCLUSION:BEGIN id=a -->\n", "  + hitl-status: REVIEWED_WITH_");
    assertThat(read("lamp.cgd.md")).isEqualTo(VALID);
  }

  @Test
  void linesThatAreNotThereAreSaid() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("exclude", "lamp.cgd.md", "--lines", "900", "--id", "a", "--reason", "x").err())
        .startsWith("assay: lamp.cgd.md: The document has only ");
    assertThat(run("exclude", "lamp.cgd.md", "--lines", "9-3", "--id", "a", "--reason", "x").exit())
        .isEqualTo(2);
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
}
