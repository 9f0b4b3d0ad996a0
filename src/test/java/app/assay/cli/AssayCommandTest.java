package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.finding.Severity;
import app.assay.workspace.Gravity;
import app.assay.workspace.PassedOver;
import app.assay.workspace.Summary;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AssayCommandTest {

  @TempDir Path folder;

  @Test
  void versionIsSaid() {
    assertThat(CommandRun.in(folder).run("--version"))
        .isEqualTo(new CommandRun.Result(0, "assay " + Version.NUMBER + "\n", ""));
  }

  @Test
  void helpNamesEveryCommandAndTheExitCodes() {
    CommandRun.Result result = CommandRun.in(folder).run("--help");
    assertThat(result.exit()).isZero();
    assertThat(result.out())
        .contains(
            List.of(
                "verify",
                "hash",
                "claim-id",
                "stamp",
                "claims",
                "status",
                "check-ingestable",
                "ledger",
                "rules",
                "completion"))
        .contains("4 internal");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          verfy                      | 'verfy' is no command here; did you mean verify? See 'assay --help'.
          verify                     | Missing required parameter: 'FILE'. See 'assay verify --help'.
          verify --strikt x          | '--strikt' is no option or argument here; did you mean --strict? See 'assay verify --help'.
          verify --as-of 30.6.26 x   | Invalid value for option '--as-of': '30.6.26' is not a date such as 2026-06-30. See 'assay verify --help'.
          verify --as-of 2026-02-30 x | Invalid value for option '--as-of': '2026-02-30' is not a date such as 2026-06-30. See 'assay verify --help'.
          verify --profile 3 x       | Invalid value for option '--profile': '3' is not one of 2.1, 2.1+rfc001 and 2.2-preview. See 'assay verify --help'.
          verify --format xml x      | Invalid value for option '--format': 'xml' is not one of text, json, jsonl, sarif and junit. See 'assay verify --help'.
          hash --format sarif x      | 'hash' has no sarif form; it writes text, json and jsonl.
          claims --format junit x    | 'claims' has no junit form; it writes text, json and jsonl.
          claim-id text              | Missing required parameter: 'LOCATION'. See 'assay claim-id --help'.
          rules X-NONE               | There is no rule 'X-NONE'; 'assay rules' lists them.
          ledger                     | Say what to do: 'assay ledger verify'. See 'assay ledger --help'.
          ledger verify              | There is no ledger in '.' or above it: no decision was recorded here.
          """)
  void wrongArgumentsAreOneSentenceAndEndWithTwo(String arguments, String sentence) {
    assertThat(CommandRun.in(folder).run(arguments.split(" ")))
        .isEqualTo(new CommandRun.Result(2, "", "assay: " + sentence + "\n"));
  }

  @Test
  void noCommandIsAUsageError() {
    assertThat(CommandRun.in(folder).run())
        .isEqualTo(
            new CommandRun.Result(
                2,
                "",
                "assay: Say what to do, such as 'assay verify FILE'. See 'assay --help'.\n"));
  }

  @Test
  void ourOwnFailureIsOneSentenceAndEndsWithFour() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream broken =
        new OutputStream() {
          @Override
          public void write(int b) {
            throw new IllegalStateException("a bug");
          }
        };
    int exit =
        AssayCommand.run(
            terminal(broken, new PrintStream(err, true, StandardCharsets.UTF_8)),
            "claim-id",
            "text",
            "a/1");
    assertThat(exit).isEqualTo(4);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("assay: Assay failed internally (IllegalStateException in ")
        .endsWith("); nothing was changed. Please report this with the command you gave.\n")
        .hasLineCount(1);
  }

  @Test
  void closedPipeIsQuiet() throws IOException {
    Files.writeString(folder.resolve("lamp.cgd.md"), CgdText.valid().text());
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    int exit =
        AssayCommand.run(
            terminal(closed, new PrintStream(err, true, StandardCharsets.UTF_8)), "verify", ".");
    assertThat(exit).isEqualTo(2);
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void gravestExitCodeWins() {
    assertThat(Exit.CLEAN.and(Exit.UNDECIDED)).isEqualTo(Exit.UNDECIDED);
    assertThat(Exit.UNDECIDED.and(Exit.FINDINGS)).isEqualTo(Exit.FINDINGS);
    assertThat(Exit.FINDINGS.and(Exit.USAGE)).isEqualTo(Exit.USAGE);
    assertThat(Exit.USAGE.and(Exit.INTERNAL)).isEqualTo(Exit.INTERNAL);
    assertThat(Exit.INTERNAL.and(Exit.CLEAN)).isEqualTo(Exit.INTERNAL);
  }

  @Test
  void exitCodeFollowsTheSummary() {
    assertThat(exit(0, Map.of(), 0, 0)).isEqualTo(0);
    assertThat(exit(0, Map.of(Severity.WARNING, 3), 0, 0)).isEqualTo(0);
    assertThat(exit(0, Map.of(Severity.WARNING, 3), 1, 0)).isEqualTo(3);
    assertThat(exit(0, Map.of(), 0, 1)).isEqualTo(3);
    assertThat(exit(0, Map.of(Severity.ERROR, 1), 1, 1)).isEqualTo(1);
    assertThat(exit(0, Map.of(Severity.CRITICAL, 1), 0, 0)).isEqualTo(1);
    assertThat(exit(1, Map.of(Severity.ERROR, 1), 1, 1)).isEqualTo(2);
  }

  private static int exit(int unreadable, Map<Severity, Integer> findings, int open, int deferred) {
    return Exit.of(
            new Summary(5, unreadable, findings, open, deferred, 0, 0, 0, PassedOver.NONE),
            Gravity.LENIENT)
        .code();
  }

  private Terminal terminal(OutputStream out, PrintStream err) {
    return new Terminal(
        new ByteArrayInputStream(new byte[0]),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        err,
        folder,
        Map.of(),
        false,
        CommandRun.CLOCK);
  }
}
