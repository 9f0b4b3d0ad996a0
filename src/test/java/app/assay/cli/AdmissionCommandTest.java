package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.signature.OwnKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a vault's review profile asks of a document before `check-ingestable`, `manifest` and
/// `status` let it in.
class AdmissionCommandTest {

  private static final OwnKey ANN = OwnKey.make("");
  private static final OwnKey EVE = OwnKey.make("");

  @TempDir Path vault;

  private LampVault lamp;

  @BeforeEach
  void write() throws IOException {
    lamp = LampVault.in(vault);
  }

  private CommandRun.Result run(String... arguments) {
    return lamp.run(arguments);
  }

  private void profile(String name, String... more) {
    String[] set = {"review-profile", "--set", name, "--by", "Ida Berg"};
    assertThat(lamp.run(set, more).exit()).isZero();
  }

  private void confirm(String reviewer) {
    assertThat(lamp.confirm(reviewer, "--spent", "75").exit()).isZero();
  }

  private String obstacle() {
    CommandRun.Result result = run("check-ingestable", "lamp.cgd.md");
    assertThat(result.out()).isEqualTo(result.err().isEmpty() ? "true\n" : "false\n");
    assertThat(result.exit()).isEqualTo(result.err().isEmpty() ? 0 : 1);
    return result.err().replace("assay: lamp.cgd.md: ", "").strip();
  }

  private void edit(String from, String to) throws IOException {
    Path file = vault.resolve("lamp.cgd.md");
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
    assertThat(run("stamp", "lamp.cgd.md").exit()).isZero();
  }

  private void signed(OwnKey key, String name) throws IOException {
    Files.writeString(vault.resolve("id"), key.privateFile());
    Files.writeString(vault.resolve("id.pub"), key.publicLine() + "\n");
    assertThat(run("sign", "lamp.cgd.md", "--key", "id", "--reviewer", name).exit()).isZero();
  }

  private void signers(String text) throws IOException {
    Files.writeString(vault.resolve(".assay/allowed_signers"), text);
  }

  @Test
  void vaultWithoutAProfileAsksForNoMore() {
    confirm("Ann Reyes");
    assertThat(obstacle()).isEmpty();
  }

  @Test
  void confirmationOnRecordFromBeforeTheProfileCounts() {
    confirm("Ann Reyes");
    profile("medium");
    assertThat(obstacle()).isEmpty();
  }

  @Test
  void confirmationWrittenByHandIsHeld() throws IOException {
    confirm("Ann Reyes");
    edit("confirmed-by: Ann Reyes", "confirmed-by: Bob Ito");
    assertThat(obstacle()).isEmpty();
    profile("medium");
    assertThat(obstacle())
        .isEqualTo(
            "Claim claim-75fb137a says that Bob Ito confirmed it, but the ledger of this vault does"
                + " not.");
  }

  @Test
  void secondNameWrittenByHandIsHeld() throws IOException {
    confirm("Ann Reyes");
    profile("medium", "--reviewers", "2");
    assertThat(obstacle())
        .isEqualTo(
            "Claim claim-75fb137a is confirmed by Ann Reyes alone, and this vault demands two"
                + " reviewers.");
    edit("confirmed-by: Ann Reyes", "confirmed-by: Ann Reyes and Bob Ito");
    assertThat(obstacle())
        .isEqualTo(
            "Claim claim-75fb137a says that Ann Reyes and Bob Ito confirmed it, but the ledger of"
                + " this vault does not.");
  }

  @Test
  void twoReviewersOneAfterTheOtherLetItIn() {
    profile("medium", "--reviewers", "2");
    confirm("Ann Reyes");
    confirm("Bob Ito");
    assertThat(obstacle()).isEmpty();
  }

  @Test
  void manifestAndStatusHoldItToo() {
    confirm("Ann Reyes");
    profile("medium", "--reviewers", "2");
    assertThat(run("manifest", ".", "--all", "--format", "jsonl").out())
        .contains("\"ingestable\":false")
        .contains("confirmed by Ann Reyes alone");
    assertThat(run("status", ".", "--format", "json").out()).contains("\"admissible\": 0");
  }

  @Test
  void highAsksForASignature() throws IOException {
    profile("high");
    confirm("Ann Reyes");
    confirm("Bob Ito");
    signers("\"Ann Reyes\" " + ANN.publicLine() + "\n");
    assertThat(obstacle())
        .isEqualTo(
            "This vault demands a reviewer's signature, but there is none; see 'assay sign'.");
    signed(ANN, "Ann Reyes");
    assertThat(obstacle()).isEmpty();
  }

  @Test
  void signatureOfAnyoneElseDoesNotCount() throws IOException {
    profile("high");
    confirm("Ann Reyes");
    confirm("Bob Ito");
    signed(EVE, "Ann Reyes");
    signers("\"Ann Reyes\" " + ANN.publicLine() + "\n");
    assertThat(obstacle()).startsWith("This vault demands a reviewer's signature, but its key");
    signers("\"Eve Moss\" " + EVE.publicLine() + "\n");
    assertThat(obstacle())
        .isEqualTo(
            "This vault demands a reviewer's signature, but Eve Moss, who signed, confirmed"
                + " none of its claims.");
  }

  @Test
  void settingsThatCannotBeReadHoldEverything() throws IOException {
    confirm("Ann Reyes");
    Files.writeString(vault.resolve(".assay/review.json"), "{\"profile\": \"hihg\"}");
    assertThat(obstacle()).contains("it is not known what this vault asks of reviewers");
  }
}
