package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `sot`.
class SotCommandTest {

  @TempDir Path folder;

  @Test
  void claimsAreListedWithMarkersAndAges() throws IOException {
    source("a.cgd.md", "| Bulbs | 40 | Stock list [VOLATILE] | 2026-06-02 |");
    write("plain.cgd.md", CgdText.valid().text());
    assertThat(run("."))
        .isEqualTo(
            new CommandRun.Result(
                0,
                """
                a.cgd.md: Harbour board, version 1.0, 1 verified claim
                  24  "Bulbs": 40; Stock list [VOLATILE]; 2026-06-02, 28 days ago
                1 Source of Truth, 1 verified claim: 0 conflicts of values, 0 invalid dates, 0 future dates.
                """,
                ""));
  }

  @Test
  void differentValuesAcrossDocumentsAreAFinding() throws IOException {
    source("a.cgd.md", "| Bulbs in store | 40 | Stock list | 2026-06-02 |");
    source("b.cgd.md", "| bulbs  in store | 41 | Stock list | 2026-06-01 |");
    CommandRun.Result result = run(".");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .contains(
            "\nvalues of \"Bulbs in store\" differ: 40 (a.cgd.md:24), 41 (b.cgd.md:24)\n"
                + "2 Sources of Truth, 2 verified claims: 1 conflict of values,");
  }

  @Test
  void datesThatAreNoneOrYetToComeAreFindings() throws IOException {
    source(
        "a.cgd.md",
        "| Bulbs | 40 | Stock list | 2026-02-30 |\n| Lamps | 2 | Stock list | 2026-07-01 |");
    CommandRun.Result result = run("a.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out())
        .contains(
            "\na.cgd.md:24 date of \"Bulbs\": '2026-02-30' is no day of the calendar\n"
                + "a.cgd.md:25 date of \"Lamps\": 2026-07-01 is yet to come\n")
        .endsWith("0 conflicts of values, 1 invalid date, 1 future date.\n");
    assertThat(run("a.cgd.md", "--as-of", "2026-07-02").out())
        .endsWith("1 invalid date, 0 future dates.\n");
  }

  @Test
  void jsonFitsItsSchema() throws IOException {
    source("a.cgd.md", "| Bulbs | 40 | Stock list [CHECK] | 2026-06-02 |");
    source("b.cgd.md", "| Bulbs | 41 | Stock list | soon |");
    CommandRun.Result result = run(".", "--format", "json");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(ReportSchema.sotObjections(result.out())).isEmpty();
    JsonNode json = new ObjectMapper().readTree(result.out());
    assertThat(json.findValuesAsText("staleness")).containsExactly("check", "null");
    assertThat(json.findValuesAsText("dateFault")).containsExactly("null", "invalid");
    assertThat(json.get("sources").get(0).get("claims").get(0).get("ageDays").asInt())
        .isEqualTo(28);
    assertThat(json.get("conflicts").get(0).findValuesAsText("value")).containsExactly("40", "41");
  }

  @Test
  void unreadableFileIsUsageAndTheOthersAreListed() throws IOException {
    source("a.cgd.md", "| Bulbs | 40 | Stock list | 2026-06-02 |");
    Files.write(folder.resolve("bad.cgd.md"), new byte[] {(byte) 0xff});
    CommandRun.Result result = run(".");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).startsWith("assay: bad.cgd.md: ");
    assertThat(result.out()).startsWith("a.cgd.md: ");
  }

  @Test
  void otherFormatIsUsage() {
    CommandRun.Result result = run(".", "--format", "sarif");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                2, "", "assay: 'sot' has no sarif form; it writes text and json.\n"));
  }

  @Test
  void whatADocumentSaysCannotSteerTheTerminal() throws IOException {
    source("a.cgd.md", "| Bulbs \u001b[31m | 40 | Stock list | 2026-06-02 |");
    assertThat(run(".").out()).contains("\"Bulbs \\u001b[31m\"").doesNotContain("\u001b");
  }

  private CommandRun.Result run(String... arguments) {
    String[] all = new String[arguments.length + 1];
    all[0] = "sot";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    return CommandRun.in(folder).run(all);
  }

  private void source(String name, String rows) throws IOException {
    write(
        name,
        CgdText.valid()
            .set("tier", "\n  level: SOT\n  owner: Harbour board\n  version: 1.0")
            .body(
                "# Store\n\n## Verified Claims\n\n| Claim | Value | Source | Verified |\n"
                    + "|---|---|---|---|\n"
                    + rows
                    + "\n")
            .text());
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
