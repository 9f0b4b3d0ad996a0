package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `promote` and `demote`.
class TierCommandsTest {

  private static final String NO_VALUE = CgdText.confirmed("Ida Berg").text();
  private static final String VALUED = CgdText.confirmed("Ida Berg", "value: 99\n").text();

  @TempDir Path folder;

  @Test
  void promotedDocumentVerifies() throws IOException {
    write("price.cgd.md", VALUED);
    CommandRun.Result result = promote("price.cgd.md");
    assertThat(result.exit()).isZero();
    assertThat(result.out()).matches("price\\.cgd\\.md: stamped [0-9a-f]{64}\n");
    assertThat(result.err()).isEqualTo("assay: The table was made from 1 confirmed claim.\n");
    assertThat(run("verify", "price.cgd.md").exit()).isZero();
    assertThat(read("price.cgd.md")).contains("promoted-by: Board", "  version: 1.0");
  }

  @Test
  void missingValueIsAskedForAndTakenFromTheCommandLine() throws IOException {
    write("price.cgd.md", NO_VALUE);
    CommandRun.Result refused = promote("price.cgd.md");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err())
        .isEqualTo(
            """
            assay: price.cgd.md: Values are missing, so nothing was changed.
            assay: price.cgd.md:12:9 error E-TB05 Claim claim-75fb137a has no value, and every row\
             of Verified Claims must say one; give it first.
            assay: Give each with --value CLAIM=VALUE.
            """);
    assertThat(read("price.cgd.md")).isEqualTo(NO_VALUE);
    assertThat(promote("price.cgd.md", "--value", "claim-75fb137a=$99 = 99 dollars").exit())
        .isZero();
    assertThat(read("price.cgd.md")).contains("| $99 = 99 dollars |");
  }

  @Test
  void dryRunShowsLinesAndWritesNothing() throws IOException {
    write("price.cgd.md", VALUED);
    CommandRun.Result result = promote("price.cgd.md", "--dry-run", "--promoted-by", "Ida Berg");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .startsWith("price.cgd.md: would change\n")
        .contains("  - processed-date: 2026-06-02\n  + processed-date: 2026-06-30\n")
        .contains("  +   promoted-by: Ida Berg\n");
    assertThat(read("price.cgd.md")).isEqualTo(VALUED);
  }

  @Test
  void outputGoesIntoANewFileOnly() throws IOException {
    write("price.cgd.md", VALUED);
    assertThat(promote("price.cgd.md", "-o", "truth.cgd.md").exit()).isZero();
    assertThat(read("price.cgd.md")).isEqualTo(VALUED);
    String truth = read("truth.cgd.md");
    CommandRun.Result again = promote("price.cgd.md", "-o", "truth.cgd.md");
    assertThat(again.exit()).isEqualTo(2);
    assertThat(again.err()).contains("truth.cgd.md was not made");
    assertThat(read("truth.cgd.md")).isEqualTo(truth);
  }

  @Test
  void demotionAndPromotionBringTheBytesBack() throws IOException {
    write("price.cgd.md", VALUED);
    promote("price.cgd.md");
    String truth = read("price.cgd.md");
    CommandRun.Result result = run("demote", "price.cgd.md", "--reason", "Old");
    assertThat(result.exit()).isZero();
    assertThat(result.err()).matches("assay: The table was archived as arch-[0-9a-f]{8}\\.\n");
    assertThat(run("verify", "price.cgd.md").exit()).isZero();
    promote("price.cgd.md");
    assertThat(read("price.cgd.md")).isEqualTo(truth);
  }

  @Test
  void demotionOfAnOrdinaryDocumentIsNoFailure() throws IOException {
    write("price.cgd.md", VALUED);
    assertThat(run("demote", "price.cgd.md", "--reason", "Old"))
        .isEqualTo(
            new CommandRun.Result(
                0,
                "",
                "assay: price.cgd.md:20:1 warning W-DM01 The document has no tier block, so it is"
                    + " no Source of Truth; nothing was changed.\n"));
    assertThat(read("price.cgd.md")).isEqualTo(VALUED);
  }

  @Test
  void nothingToPromoteIsAFinding() throws IOException {
    write("price.cgd.md", CgdText.valid().text());
    CommandRun.Result result = promote("price.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("price.cgd.md:11:1 error E-PM01 ");
  }

  @Test
  void missingFileAndMissingOptionAreUsage() {
    assertThat(promote("none.cgd.md").exit()).isEqualTo(2);
    assertThat(run("promote", "none.cgd.md", "--owner", "Board").exit()).isEqualTo(2);
    assertThat(run("demote", "none.cgd.md").exit()).isEqualTo(2);
  }

  @Test
  void commandRulesAreListedAndHaveTheirPages() {
    assertThat(run("rules").out()).contains("E-PM01 ", "E-PM02 ", "W-DM01 ");
    assertThat(run("rules", "E-PM01").out()).startsWith("# E-PM01 · There is nothing to promote\n");
  }

  @Test
  void helpOfPromoteSaysBothVersionAndHelp() {
    assertThat(run("promote", "--help").out()).contains("--version=VERSION", "-h, --help");
  }

  private CommandRun.Result promote(String file, String... more) {
    String[] usual = {"promote", file, "--owner", "Board", "--version", "1.0"};
    return run(Stream.concat(Arrays.stream(usual), Arrays.stream(more)).toArray(String[]::new));
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
