package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.CgdText;
import app.assay.hitl.signature.OwnKey;
import app.assay.hitl.signature.SshKeygen;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.report.ReportSchema;
import app.assay.text.SourceText;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// `sign`, `verify-signature` and what `manifest` says of them.
class SignCommandTest {

  private static final String CANARY = "canary-7f3a-kein-Wort";
  private static final OwnKey KEY = OwnKey.make("");
  private static final OwnKey LOCKED = OwnKey.make(CANARY);

  @TempDir Path folder;

  @BeforeEach
  void keysAndSigners() throws IOException {
    write("id", KEY.privateFile());
    write("locked", LOCKED.privateFile());
    write("allowed", "\"Ida Berg\" " + KEY.publicLine() + "\nkim " + LOCKED.publicLine() + "\n");
    write("price.cgd.md", confirmed("Ida Berg"));
  }

  @Test
  void signatureIsVerifiedByItsSigner() throws IOException {
    CommandRun.Result signed = run("sign", "price.cgd.md", "--key", "id");
    assertThat(signed.err()).isEmpty();
    assertThat(signed.out()).startsWith("price.cgd.md: signed by Ida Berg, SHA256:");
    assertThat(signed.exit()).isZero();
    assertThat(read("price.cgd.md.sig")).startsWith("-----BEGIN SSH SIGNATURE-----\n");
    assertThat(read("price.cgd.md")).isEqualTo(confirmed("Ida Berg"));
    CommandRun.Result verified = verify("price.cgd.md");
    assertThat(verified.out()).startsWith("price.cgd.md: Signed by Ida Berg, SHA256:");
    assertThat(verified.exit()).isZero();
  }

  @Test
  void eitherOfTwoReviewersMaySign() throws IOException {
    write("price.cgd.md", confirmed("Ann Holt and Ida Berg"));
    CommandRun.Result signed = run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Ida Berg");
    assertThat(signed.out()).startsWith("price.cgd.md: signed by Ida Berg, SHA256:");
    assertThat(verify("price.cgd.md").exit()).isZero();
  }

