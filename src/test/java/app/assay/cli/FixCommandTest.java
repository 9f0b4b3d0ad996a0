package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixCommandTest {

  private static final String GUILTY = "# Plan\r\n\r\nRevenue will be 50 million by spring.\r\n";

  @TempDir Path folder;

  @Test
  void firstFixIsMadeAndNothingElseMoves() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--rule", "P2-WILL", "plan.md");
    assertThat(result).isEqualTo(new CommandRun.Result(0, "plan.md: mended\n", ""));
    assertThat(read("plan.md")).isEqualTo(GUILTY.replace("will be 50", "is projected to be 50"));
  }

  @Test
  void secondRunChangesNothing() throws IOException {
    write("plan.md", GUILTY);
    run("fix", "--rule", "P2-WILL", "plan.md");
    String once = read("plan.md");
    assertThat(run("fix", "--rule", "P2-WILL", "plan.md").out())
        .isEqualTo("plan.md: nothing to mend\n");
    assertThat(read("plan.md")).isEqualTo(once);
  }

  @Test
  void dryRunShowsTheChangeAndWritesNothing() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--dry-run", "--rule", "P2-WILL", "plan.md");
    assertThat(result.out()).contains("line 3: 'will").contains("plan.md: would be mended");
    assertThat(read("plan.md")).isEqualTo(GUILTY);
  }

  @Test
  void ruleThatIsNotNamedIsLeftAlone() throws IOException {
    write("plan.md", GUILTY);
    run("fix", "--rule", "P8-SNAPSHOT", "plan.md");
    assertThat(read("plan.md")).isEqualTo(GUILTY);
  }

  @Test
  void ruleThatThereIsNotIsRefused() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--rule", "P2-NOPE", "plan.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).startsWith("assay: 'P2-NOPE' is no rule of 'assay lint'");
    assertThat(read("plan.md")).isEqualTo(GUILTY);
  }

  @Test
  void ruleOfAPointThatIsNotAskedIsRefused() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--points", "9", "--rule", "P2-WILL", "plan.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo("assay: P2-WILL belongs to point 2, which --points leaves out.\n");
  }

  @Test
  void gapThatOnlyTheAuthorCanFillIsNamed() throws IOException {
    write("plan.md", "# Plan\n\nThe Pro plan costs $49 per month.\n");
    CommandRun.Result result = run("fix", "--rule", "P9-PRICING", "plan.md");
    assertThat(result.out())
        .isEqualTo("plan.md: mended\nplan.md: to fill in: line 3 [source: …]\n");
  }

  @Test
  void gapThatIsLeftOpenKeepsTheDocumentWaiting() throws IOException {
    write("plan.md", "# Plan\n\nThe Pro plan costs $49 per month.\n");
    run("fix", "--rule", "P9-PRICING", "plan.md");
    CommandRun.Result waiting = run("lint", "plan.md");
    assertThat(waiting.exit()).isEqualTo(3);
    assertThat(waiting.out())
        .contains("deferred: X-GAP, because [source: …] in line 3 waits to be filled in.")
        .contains("1 deferred");

    write("plan.md", read("plan.md").replace("…", "price list"));
    assertThat(run("lint", "plan.md").exit()).isZero();
  }

  @Test
  void fixThatWouldTakeAStatementFromItsClaimGivesWayToTheNext() throws IOException {
    String statement = "Harbour Optics charges $49 per month, and will charge more";
    write("plan.cgd.md", CgdText.valid().body("# Plan\n\n" + statement + ".\n").text());
    run("fix", "--round-b", "--rule", "P9-PRICING", "plan.cgd.md");
    String before = read("plan.cgd.md");
    assertThat(run("fix", "--points", "2", "--dry-run", "--rule", "P2-WILL", "plan.cgd.md").out())
        .isEqualTo("  line 21: '' -> ' *(projected)*'\nplan.cgd.md: would be mended\n");
    run("fix", "--points", "2", "--rule", "P2-WILL", "plan.cgd.md");
    assertThat(read("plan.cgd.md"))
        .isEqualTo(before.replaceFirst("charge more\\.", "charge more *(projected)*."));
    assertThat(run("lint", "plan.cgd.md").exit()).isZero();
  }

  @Test
  void standardInputGoesToStandardOutput() {
    assertThat(CommandRun.in(folder).reading(GUILTY).run("fix", "--rule", "P2-WILL", "-").out())
        .isEqualTo(GUILTY.replace("will be 50", "is projected to be 50"));
  }

  @Test
  void documentOfANewerVersionIsLeftAlone() throws IOException {
    String newer =
        CgdText.valid().set("clarity-gate-version", "3.0").body("# Plan\n\nIt will rise.\n").text();
    write("plan.cgd.md", newer);
    CommandRun.Result result = run("fix", "--rule", "P2-WILL", "plan.cgd.md");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                2,
                "",
                "assay: plan.cgd.md: Nothing was written: format 3.0 is newer than 2, which is"
                    + " understood here. Use a newer program, or change the text by hand.\n"));
    assertThat(read("plan.cgd.md")).isEqualTo(newer);
  }

  @Test
  void roundBNeedsADocument() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--round-b", "--rule", "P2-WILL", "plan.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).contains("plan.md: not sent to Round B: It has no front matter");
    assertThat(read("plan.md")).isEqualTo(GUILTY);
  }

  @Test
  void missingFileIsSaid() {
    assertThat(run("fix", "--rule", "P2-WILL", "gone.md").err())
        .isEqualTo("assay: gone.md: There is no such file or folder.\n");
  }

  @Test
  void statementSentToRoundBIsAClaim() throws IOException {
    write("plan.cgd.md", CgdText.valid().body("# Plan\n\nRevenue will be 50 million.\n").text());
    run("fix", "--round-b", "--rule", "P2-WILL", "plan.cgd.md");
    assertThat(read("plan.cgd.md")).contains("text: \"Revenue will be 50 million\"");
    assertThat(run("verify", "plan.cgd.md").exit()).isZero();
  }

  @Test
  void blockIsExcludedAndTheDocumentStaysValid() throws IOException {
    write("plan.cgd.md", CgdText.valid().body("# Plan\n\nRevenue will be 50 million.\n").text());
    CommandRun.Result result = run("fix", "--exclude", "--rule", "P2-WILL", "plan.cgd.md");
    assertThat(result).isEqualTo(new CommandRun.Result(0, "plan.cgd.md: mended\n", ""));
    assertThat(read("plan.cgd.md"))
        .contains(
            "<!-- CG-EXCLUSION:BEGIN id=p2-will-1 -->\nRevenue will be 50 million.\n"
                + "<!-- CG-EXCLUSION:END id=p2-will-1 -->\n");
    assertThat(run("verify", "plan.cgd.md").exit()).isZero();
  }

  @Test
  void refusedExclusionSaysWhy() throws IOException {
    write("plan.md", GUILTY);
    CommandRun.Result result = run("fix", "--exclude", "--rule", "P2-WILL", "plan.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).contains("plan.md: not excluded: ");
    assertThat(read("plan.md")).isEqualTo(GUILTY);
  }

  @Test
  void dryRunShowsTheClaimThatWouldBeAdded() throws IOException {
    String text = CgdText.valid().body("# Plan\n\nThe Pro plan costs $49 a month.\n").text();
    write("plan.cgd.md", text);
    assertThat(run("fix", "--dry-run", "--round-b", "--rule", "P9-PRICING", "plan.cgd.md").out())
        .contains("+     text: \"The Pro plan costs $49 a month\"")
        .contains("plan.cgd.md: would be mended");
    assertThat(read("plan.cgd.md")).isEqualTo(text);
  }

  @Test
  void roundBAndExclusionAreOneOrTheOther() {
    assertThat(run("fix", "--exclude", "--round-b", "--rule", "P2-WILL", "plan.md").exit())
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
