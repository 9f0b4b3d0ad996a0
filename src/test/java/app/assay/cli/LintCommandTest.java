package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LintCommandTest {

  private static final String GUILTY = "# Plan\n\nRevenue will be 50 million by spring.\n";

  @TempDir Path folder;

  @Test
  void findingEndsWithOneAndNamesItsPlace() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    CommandRun.Result result = run("lint", "--points", "2", "plan.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).startsWith("plan.md:3:1 critical P2-WILL ");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void qualifiedStatementIsClean() throws IOException {
    Files.writeString(
        folder.resolve("plan.md"), "# Plan\n\nRevenue is projected to be higher [source: plan].\n");
    assertThat(run("lint", "--points", "2", "plan.md").exit()).isZero();
  }

  @Test
  void folderIsWalkedForAllMarkdown() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    Files.writeString(folder.resolve("notes.cgd.md"), GUILTY);
    assertThat(run("lint", "--points", "2", ".").out())
        .contains("plan.md:3:1 ")
        .contains("notes.cgd.md:3:1 ")
        .contains("2 files:");
  }

  @Test
  void foldersThatAreNotLookedIntoAreSaid() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    Files.createDirectories(folder.resolve(".notes"));
    assertThat(run("lint", "--points", "2", ".").err())
        .isEqualTo("assay: Not looked into: 1 hidden folder.\n");
  }

  @Test
  void helpSaysThatAllMarkdownOfAFolderIsRead() {
    assertThat(run("lint", "--help").out())
        .contains("by lint, fix and report all its *.md")
        .doesNotContain("folders (their *.cgd.md)");
  }

  @Test
  void folderWithoutMarkdownIsSaid() {
    CommandRun.Result result = run("lint", ".");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).isEqualTo("assay: .: The folder has no Markdown (*.md).\n");
  }

  @Test
  void onlyThePointsNamedAreAsked() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    assertThat(run("lint", "--points", "8", "plan.md").exit()).isZero();
  }

  @Test
  void jsonFollowsTheSchemaAndNamesThePoint() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    String json = run("lint", "--points", "2", "--format", "json", "plan.md").out();
    assertThat(ReportSchema.objections(json)).isEmpty();
    assertThat(json).contains("\"rule\": \"P2-WILL\"").contains("\"point\": 2");
  }

  @Test
  void whatCanBeLookedUpHasATypeOfTheSchema() throws IOException {
    Files.writeString(
        folder.resolve("market.md"),
        """
        # Market

        Kelpio is the largest seaweed farm in Europe.

        Adyen and Mollie both give up after three days.

        | | Harbourlight | PortLoom |
        |---|---|---|
        | Tide model | yes | no |

        PortLoom still has no tide model.
        """);
    String json = run("lint", "--points", "9", "--format", "json", "market.md").out();
    assertThat(json).contains("P9-RANK").contains("P9-RIVAL");
    assertThat(ReportSchema.objections(json)).isEmpty();
  }

  @Test
  void findingThatAsksForJudgementIsMarkedAsAdvice() throws IOException {
    Files.writeString(folder.resolve("plan.md"), "# Plan\n\nThe system scales linearly.\n");
    assertThat(run("lint", "plan.md").out())
        .contains("warning P3-SCALING ")
        .contains(" Say when it holds. (advisory)\n");
    String json = run("lint", "--format", "json", "plan.md").out();
    assertThat(json).contains("\"advisory\": true");
    assertThat(ReportSchema.objections(json)).isEmpty();
  }

  @Test
  void pointsThatAreNoneAreRefused() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    CommandRun.Result result = run("lint", "--points", "0-4", "plan.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("'0-4' is not points such as 1-4,9");
  }

  @Test
  void unknownSensitivityIsRefused() throws IOException {
    Files.writeString(folder.resolve("plan.md"), GUILTY);
    assertThat(run("lint", "--sensitivity", "loud", "plan.md").err())
        .contains("'loud' is not thorough or quiet");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }
}
