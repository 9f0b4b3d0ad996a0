package app.assay.hitl.signature;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Allowed signers files.
class AllowedSignersTest {

  private static final byte[] TEXT = "Eight windows.".getBytes(StandardCharsets.UTF_8);
  private static final Instant NOON = Instant.parse("2026-06-30T12:00:00Z");
  private static final OwnKey KEY = OwnKey.make("");
  private static final String SIGNATURE = sign(KEY);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "dana@example.org",
        "\"Dana Reviewer\"",
        "dana,kim",
        "dana namespaces=\"review@assay\"",
        "dana namespaces=\"git,review@*\"",
        "dana namespaces=\"review?assay\"",
        "dana valid-after=\"20260630\",valid-before=\"20260701\"",
        "dana valid-after=\"202606301200Z\"",
        "dana valid-before=\"20260630120000Z\"",
        "dana NAMESPACES=\"review@assay\""
      })
  void keyMaySign(String before) {
    AllowedSigners allowed = allowed(before + " " + KEY.publicLine() + " a comment");
    assertThat(allowed.objections()).isEmpty();
    assertThat(verdict(allowed, Optional.empty())).isInstanceOf(Verdict.Valid.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "dana namespaces=\"git\"|line 1: it may sign for git only",
        "dana namespaces=\"*,!review@assay\"|line 1: it may sign for *,!review@assay only",
        "dana valid-after=\"20260701Z\"|line 1: it is valid only after 2026-07-01T00:00:00Z",
        "dana valid-before=\"202606301159Z\"|line 1: it was valid only before 2026-06-30T11:59:00Z"
      })
  void keyMayNotSign(String before, String reason) {
    AllowedSigners allowed = allowed(before + " " + KEY.publicLine());
    assertThat(allowed.objections()).isEmpty();
    assertThat(verdict(allowed, Optional.empty()))
        .isInstanceOfSatisfying(
            Verdict.UnknownSigner.class, v -> assertThat(v.reason()).isEqualTo(reason));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "dana cert-authority|certificates are not supported; list the keys of the signers"
            + " themselves",
        "dana cert-authority,namespaces=\"a\"|certificates are not supported; list the keys of the"
            + " signers themselves",
        "dana no-touch|its option \"no-touch\" is not known",
        "dana namespaces=git|its option \"namespaces\" has no value in quotation marks",
        "dana namespaces=\"git|a quotation mark is missing",
        "\"Dana|a quotation mark is missing",
        "dana\"|a quotation mark stands in the middle of its principals",
        "dana namespaces=\"a\",namespaces=\"review@assay\"|it has the option \"namespaces\" twice",
        "dana valid-after=\"2026\"|its option \"valid-after\" is not of the form YYYYMMDD or"
            + " YYYYMMDDHHMM[SS], with or without Z",
        "dana valid-after=\"20260231\"|its option \"valid-after\" is not of the form YYYYMMDD or"
            + " YYYYMMDDHHMM[SS], with or without Z",
        "dana valid-after=\"20260702\",valid-before=\"20260701\"|its key is never valid",
        "dana namespaces=\"review@assay\";x|its options cannot be read"
      })
  void lineAllowsNobody(String before, String reason) {
    AllowedSigners allowed = allowed(before + " " + KEY.publicLine());
    assertThat(allowed.objections())
        .containsExactly("Line 1 allows nobody, because " + reason + ".");
    assertThat(verdict(allowed, Optional.empty())).isInstanceOf(Verdict.UnknownSigner.class);
  }

  @Test
  void keysOfOtherTypesAreNamed() {
    assertThat(allowed("dana ssh-dss AAAAB3NzaC1kc3MAAAAA").objections())
        .singleElement()
        .asString()
        .startsWith("Line 1 allows nobody, because its key is of the type \"ssh-dss\"; keys of");
    assertThat(allowed("dana ssh-rsa" + KEY.publicLine().substring(11)).objections())
        .containsExactly("Line 1 allows nobody, because it names another type than its key has.");
    assertThat(allowed("dana").objections())
        .containsExactly(
            "Line 1 allows nobody, because neither an option nor the type of a key follows the"
                + " principals.");
    assertThat(allowed("dana ssh-ed25519 ???").objections())
        .containsExactly("Line 1 allows nobody, because its key is not Base64.");
  }

  @Test
  void badLineTakesNothingFromTheOthers() {
    AllowedSigners allowed =
        allowed("# who signs\n\nkim nonsense\r\ndana " + KEY.publicLine() + "\r\n");
    assertThat(allowed.objections()).singleElement().asString().startsWith("Line 3 ");
    assertThat(verdict(allowed, Optional.empty())).isInstanceOf(Verdict.Valid.class);
  }

  @Test
  void signerIsAskedForByName() {
    AllowedSigners allowed = allowed("dana@*,!dana@old.example " + KEY.publicLine());
    assertThat(verdict(allowed, Optional.of("dana@example.org")))
        .isInstanceOfSatisfying(
            Verdict.Valid.class, v -> assertThat(v.principal()).isEqualTo("dana@example.org"));
    assertThat(verdict(allowed, Optional.of("dana@old.example")))
        .isInstanceOf(Verdict.UnknownSigner.class);
    assertThat(verdict(allowed, Optional.of("kim")))
        .isInstanceOfSatisfying(
            Verdict.UnknownSigner.class,
            v ->
                assertThat(v.reason()).isEqualTo("line 1: it belongs to dana@*,!dana@old.example"));
  }

  @Test
  void timesWithoutZAreOfTheZone() {
    String line = "dana valid-before=\"202606301330\" " + KEY.publicLine();
    assertThat(verdict(AllowedSigners.read(line, ZoneId.of("Europe/Berlin")), Optional.empty()))
        .isInstanceOf(Verdict.UnknownSigner.class);
    assertThat(verdict(AllowedSigners.read(line, ZoneOffset.UTC), Optional.empty()))
        .isInstanceOf(Verdict.Valid.class);
  }

  @Test
  void anotherKeyIsUnknown() {
    AllowedSigners allowed = allowed("dana " + OwnKey.make("").publicLine());
    assertThat(verdict(allowed, Optional.empty()))
        .isInstanceOfSatisfying(
            Verdict.UnknownSigner.class,
            v -> assertThat(v.reason()).isEqualTo("no line of the file has it"));
  }

  private static AllowedSigners allowed(String text) {
    return AllowedSigners.read(text, ZoneOffset.UTC);
  }

  private static Verdict verdict(AllowedSigners allowed, Optional<String> principal) {
    return new SignatureVerification(new DocumentFile(), allowed, principal, NOON)
        .verify(SIGNATURE, TEXT);
  }

  private static String sign(OwnKey key) {
    return PrivateKeyFile.read(key.privateFile(), Optional.empty())
            instanceof KeyReading.Ready(SigningKey ready)
        ? ready.sign(TEXT).orElseThrow()
        : "";
  }
}
