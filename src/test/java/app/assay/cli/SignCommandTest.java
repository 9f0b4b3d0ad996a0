package app.assay.cli;

import static app.assay.cli.SigningFolder.confirmed;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.hitl.signature.OwnKey;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.text.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `sign`: who may sign what, and what is written.
class SignCommandTest {

  @TempDir Path folder;
  private SigningFolder signing;

  @BeforeEach
  void keysAndSigners() throws IOException {
    signing = new SigningFolder(folder);
  }

  @Test
  void eitherOfTwoReviewersMaySign() throws IOException {
    signing.write("price.cgd.md", confirmed("Ann Holt and Ida Berg"));
    CommandRun.Result signed =
        signing.run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Ida Berg");
    assertThat(signed.out()).startsWith("price.cgd.md: signed by Ida Berg, SHA256:");
    assertThat(signing.verify("price.cgd.md").exit()).isZero();
  }

  @Test
  void ledgerKnowsWhoSignedWhatWithWhichKey() throws IOException {
    CommandRun.Result signed = signing.run("sign", "price.cgd.md", "--key", "id");
    DecisionRecord record = Ledger.open(folder, CommandRun.CLOCK).entries().getFirst().record();
    assertThat(record.reviewer()).isEqualTo("Ida Berg");
    assertThat(record.document()).isEqualTo("price.cgd.md");
    assertThat(record.decision()).isEqualTo("signed");
    assertThat(record.documentBefore())
        .isEqualTo(SourceText.sha256(Files.readAllBytes(folder.resolve("price.cgd.md"))));
    assertThat(record.more())
        .isEqualTo(
            Map.of(
                "key", signed.out().strip().replaceAll(".*(SHA256:)", "$1"),
                "namespace", "review@assay",
                "signature",
                    SourceText.sha256(Files.readAllBytes(folder.resolve("price.cgd.md.sig")))));
    assertThat(signing.run("ledger", "verify", ".").exit()).isZero();
  }

  @Test
  void damagedLedgerLeavesNoSignature() throws IOException {
    Files.createDirectory(folder.resolve(".assay"));
    signing.write(".assay/ledger.jsonl", "nonsense\n");
    CommandRun.Result result = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("Nothing was written, because the ledger is damaged");
    assertThat(folder.resolve("price.cgd.md.sig")).doesNotExist();
  }

  @Test
  void withoutAKeyTheFileSaysUnsigned() throws IOException {
    CommandRun.Result result = signing.run("sign", "price.cgd.md");
    assertThat(result.out()).isEqualTo("price.cgd.md: unsigned, noted for Ida Berg\n");
    assertThat(result.exit()).isZero();
    assertThat(signing.read("price.cgd.md.sig"))
        .isEqualTo(
            "unsigned\nreviewer: Ida Berg\ndate: 2026-06-30\nsha256: %s\n"
                .formatted(SourceText.sha256(Files.readAllBytes(folder.resolve("price.cgd.md")))));
    CommandRun.Result verdict = signing.verify("price.cgd.md");
    assertThat(verdict.out())
        .isEqualTo("price.cgd.md: Unsigned: reviewed without a key by Ida Berg on 2026-06-30.\n");
    assertThat(verdict.exit()).isEqualTo(1);
    signing.write("price.cgd.md", signing.read("price.cgd.md") + "\n");
    assertThat(signing.verify("price.cgd.md").out()).endsWith(" on 2026-06-30, in another text.\n");
    assertThat(Ledger.open(folder, CommandRun.CLOCK).entries().getFirst().record().decision())
        .isEqualTo("unsigned");
  }

  @Test
  void noteGivesWayToASignature() {
    signing.run("sign", "price.cgd.md");
    assertThat(signing.run("sign", "price.cgd.md", "--key", "id").exit()).isZero();
    assertThat(signing.verify("price.cgd.md").exit()).isZero();
  }

  @Test
  void signatureIsNotLostUnasked() throws IOException {
    signing.run("sign", "price.cgd.md", "--key", "id");
    String signature = signing.read("price.cgd.md.sig");
    signing.write("second", OwnKey.make("").privateFile());
    for (List<String> more : List.of(List.<String>of(), List.of("--key", "second"))) {
      CommandRun.Result result = signing.run("sign", more, "price.cgd.md");
      assertThat(result.exit()).isEqualTo(1);
      assertThat(result.err()).contains("There is a signature by the key SHA256:");
      assertThat(signing.read("price.cgd.md.sig")).isEqualTo(signature);
    }
    assertThat(signing.run("sign", "price.cgd.md", "--key", "second", "--replace").exit()).isZero();
    assertThat(signing.verify("price.cgd.md").exit()).isEqualTo(1);
  }

  @Test
  void sameKeyOnTheSameTextWritesNothing() throws IOException {
    signing.run("sign", "price.cgd.md", "--key", "id");
    CommandRun.Result again = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(again.out()).startsWith("price.cgd.md: signed before by this key, SHA256:");
    assertThat(Ledger.open(folder, CommandRun.CLOCK).entries()).hasSize(1);
  }

  @Test
  void pendingDocumentIsNotSigned() throws IOException {
    signing.write("price.cgd.md", CgdText.pending("B").text());
    CommandRun.Result result = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo(
            "assay: price.cgd.md: 1 claim waits for a person, so nothing was signed; confirm it"
                + " first.\n");
    assertThat(folder.resolve("price.cgd.md.sig")).doesNotExist();
    assertThat(folder.resolve(".assay")).doesNotExist();
  }

  @Test
  void documentThatNobodyConfirmedIsNotSigned() throws IOException {
    signing.write("price.cgd.md", CgdText.valid().text());
    assertThat(signing.run("sign", "price.cgd.md", "--key", "id").err())
        .contains("No claim of the document was confirmed by anybody");
  }

  @Test
  void invalidDocumentIsNotSigned() throws IOException {
    signing.write(
        "price.cgd.md",
        confirmed("Ida Berg").replace("rag-ingestable: true", "rag-ingestable: false"));
    CommandRun.Result result = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(folder.resolve("price.cgd.md.sig")).doesNotExist();
  }

  @Test
  void onlyAReviewerSigns() throws IOException {
    CommandRun.Result stranger =
        signing.run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Dana Reviewer");
    assertThat(stranger.exit()).isEqualTo(1);
    assertThat(stranger.err())
        .contains(
            "Dana Reviewer confirmed none of its claims, so nothing was signed; its"
                + " reviewers are: Ida Berg.");
    assertThat(signing.run("sign", "price.cgd.md", "--reviewer", "GPT-4").exit()).isEqualTo(2);
    signing.write("price.cgd.md", confirmed("Ida Berg + Dana Reviewer"));
    CommandRun.Result who = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(who.exit()).isEqualTo(1);
    assertThat(who.err()).contains("say who signs: Ida Berg, Dana Reviewer.");
    assertThat(
            signing.run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Dana Reviewer").out())
        .contains("signed by Dana Reviewer");
  }
}
