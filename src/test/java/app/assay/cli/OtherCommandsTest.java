package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands that read no documents.
class OtherCommandsTest {

  @TempDir Path vault;

  @BeforeEach
  void record() {
    Ledger ledger = Ledger.open(vault, CommandRun.CLOCK);
    for (String decision : List.of("true", "false")) {
      ledger.append(
          List.of(
              new DecisionRecord(
                  "Ada",
                  "B",
                  "a.cgd.md",
                  "claim-75fb137a",
                  decision,
                  "",
                  "",
                  "",
                  "",
                  40,
                  "dev",
                  Map.of())));
    }
  }

  @Test
  void soundLedgerIsSaidToBeSound() {
    CommandRun.Result result = CommandRun.in(vault).run("ledger", "verify");
    assertThat(result.exit()).isZero();
    assertThat(result.out()).matches("2 entries, head [0-9a-f]{64}: sound\\.\n");
  }

  @Test
  void ledgerIsFoundFromAFolderInTheVault() throws IOException {
    Path inner = Files.createDirectories(vault.resolve("notes/deep"));
    assertThat(CommandRun.in(inner).run("ledger", "verify").exit()).isZero();
    assertThat(CommandRun.in(vault).run("ledger", "verify", "notes").exit()).isZero();
  }

  @Test
  void editedEntryIsFound() throws IOException {
    Path file = vault.resolve(".assay/ledger.jsonl");
    Files.writeString(file, Files.readString(file).replace("\"true\"", "\"fals\""));
    CommandRun.Result result = CommandRun.in(vault).run("ledger", "verify");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.out()).startsWith("error EDITED Line 1 was changed after it was written.\n");
  }

  @Test
  void rulesAreListed() {
    assertThat(CommandRun.in(vault).run("rules").out())
        .containsPattern("(?m)^E-ST01 +error +2\\.1 ")
        .contains("Front matter is not parseable YAML");
  }

  @Test
  void pageOfARuleIsPrinted() {
    assertThat(CommandRun.in(vault).run("rules", "e-st01").out())
        .startsWith("# E-ST01 · Front matter is not parseable YAML\n");
  }

  @Test
  void completionKnowsTheCommands() {
    assertThat(CommandRun.in(vault).run("completion").out())
        .contains("check-ingestable")
        .contains("--strict-sources");
  }
}
