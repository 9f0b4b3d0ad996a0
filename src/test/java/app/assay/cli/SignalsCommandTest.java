package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.report.ReportSchema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignalsCommandTest {

  @TempDir Path vault;

  @BeforeEach
  void write() throws IOException {
    Files.writeString(
        vault.resolve("lamp.cgd.md"),
        CgdText.pending("B").body("# Lamp\n\nExperts say that it is bright.\n").text());
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault).run(arguments);
  }

  @Test
  void signalsAreAdvice() throws IOException {
    String[] lines = Files.readString(vault.resolve("lamp.cgd.md")).split("\n", -1);
    int line = Arrays.asList(lines).indexOf("Experts say that it is bright.") + 1;
    assertThat(run("signals", "."))
        .isEqualTo(
            new CommandRun.Result(
                0,
                "lamp.cgd.md:%d: advice S-UNNAMED \"Experts say\" names nobody who could be asked.\n1 signal in 1 document.\n"
                    .formatted(line),
                ""));
  }

  @Test
  void signalsComeAsJson() throws IOException {
    CommandRun.Result result = run("signals", "lamp.cgd.md", "--format", "json");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .contains(
            "\"version\": 1",
            "\"documents\": 1",
            "\"id\": \"S-UNNAMED\"",
            "\"threat\": \"T6\"",
            "\"file\": \"lamp.cgd.md\"",
            "\"figures\": {}");
    assertThat(ReportSchema.signalsObjections(result.out())).isEmpty();
  }

  @Test
  void onlyTextAndJsonAreWritten() {
    assertThat(run("signals", ".", "--format", "sarif"))
        .isEqualTo(
            new CommandRun.Result(
                2, "", "assay: 'signals' has no sarif form; it writes text and json.\n"));
  }

  @Test
  void missingFileIsSaid() {
    CommandRun.Result result = run("signals", "gone.cgd.md");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).startsWith("assay: gone.cgd.md: ");
  }

  @Test
  void standardInputLiesInNoVault() {
    assertThat(CommandRun.in(vault).reading("# A\n").run("signals", "-").err())
        .isEqualTo("assay: -: It lies in no vault.\n");
  }

  @Test
  void damagedLedgerIsSaid() throws IOException {
    run("review-profile", "--set", "low", "--by", "Ida Berg");
    Path ledger = vault.resolve(".assay/ledger.jsonl");
    Files.writeString(ledger, Files.readString(ledger).replace("Ida Berg", "Ida Bergg"));
    CommandRun.Result result = run("signals", ".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err()).contains("is damaged, so its signals may be wrong");
    assertThat(result.out()).endsWith("1 signal in 1 document.\n");
  }

  @Test
  void confirmationBesideTheLedgerIsSaidWhereTwoAreDemanded() throws IOException {
    run(
        "confirm",
        "lamp.cgd.md",
        "--claim",
        "claim-75fb137a",
        "--decision",
        "true",
        "--evidence",
        "seen",
        "--reviewer",
        "Ann Reyes");
    assertThat(run("signals", ".").out()).doesNotContain("S-ONE-REVIEWER");
    run("review-profile", "--set", "high", "--by", "Ida Berg");
    assertThat(run("signals", ".").out()).contains("advice S-ONE-REVIEWER Claim claim-75fb137a");
  }
}