  @Test
  void signatureIsVerifiedByOpenSsh() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    run("sign", "price.cgd.md", "--key", "id");
    SshKeygen.Result verdict =
        keygen.run(
            read("price.cgd.md"),
            "-Y",
            "verify",
            "-f",
            "allowed",
            "-I",
            "Ida Berg",
            "-n",
            "review@assay",
            "-s",
            "price.cgd.md.sig");
    assertThat(verdict.output()).startsWith("Good \"review@assay\" signature for Ida Berg");
    assertThat(verdict.exit()).isZero();
  }

  @Test
  void ledgerKnowsWhoSignedWhatWithWhichKey() throws IOException {
    CommandRun.Result signed = run("sign", "price.cgd.md", "--key", "id");
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
    assertThat(run("ledger", "verify", ".").exit()).isZero();
  }

  @Test
  void damagedLedgerLeavesNoSignature() throws IOException {
    Files.createDirectory(folder.resolve(".assay"));
    write(".assay/ledger.jsonl", "nonsense\n");
    CommandRun.Result result = run("sign", "price.cgd.md", "--key", "id");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err()).contains("Nothing was written, because the ledger is damaged");
    assertThat(folder.resolve("price.cgd.md.sig")).doesNotExist();
  }

  @Test
  void withoutAKeyTheFileSaysUnsigned() throws IOException {
    CommandRun.Result result = run("sign", "price.cgd.md");
    assertThat(result.out()).isEqualTo("price.cgd.md: unsigned, noted for Ida Berg\n");
    assertThat(result.exit()).isZero();
    assertThat(read("price.cgd.md.sig"))
        .isEqualTo(
            "unsigned\nreviewer: Ida Berg\ndate: 2026-06-30\nsha256: %s\n"
                .formatted(SourceText.sha256(Files.readAllBytes(folder.resolve("price.cgd.md")))));
    CommandRun.Result verdict = verify("price.cgd.md");
    assertThat(verdict.out())
        .isEqualTo("price.cgd.md: Unsigned: reviewed without a key by Ida Berg on 2026-06-30.\n");
    assertThat(verdict.exit()).isEqualTo(1);
    write("price.cgd.md", read("price.cgd.md") + "\n");
    assertThat(verify("price.cgd.md").out()).endsWith(" on 2026-06-30, in another text.\n");
    assertThat(Ledger.open(folder, CommandRun.CLOCK).entries().getFirst().record().decision())
        .isEqualTo("unsigned");
  }

  @Test
  void noteGivesWayToASignature() {
    run("sign", "price.cgd.md");
    assertThat(run("sign", "price.cgd.md", "--key", "id").exit()).isZero();
    assertThat(verify("price.cgd.md").exit()).isZero();
  }

  @Test
  void signatureIsNotLostUnasked() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    String signature = read("price.cgd.md.sig");
    write("second", OwnKey.make("").privateFile());
    for (List<String> more : List.of(List.<String>of(), List.of("--key", "second"))) {
      CommandRun.Result result = run("sign", more, "price.cgd.md");
      assertThat(result.exit()).isEqualTo(1);
      assertThat(result.err()).contains("There is a signature by the key SHA256:");
      assertThat(read("price.cgd.md.sig")).isEqualTo(signature);
    }
    assertThat(run("sign", "price.cgd.md", "--key", "second", "--replace").exit()).isZero();
    assertThat(verify("price.cgd.md").exit()).isEqualTo(1);
  }

  @Test
  void sameKeyOnTheSameTextWritesNothing() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    CommandRun.Result again = run("sign", "price.cgd.md", "--key", "id");
    assertThat(again.out()).startsWith("price.cgd.md: signed before by this key, SHA256:");
    assertThat(Ledger.open(folder, CommandRun.CLOCK).entries()).hasSize(1);
  }

  @Test
  void changedTextIsNoticedAndNotSigned() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    write("price.cgd.md", confirmed("Ida Berg").replace("Base price is $99/mo.", "It is $9."));
    CommandRun.Result verdict = verify("price.cgd.md");
    assertThat(verdict.exit()).isEqualTo(1);
    assertThat(verdict.out()).contains(" is not of this text: it or the document was changed.");
    CommandRun.Result again = run("sign", "price.cgd.md", "--key", "id", "--replace");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("Its document-sha256 is not the hash of its text");
  }

  @Test
  void pendingDocumentIsNotSigned() throws IOException {
    write("price.cgd.md", CgdText.pending("B").text());
    CommandRun.Result result = run("sign", "price.cgd.md", "--key", "id");
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
    write("price.cgd.md", CgdText.valid().text());
    assertThat(run("sign", "price.cgd.md", "--key", "id").err())
        .contains("No claim of the document was confirmed by anybody");
  }

  @Test
  void invalidDocumentIsNotSigned() throws IOException {
    write(
        "price.cgd.md",
        confirmed("Ida Berg").replace("rag-ingestable: true", "rag-ingestable: false"));
    CommandRun.Result result = run("sign", "price.cgd.md", "--key", "id");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(folder.resolve("price.cgd.md.sig")).doesNotExist();
  }

  @Test
  void onlyAReviewerSigns() throws IOException {
    CommandRun.Result stranger =
        run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Dana Reviewer");
    assertThat(stranger.exit()).isEqualTo(1);
    assertThat(stranger.err())
        .contains(
            "Dana Reviewer confirmed none of its claims, so nothing was signed; its"
                + " reviewers are: Ida Berg.");
    assertThat(run("sign", "price.cgd.md", "--reviewer", "GPT-4").exit()).isEqualTo(2);
    write("price.cgd.md", confirmed("Ida Berg + Dana Reviewer"));
    CommandRun.Result who = run("sign", "price.cgd.md", "--key", "id");
    assertThat(who.exit()).isEqualTo(1);
    assertThat(who.err()).contains("say who signs: Ida Berg, Dana Reviewer.");
    assertThat(run("sign", "price.cgd.md", "--key", "id", "--reviewer", "Dana Reviewer").out())
        .contains("signed by Dana Reviewer");
  }

  @Test
  void passphraseComesFromTheEnvironmentAndStaysSecret() throws IOException {
    List<String> said = new ArrayList<>();
    for (String given : List.of(CANARY + "x", CANARY)) {
      CommandRun.Result result =
          CommandRun.in(folder)
              .onATerminal(Map.of("ASSAY_KEY_PASSPHRASE", given))
              .run("sign", "price.cgd.md", "--key", "locked");
      said.add(result.out() + result.err());
      assertThat(result.exit()).isEqualTo(given.equals(CANARY) ? 0 : 2);
    }
    assertThat(said.getFirst()).isEqualTo("assay: locked: The passphrase does not open the key.\n");
    said.add(verify("price.cgd.md").out());
    said.add(run("manifest", ".").out());
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        said.add(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    assertThat(said).hasSizeGreaterThan(8).noneMatch(text -> text.contains("canary"));
    assertThat(verify("price.cgd.md").out()).contains("Signed by kim");
  }

  @Test
  void passphraseIsAskedForOnTheTerminalOnce() throws IOException {
    write("second.cgd.md", confirmed("Ida Berg"));
    List<String> questions = new ArrayList<>();
    Passphrases person =
        question -> {
          questions.add(question);
          return Optional.of(CANARY.toCharArray());
        };
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            folder,
            Map.of(),
            false,
            CommandRun.CLOCK);
    int exit =
        new CommandLine(new SignCommand(terminal, person))
            .execute("price.cgd.md", "second.cgd.md", "--key", "locked");
    assertThat(exit).isZero();
    assertThat(questions).containsExactly("Passphrase of locked:");
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("canary").hasLineCount(2);
    assertThat(verify("price.cgd.md", "second.cgd.md").exit()).isZero();
  }

  @Test
  void lockedKeyWithoutAPersonSaysWhatToDo() {
    CommandRun.Result result = run("sign", "price.cgd.md", "--key", "locked");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(result.err())
        .isEqualTo(
            "assay: locked has a passphrase: run this in a terminal, which asks for it, or set"
                + " ASSAY_KEY_PASSPHRASE.\n");
  }

  @Test
  void jsonFitsItsSchema() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    write("none.cgd.md", confirmed("Ida Berg"));
    write("bad.cgd.md", confirmed("Ida Berg"));
    write("bad.cgd.md.sig", "-----BEGIN SSH SIGNATURE-----\nU1NI\n");
    write("foreign.cgd.md", confirmed("Ida Berg"));
    write("foreign.cgd.md.sig", read("price.cgd.md.sig"));
    Files.writeString(
        folder.resolve("foreign.cgd.md"), "\n", java.nio.file.StandardOpenOption.APPEND);
    CommandRun.Result result =
        run("verify-signature", ".", "--allowed-signers", "allowed", "--format", "json");
    assertThat(result.exit()).isEqualTo(2);
    assertThat(ReportSchema.signatureObjections(result.out())).isEmpty();
    JsonNode json = new ObjectMapper().readTree(result.out());
    assertThat(json.findValuesAsText("path"))
        .containsExactly("bad.cgd.md", "foreign.cgd.md", "none.cgd.md", "price.cgd.md");
    assertThat(json.findValuesAsText("verdict"))
        .containsExactly("unreadable", "wrong-text", "missing", "valid");
    assertThat(json.get("valid").asInt()).isEqualTo(1);
    assertThat(json.get("files").get(0).get("message").asText())
        .isEqualTo(
            "The signature cannot be read, because it does not end with a line -----END SSH"
                + " SIGNATURE-----.");
  }

  @Test
  void badListOfSignersIsSaidAndAllowsNobody() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    write("allowed", "ida cert-authority " + KEY.publicLine());
    CommandRun.Result result = verify("price.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo(
            "assay: allowed: Line 1 allows nobody, because certificates are not supported; list"
                + " the keys of the signers themselves.\n");
    assertThat(run("verify-signature", "price.cgd.md", "--allowed-signers", "nowhere").exit())
        .isEqualTo(2);
  }

  @Test
  void signerAndDateAreAskedFor() throws IOException {
    run("sign", "price.cgd.md", "--key", "id");
    write("allowed", "ida valid-before=\"20260601Z\" " + KEY.publicLine());
    assertThat(verify("price.cgd.md").exit()).isEqualTo(1);
    assertThat(
            run(
                    "verify-signature",
                    "price.cgd.md",
                    "--allowed-signers",
                    "allowed",
                    "--as-of",
                    "2026-05-01",
                    "--signer",
                    "ida")
                .exit())
        .isZero();
    assertThat(
            run(
                    "verify-signature",
                    "price.cgd.md",
                    "--allowed-signers",
                    "allowed",
                    "--as-of",
                    "2026-05-01",
                    "--signer",
                    "kim")
                .exit())
        .isEqualTo(1);
  }

  @Test
  void manifestSaysWhatLiesBesideADocument() throws IOException {
    write("a.cgd.md", confirmed("Ida Berg"));
    write("b.cgd.md", confirmed("Ida Berg"));
    write("c.cgd.md", confirmed("Ida Berg"));
    run("sign", "b.cgd.md", "--key", "id");
    run("sign", "c.cgd.md");
    write("price.cgd.md.sig", "something else");
    String lines = run("manifest", ".").out();
    List<String> marks = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      assertThat(ReportSchema.manifestObjections(line)).isEmpty();
      marks.add(new ObjectMapper().readTree(line).get("signature").asText());
    }
    assertThat(marks).containsExactly("none", "signed", "unsigned", "none");
  }

  private CommandRun.Result run(String... arguments) {
    return CommandRun.in(folder).run(arguments);
  }

  private CommandRun.Result run(String command, List<String> more, String... arguments) {
    List<String> all = new ArrayList<>(List.of(command));
    all.addAll(List.of(arguments));
    all.addAll(more);
    return run(all.toArray(String[]::new));
  }

  private CommandRun.Result verify(String... files) {
    return run("verify-signature", List.of("--allowed-signers", "allowed"), files);
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private static String confirmed(String reviewer) {
    return CgdText.confirmed(reviewer).text();
  }
}
