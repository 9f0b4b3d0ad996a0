package app.assay.hitl.signature;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Our signatures and those of `ssh-keygen`, each held against the other.
class SshKeygenTest {

  private static final String TEXT = "The lamp room has eight windows – all of glass.\n";
  private static final byte[] BYTES = TEXT.getBytes(StandardCharsets.UTF_8);
  private static final Instant NOW = Instant.parse("2026-06-30T12:00:00Z");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "ed25519, '', -t ed25519",
    "ed25519, sesame ö, -t ed25519",
    "p256, '', -t ecdsa -b 256",
    "p256, sesame, -t ecdsa -b 256",
    "p384, '', -t ecdsa -b 384",
    "p384, sesame, -t ecdsa -b 384",
    "p521, '', -t ecdsa -b 521",
    "p521, sesame, -t ecdsa -b 521",
    "rsa, '', -t rsa -b 3072",
    "rsa, sesame, -t rsa -b 2048 -Z aes128-cbc -a 20",
    "gcm, sesame, -t ed25519 -Z aes256-gcm@openssh.com",
    "gcm, sesame ö, -t ecdsa -b 384 -Z aes128-gcm@openssh.com",
    "pkcs8, '', -t rsa -b 2048 -m PKCS8",
    "pkcs8, sesame, -t rsa -b 2048 -m PKCS8",
    "pkcs8, '', -t ecdsa -b 256 -m PKCS8",
    "pkcs8, sesame, -t ecdsa -b 384 -m PKCS8",
    "pkcs8, '', -t ecdsa -b 521 -m PKCS8"
  })
  void eachVerifiesTheOther(String name, String passphrase, String options) throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    Path key = keygen.key(name, passphrase, options.split(" "));
    String allowed = "dana@example.org " + SshKeygen.publicLine(key) + "\n";
    Files.writeString(folder.resolve("allowed"), allowed);
    SigningKey ours = ours(key, passphrase);
    String shown = keygen.run("", "-l", "-f", name + ".pub").output();
    assertThat(shown.split(" ")[1]).isEqualTo(ours.fingerprint());

    // Three times, for the numbers of an ECDSA signature differ in length from one to the next.
    for (int i = 0; i < 3; i++) {
      Files.writeString(folder.resolve("a.sig"), ours.sign(BYTES).orElseThrow());
      SshKeygen.Result theirVerdict =
          keygen.run(
              TEXT,
              "-Y",
              "verify",
              "-f",
              "allowed",
              "-I",
              "dana@example.org",
              "-n",
              "review@assay",
              "-s",
              "a.sig");
      assertThat(theirVerdict.output()).startsWith("Good \"review@assay\" signature");
      assertThat(theirVerdict.exit()).isZero();
    }

    if (passphrase.isEmpty()) {
      Files.writeString(folder.resolve("text"), TEXT);
      assertThat(keygen.run("", "-Y", "sign", "-f", name, "-n", "review@assay", "text").exit())
          .isZero();
      assertThat(verdict(allowed, Files.readString(folder.resolve("text.sig")), BYTES))
          .isEqualTo(new Verdict.Valid("dana@example.org", ours.fingerprint()));
    }
    assertThat(verdict(allowed, ours.sign(BYTES).orElseThrow(), BYTES))
        .isEqualTo(new Verdict.Valid("dana@example.org", ours.fingerprint()));
  }

  @Test
  void theirVerdictOnAnotherTextIsOursToo() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    Path key = keygen.key("key", "", "-t", "ed25519");
    String allowed = "dana " + SshKeygen.publicLine(key) + "\n";
    Files.writeString(folder.resolve("allowed"), allowed);
    String signature = ours(key, "").sign(BYTES).orElseThrow();
    Files.writeString(folder.resolve("a.sig"), signature);
    assertThat(
            keygen
                .run(
                    TEXT + "!",
                    "-Y",
                    "verify",
                    "-f",
                    "allowed",
                    "-I",
                    "dana",
                    "-n",
                    "review@assay",
                    "-s",
                    "a.sig")
                .exit())
        .isNotZero();
    assertThat(verdict(allowed, signature, (TEXT + "!").getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(Verdict.WrongText.class);
  }

  @Test
  void signatureForAnotherPurposeIsNotOfAReview() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    Path key = keygen.key("key", "", "-t", "ed25519");
    Files.writeString(folder.resolve("text"), TEXT);
    keygen.run("", "-Y", "sign", "-f", "key", "-n", "git", "text");
    assertThat(
            verdict(
                "dana " + SshKeygen.publicLine(key),
                Files.readString(folder.resolve("text.sig")),
                BYTES))
        .isEqualTo(new Verdict.OtherPurpose("git"));
  }

  @Test
  void otherHashIsNamed() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    Path key = keygen.key("key", "", "-t", "ed25519");
    Files.writeString(folder.resolve("text"), TEXT);
    var signed =
        keygen.run(
            "", "-Y", "sign", "-f", "key", "-n", "review@assay", "-O", "hashalg=sha256", "text");
    assertThat(signed.exit()).as(signed.output()).isZero();
    assertThat(
            verdict(
                "dana " + SshKeygen.publicLine(key),
                Files.readString(folder.resolve("text.sig")),
                BYTES))
        .isEqualTo(
            new Verdict.Unreadable(
                "The signature cannot be read, because its text was hashed by \"sha256\"; sha512 is"
                    + " taken and nothing else."));
  }

  @Test
  void keysThatCannotSignAreNamed() throws Exception {
    SshKeygen keygen = SshKeygen.in(folder);
    Path pem = keygen.key("pem", "", "-t", "rsa", "-b", "2048", "-m", "PEM");
    assertThat(PrivateKeyFile.read(Files.readString(pem), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "The key is in an older form; 'ssh-keygen -p -f KEY' writes it anew in the form of"
                    + " OpenSSH."));
    Path chacha =
        keygen.key("chacha", "sesame", "-t", "ed25519", "-Z", "chacha20-poly1305@openssh.com");
    assertThat(PrivateKeyFile.read(Files.readString(chacha), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because it is locked by chacha20-poly1305@openssh.com;"
                    + " 'ssh-keygen -p -Z aes256-ctr -f KEY' changes that."));
    Path small = keygen.key("small", "", "-t", "rsa", "-b", "1024");
    assertThat(PrivateKeyFile.read(Files.readString(small), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because its RSA key has 1024 bits; 2048 to 16384 are"
                    + " taken."));
    assertThat(PrivateKeyFile.read(Files.readString(folder.resolve("pem.pub")), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "This is the public half of a key; name the private one, whose file has no .pub, or"
                    + " start an agent that holds it (SSH_AUTH_SOCK)."));
  }

  private static SigningKey ours(Path key, String passphrase) throws Exception {
    String text = Files.readString(key);
    KeyReading first = PrivateKeyFile.read(text, Optional.empty());
    if (!passphrase.isEmpty()) {
      assertThat(first).isEqualTo(new KeyReading.Locked());
      assertThat(PrivateKeyFile.read(text, Optional.of("wrong".toCharArray())))
          .isEqualTo(new KeyReading.Refused("The passphrase does not open the key."));
      first = PrivateKeyFile.read(text, Optional.of(passphrase.toCharArray()));
    }
    assertThat(first).isInstanceOf(KeyReading.Ready.class);
    return ((KeyReading.Ready) first).key();
  }

  private static Verdict verdict(String allowed, String signature, byte[] bytes) {
    return new SignatureVerification(
            new DocumentFile(), AllowedSigners.read(allowed, ZoneOffset.UTC), Optional.empty(), NOW)
        .verify(signature, bytes);
  }
}
