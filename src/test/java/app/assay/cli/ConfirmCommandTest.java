package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfirmCommandTest {

  private static final String PENDING = CgdText.pending("B").text();

  @TempDir Path vault;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectories(vault.resolve("notes"));
    Files.writeString(vault.resolve("notes/lamp.cgd.md"), PENDING);
  }

  @Test
  void confirmedClaimIsWrittenToDocumentAndLedgerAndVerifies() throws IOException {
    CommandRun.Result result = confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                0,
                "notes/lamp.cgd.md: claim-75fb137a answered true by Ada Keeper; now CLEAR |"
                    + " REVIEWED, 0 pending.\n",
                ""));
    assertThat(read())
        .contains("confirmed-by: Ada Keeper\n")
        .contains("confirmed-date: 2026-06-30\n")
        .contains("hitl-status: REVIEWED\n");
    assertThat(run("verify", "notes/lamp.cgd.md").exit()).isZero();
    assertThat(run("check-ingestable", "notes/lamp.cgd.md").out()).isEqualTo("true\n");
    assertThat(run("ledger", "verify", "notes").out()).startsWith("1 entry, head ");
  }

  @Test
  void ledgerOfTheVaultAboveIsUsed() throws IOException {
    Files.createDirectories(vault.resolve(".assay"));
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    assertThat(Files.readString(vault.resolve(".assay/ledger.jsonl")))
        .contains("\"document\":\"notes/lamp.cgd.md\"");
  }

  @Test
  void ledgerOfTheNamedVaultIsUsed() throws IOException {
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May", "--vault", ".");
    assertThat(Files.readString(vault.resolve(".assay/ledger.jsonl")))
        .contains("\"document\":\"notes/lamp.cgd.md\"");
  }

  @Test
  void vaultMustHoldTheDocument() throws IOException {
    Files.createDirectories(vault.resolve("other"));
    CommandRun.Result result =
        confirm("claim-75fb137a", "true", "Ada Keeper", "Price list", "--vault", "other");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo("assay: notes/lamp.cgd.md does not lie in the vault 'other'.\n");
    assertThat(read()).isEqualTo(PENDING);
  }

  @Test
  void refusalComesWithProposals() throws IOException {
    assertThat(confirm("claim-75fb137a", "false", "Ada Keeper", "The page says $109").err())
        .isEqualTo(
            "assay: Proposed: Mark claim-75fb137a [UNVERIFIED] where it stands.\n"
                + "assay: Proposed: Put the paragraph of claim-75fb137a into an exclusion block and"
                + " take the claim out.\n");
  }

  @Test
  void confirmationThatOnlyTheDocumentHasIsRecordedWhenItIsGivenAgain() throws IOException {
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    String confirmed = read();
    Files.delete(vault.resolve("notes/.assay/ledger.jsonl"));
    Files.delete(vault.resolve("notes/.assay/ledger.checkpoint"));
    CommandRun.Result again = confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    assertThat(again.exit()).isZero();
    assertThat(again.err())
        .startsWith("assay: The document has this confirmation and the ledger has not: ");
    assertThat(read()).isEqualTo(confirmed);
    assertThat(run("ledger", "verify", "notes").out()).startsWith("1 entry, head ");
  }

  @Test
  void confirmationThatIsRecordedIsNotGivenTwice() throws IOException {
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    CommandRun.Result again = confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("is already confirmed by Ada Keeper on 2026-06-30");
    assertThat(run("ledger", "verify", "notes").out()).startsWith("1 entry, head ");
  }

  @Test
  void confirmationOfSomebodyElseIsNotTakenOver() throws IOException {
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list of May");
    Files.delete(vault.resolve("notes/.assay/ledger.jsonl"));
    Files.delete(vault.resolve("notes/.assay/ledger.checkpoint"));
    assertThat(confirm("claim-75fb137a", "true", "Ida Berg", "Price list of May").exit())
        .isEqualTo(1);
  }

  @Test
  void dateCanBeGiven() throws IOException {
    confirm("claim-75fb137a", "true", "Ada Keeper", "Price list", "--date", "2026-06-29");
    assertThat(read()).contains("confirmed-date: 2026-06-29\n");
  }

  @Test
  void machineIsNoReviewer() throws IOException {
    CommandRun.Result result = confirm("claim-75fb137a", "true", "ChatGPT", "looked at it");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).startsWith("assay: \"ChatGPT\" names a tool, a model or automation");
    assertThat(read()).isEqualTo(PENDING);
  }

  @Test
  void truthNeedsEvidence() throws IOException {
    CommandRun.Result result = confirm("claim-75fb137a", "true", "Ada Keeper", "");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo(
            "assay: Claim claim-75fb137a is Round B: say what you found before you confirm it.\n");
    assertThat(read()).isEqualTo(PENDING);
  }

  @Test
  void unknownClaimIsNamed() throws IOException {
    CommandRun.Result result = confirm("claim-00000000", "true", "Ada Keeper", "x");
    assertThat(result)
        .isEqualTo(
            new CommandRun.Result(
                2,
                "",
                "assay: notes/lamp.cgd.md has no claim claim-00000000; 'assay claims' lists what"
                    + " it has.\n"));
    assertThat(read()).isEqualTo(PENDING);
  }

  @Test
  void unknownDecisionIsAUsageError() {
    CommandRun.Result result = confirm("claim-75fb137a", "maybe", "Ada Keeper", "x");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "assay: Invalid value for option '--decision': 'maybe' is not one of true, false and"
                + " estimated. See 'assay confirm --help'.\n");
  }

  @Test
  void missingDocumentIsSaid() {
    CommandRun.Result result =
        run("confirm", "gone.cgd.md", "--claim=a", "--decision=true", "--reviewer=Ada Keeper");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).isEqualTo("assay: gone.cgd.md cannot be read: it does not exist.\n");
  }

  private CommandRun.Result confirm(
      String claim, String decision, String reviewer, String evidence, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "confirm",
                "notes/lamp.cgd.md",
                "--claim",
                claim,
                "--decision",
                decision,
                "--reviewer",
                reviewer,
                "--evidence",
                evidence));
    arguments.addAll(List.of(more));
    return run(arguments.toArray(String[]::new));
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(vault).run(arguments);
  }

  private String read() throws IOException {
    return Files.readString(vault.resolve("notes/lamp.cgd.md"));
  }
}
