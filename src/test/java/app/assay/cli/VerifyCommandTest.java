package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerifyCommandTest {

  private static final String VALID = CgdText.valid().text();
  private static final String CHANGED = VALID.replace("eight windows", "nine windows");
  private static final String INVALID = VALID.replace("points-passed: 1-9", " points: [1");
  private static final String CLEAN =
      "1 file: 0 errors, 0 warnings, 0 not evaluated, 0 deferred.\n";

  @TempDir Path folder;

  @Test
  void validDocumentIsClean() throws IOException {
    write("lamp.cgd.md", VALID);
    assertThat(run("verify", "lamp.cgd.md")).isEqualTo(new CommandRun.Result(0, CLEAN, ""));
  }

  @Test
  void errorEndsWithOneAndNamesItsPlace() throws IOException {
    write("lamp.cgd.md", INVALID);
    CommandRun.Result result = run("verify", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .startsWith("lamp.cgd.md:8:")
        .contains(" error E-ST01 ")
        .contains("lamp.cgd.md: not evaluated: ")
        .contains("because the front matter could not be read.");
    assertThat(result.err()).isEmpty();
  }

  @Test
  void warningLeavesADocumentValid() throws IOException {
    write("lamp.cgd.md", CHANGED);
    CommandRun.Result result = run("verify", "lamp.cgd.md");
    assertThat(result.exit()).isZero();
    assertThat(result.out()).contains("warning W-HS01").contains("0 errors, 1 warning,");
  }

  @Test
  void warningFailsAStrictRun() throws IOException {
    write("lamp.cgd.md", CHANGED);
    assertThat(run("verify", "--strict", "lamp.cgd.md").exit()).isEqualTo(1);
  }

  @Test
  void missingFileEndsWithTwo() {
    CommandRun.Result result = run("verify", "gone.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).isEqualTo("assay: gone.cgd.md: There is no such file or folder.\n");
  }

  @Test
  void missingFileWeighsMoreThanFindingsAndHidesNone() throws IOException {
    write("lamp.cgd.md", INVALID);
    CommandRun.Result result = run("verify", "gone.cgd.md", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.out()).contains("E-ST01").contains("1 unreadable");
  }

  @Test
  void fileThatIsNotUtf8EndsWithTwo() throws IOException {
    Files.write(folder.resolve("latin.cgd.md"), new byte[] {'-', (byte) 0xE9});
    CommandRun.Result result = run("verify", "latin.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo("assay: latin.cgd.md: The file is not UTF-8: byte 1 cannot be decoded.\n");
  }

  @Test
  void standardInputIsReadAsUtf8() {
    CommandRun.Result result = CommandRun.in(folder).reading(INVALID).run("verify", "-");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).startsWith("-:8:");
  }

  @Test
  void standardInputThatIsNotUtf8EndsWithTwo() {
    CommandRun.Result result =
        CommandRun.in(folder).reading(new byte[] {(byte) 0xC0}).run("verify", "-");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo("assay: -: The file is not UTF-8: byte 0 cannot be decoded.\n");
  }

  @Test
  void pathsMayHoldBlanksAndAnyLetters() throws IOException {
    write("ein Ordner/灯台 \uD83D\uDC26.cgd.md", INVALID);
    assertThat(run("verify", "ein Ordner").out())
        .startsWith("ein Ordner/灯台 \uD83D\uDC26.cgd.md:8:");
  }

  @Test
  void pathWithALeadingDashComesAfterTwoDashes() throws IOException {
    write("-lamp.cgd.md", VALID);
    assertThat(run("verify", "--", "-lamp.cgd.md").out()).isEqualTo(CLEAN);
  }

  @Test
  void patternIsExpandedWithoutAShell() throws IOException {
    write("a/one.cgd.md", VALID);
    write("b/two.cgd.md", VALID);
    assertThat(run("verify", "**/*.cgd.md").out()).startsWith("2 files: 0 errors");
  }

  @Test
  void dateOfTheRunCanBeSet() throws IOException {
    write("lamp.cgd.md", VALID);
    CommandRun.Result result = run("verify", "--as-of", "2026-05-01", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).contains("error E-ST04");
  }

  @Test
  void profileDecidesWhichRulesAreInForce() throws IOException {
    write("lamp.cgd.md", CgdText.pending("B").text().replace("claim-75fb137a", "claim-price"));
    assertThat(run("verify", "lamp.cgd.md").out()).contains("W-HC04");
    assertThat(run("verify", "--profile", "2.1", "lamp.cgd.md").out()).doesNotContain("W-HC04");
  }

  @Test
  void jsonFollowsItsSchema() throws IOException {
    write("pending.cgd.md", CgdText.pending("B").text());
    write("broken.cgd.md", INVALID);
    write("changed.cgd.md", CHANGED);
    CommandRun.Result result = run("verify", "--format", "json", ".", "nowhere");
    assertThat(ReportSchema.objections(result.out())).isEmpty();
    assertThat(result.out()).contains("\"error\": \"There is no such file or folder.\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "jsonl", "sarif", "junit"})
  void outputFileHoldsWhatTheTerminalWouldShow(String format) throws IOException {
    write("lamp.cgd.md", CHANGED);
    CommandRun.Result shown = run("verify", "--format", format, "lamp.cgd.md");
    CommandRun.Result kept =
        run("verify", "--format", format, "--output", "report.out", "lamp.cgd.md");
    assertThat(kept).isEqualTo(new CommandRun.Result(0, "", ""));
    assertThat(Files.readString(folder.resolve("report.out"))).isEqualTo(shown.out());
  }

  @Test
  void outputThatCannotBeWrittenEndsWithTwo() throws IOException {
    write("lamp.cgd.md", VALID);
    CommandRun.Result result = run("verify", "--output", "no/report.txt", "lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "assay: report.txt was not made: its folder does not exist. Nothing was changed. Mend"
                + " this or choose another name.\n");
  }

  @Test
  void folderIsNeverTakenForOutput() throws IOException {
    write("a/lamp.cgd.md", VALID);
    CommandRun.Result result = run("verify", "--output", "a", "a/lamp.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("a was not made: it is a folder.");
  }

  @Test
  void coloursAreForTerminals() throws IOException {
    write("lamp.cgd.md", CHANGED);
    CommandRun terminal = CommandRun.in(folder).onATerminal(Map.of("TERM", "xterm"));
    assertThat(terminal.run("verify", "lamp.cgd.md").out()).contains("\u001B[33mwarning");
    assertThat(run("verify", "lamp.cgd.md").out()).doesNotContain("\u001B");
  }

  @Test
  void coloursCanBeRefused() throws IOException {
    write("lamp.cgd.md", CHANGED);
    CommandRun terminal = CommandRun.in(folder).onATerminal(Map.of("NO_COLOR", "1"));
    assertThat(terminal.run("verify", "lamp.cgd.md").out()).doesNotContain("\u001B");
  }

  @Test
  void everyRealDocumentIsChecked() throws IOException {
    Path wild = app.assay.SharedFolder.file("cgd-wild");
    CommandRun.Result result =
        CommandRun.in(wild).run("verify", "--format", "json", "--as-of", "2026-06-30", ".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).isEmpty();
    assertThat(ReportSchema.objections(result.out())).isEmpty();
  }

  @Test
  void threeThousandDocumentsAreCheckedInOneRun() throws IOException {
    for (int i = 0; i < 3_000; i++) {
      write("many/%02d/d%04d.cgd.md".formatted(i % 30, i), VALID);
    }
    CommandRun.Result result = run("verify", "--format", "jsonl", "many");
    List<String> lines = result.out().lines().toList();
    assertThat(result.exit()).isZero();
    assertThat(lines).hasSize(3_001);
    assertThat(lines.getFirst()).startsWith("{\"path\":\"many/00/d0000.cgd.md\"");
    assertThat(lines.getLast()).startsWith("{\"version\":1,\"summary\":{\"files\":3000,");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
  }
}
