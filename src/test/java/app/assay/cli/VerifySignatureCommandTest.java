package app.assay.cli;

import static app.assay.cli.SigningFolder.KEY;
import static app.assay.cli.SigningFolder.confirmed;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.hitl.signature.SshKeygen;
import app.assay.report.ReportSchema;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `verify-signature`, and what `manifest` says of signatures.
class VerifySignatureCommandTest {

  @TempDir Path folder;
  private SigningFolder signing;

  @BeforeEach
  void keysAndSigners() throws IOException {
    signing = new SigningFolder(folder);
  }

  @Test
  void signatureIsVerifiedByItsSigner() throws IOException {
    CommandRun.Result signed = signing.run("sign", "price.cgd.md", "--key", "id");
    assertThat(signed.err()).isEmpty();
    assertThat(signed.out()).startsWith("price.cgd.md: signed by Ida Berg, SHA256:");
    assertThat(signed.exit()).isZero();
    assertThat(signing.read("price.cgd.md.sig")).startsWith("-----BEGIN SSH SIGNATURE-----\n");
    assertThat(signing.read("price.cgd.md")).isEqualTo(confirmed("Ida Berg"));
    CommandRun.Result verified = signing.verify("price.cgd.md");
    assertThat(verified.out()).startsWith("price.cgd.md: Signed by Ida Berg, SHA256:");
    assertThat(verified.exit()).isZero();
  }

  @Test
  void signatureIsVerifiedByOpenSsh() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    signing.run("sign", "price.cgd.md", "--key", "id");
    SshKeygen.Result verdict =
        keygen.run(
            signing.read("price.cgd.md"),
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
  void changedTextIsNoticedAndNotSigned() throws IOException {
    signing.run("sign", "price.cgd.md", "--key", "id");
    signing.write(
        "price.cgd.md", confirmed("Ida Berg").replace("Base price is $99/mo.", "It is $9."));
    CommandRun.Result verdict = signing.verify("price.cgd.md");
    assertThat(verdict.exit()).isEqualTo(1);
    assertThat(verdict.out()).contains(" is not of this text: it or the document was changed.");
    CommandRun.Result again = signing.run("sign", "price.cgd.md", "--key", "id", "--replace");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("Its document-sha256 is not the hash of its text");
  }

  @Test
  void jsonFitsItsSchema() throws IOException {
    signing.run("sign", "price.cgd.md", "--key", "id");
    signing.write("none.cgd.md", confirmed("Ida Berg"));
    signing.write("bad.cgd.md", confirmed("Ida Berg"));
    signing.write("bad.cgd.md.sig", "-----BEGIN SSH SIGNATURE-----\nU1NI\n");
    signing.write("foreign.cgd.md", confirmed("Ida Berg"));
    signing.write("foreign.cgd.md.sig", signing.read("price.cgd.md.sig"));
    Files.writeString(
        folder.resolve("foreign.cgd.md"), "\n", java.nio.file.StandardOpenOption.APPEND);
    CommandRun.Result result =
        signing.run("verify-signature", ".", "--allowed-signers", "allowed", "--format", "json");
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
    signing.run("sign", "price.cgd.md", "--key", "id");
    signing.write("allowed", "ida cert-authority " + KEY.publicLine());
    CommandRun.Result result = signing.verify("price.cgd.md");
    assertThat(result.exit()).isEqualTo(1);
    assertThat(result.err())
        .isEqualTo(
            "assay: allowed: Line 1 allows nobody, because certificates are not supported; list"
                + " the keys of the signers themselves.\n");
    assertThat(
            signing.run("verify-signature", "price.cgd.md", "--allowed-signers", "nowhere").exit())
        .isEqualTo(2);
  }

  @Test
  void signerAndDateAreAskedFor() throws IOException {
    signing.run("sign", "price.cgd.md", "--key", "id");
    signing.write("allowed", "ida valid-before=\"20260601Z\" " + KEY.publicLine());
    assertThat(signing.verify("price.cgd.md").exit()).isEqualTo(1);
    assertThat(
            signing
                .run(
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
            signing
                .run(
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
    signing.write("a.cgd.md", confirmed("Ida Berg"));
    signing.write("b.cgd.md", confirmed("Ida Berg"));
    signing.write("c.cgd.md", confirmed("Ida Berg"));
    signing.run("sign", "b.cgd.md", "--key", "id");
    signing.run("sign", "c.cgd.md");
    signing.write("price.cgd.md.sig", "something else");
    String lines = signing.run("manifest", ".").out();
    List<String> marks = new ArrayList<>();
    for (String line : lines.lines().toList()) {
      assertThat(ReportSchema.manifestObjections(line)).isEmpty();
      marks.add(new ObjectMapper().readTree(line).get("signature").asText());
    }
    assertThat(marks).containsExactly("none", "signed", "unsigned", "none");
  }
}
