package app.assay.hitl.signature;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.DocumentFile;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever stands in a signature, a key or a list of signers: there is a verdict, and it is never
/// Valid unless the signature is whole.
class SignatureFuzzTest {

  private static final byte[] TEXT = "Eight windows.".getBytes(StandardCharsets.UTF_8);
  private static final OwnKey KEY = OwnKey.make("");
  private static final String SIGNATURE = key(KEY.privateFile()).sign(TEXT).orElseThrow();
  private static final SignatureVerification VERIFICATION =
      allowing(AllowedSigners.read("dana " + KEY.publicLine(), ZoneOffset.UTC));

  @Test
  void everyTruncationIsRefused() {
    String text = SIGNATURE.strip();
    for (int length = 0; length < text.length(); length++) {
      assertThat(VERIFICATION.verify(text.substring(0, length), TEXT))
          .as("cut after %d", length)
          .isInstanceOf(Verdict.Unreadable.class);
    }
    byte[] bytes = content(SIGNATURE);
    for (int length = 0; length < bytes.length; length++) {
      assertThat(verdict(Arrays.copyOf(bytes, length)))
          .as("content cut after %d", length)
          .isInstanceOf(Verdict.Unreadable.class);
    }
  }

  @Test
  void everyFlippedBitIsNoticed() {
    byte[] bytes = content(SIGNATURE);
    for (int bit = 0; bit < bytes.length * 8; bit++) {
      byte[] flipped = bytes.clone();
      flipped[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(verdict(flipped)).as("bit %d", bit).isNotInstanceOf(Verdict.Valid.class);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void garbledSignaturesHaveAVerdict(long seed) {
    Random random = new Random(seed);
    byte[] bytes = content(SIGNATURE);
    for (int i = 0; i < 1000; i++) {
      byte[] garbled = garble(bytes, random);
      Verdict verdict = verdict(garbled);
      if (verdict instanceof Verdict.Valid) {
        assertThat(garbled).isEqualTo(bytes);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void garbledKeysAreRefusedOrSignProperly(long seed) {
    Random random = new Random(seed);
    byte[] bytes = content(KEY.privateFile());
    for (int i = 0; i < 700; i++) {
      String text = Armor.PRIVATE_KEY.close(garble(bytes, random));
      KeyReading reading = PrivateKeyFile.read(text, Optional.empty());
      if (reading instanceof KeyReading.Ready(SigningKey key)) {
        key.sign(TEXT)
            .ifPresent(
                signed ->
                    assertThat(VERIFICATION.verify(signed, TEXT))
                        .isInstanceOfAny(Verdict.Valid.class, Verdict.UnknownSigner.class));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void garbledSignersAllowNobodyNew(long seed) {
    Random random = new Random(seed);
    String line =
        "\"dana,kim*\" namespaces=\"git,mail\",valid-after=\"20260101Z\" " + KEY.publicLine();
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < 2000; i++) {
      byte[] garbled = garble(bytes, random);
      AllowedSigners allowed =
          AllowedSigners.read(new String(garbled, StandardCharsets.ISO_8859_1), ZoneOffset.UTC);
      assertThat(allowing(allowed).verify(SIGNATURE, TEXT))
          .isInstanceOf(Verdict.UnknownSigner.class);
      assertThat(allowed.objections()).allMatch(o -> o.startsWith("Line ") && o.endsWith("."));
    }
  }

  @Test
  void lockThatWouldTakeForeverIsRefused() {
    String locked = OwnKey.make("sesame").privateFile();
    byte[] bytes = content(locked);
    byte[] rounds = {0, 0, 0, 2};
    int at = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("bytes...") + 8;
    assertThat(Arrays.copyOfRange(bytes, at, at + 4)).isEqualTo(rounds);
    bytes[at] = 0x7f;
    assertThat(
            PrivateKeyFile.read(
                Armor.PRIVATE_KEY.close(bytes), Optional.of("sesame".toCharArray())))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because it wants 2130706434 rounds of bcrypt; 1 to 1000"
                    + " are done."));
  }

  @Test
  void hugeFilesAreRefusedUnread() {
    String huge = SIGNATURE + "A".repeat(9_000_000);
    assertThat(VERIFICATION.verify(huge, TEXT))
        .isEqualTo(
            new Verdict.Unreadable(
                "The signature cannot be read, because it is larger than any signature."));
  }

  @Test
  void lengthsBeyondTheEndTakeNoMemory() {
    byte[] bytes = content(SIGNATURE);
    bytes[10] = 0x7f;
    assertThat(verdict(bytes))
        .isEqualTo(new Verdict.Unreadable("The signature cannot be read, because it is cut off."));
    bytes[10] = (byte) 0xff;
    assertThat(verdict(bytes))
        .isEqualTo(
            new Verdict.Unreadable(
                "The signature cannot be read, because one of its numbers is out of range."));
  }

  private static SignatureVerification allowing(AllowedSigners allowed) {
    return new SignatureVerification(
        new DocumentFile(), allowed, Optional.empty(), Instant.parse("2026-06-30T12:00:00Z"));
  }

  private static Verdict verdict(byte[] content) {
    return VERIFICATION.verify(Armor.SIGNATURE.close(content), TEXT);
  }

  /// Flips, cuts, inserts or repeats, up to three times.
  private static byte[] garble(byte[] bytes, Random random) {
    byte[] out = bytes.clone();
    for (int times = random.nextInt(1, 4); times > 0 && out.length > 0; times--) {
      int at = random.nextInt(out.length);
      switch (random.nextInt(4)) {
        case 0 -> out[at] = (byte) random.nextInt(256);
        case 1 -> out = Arrays.copyOf(out, at);
        case 2 ->
            out =
                OwnKey.join(
                    Arrays.copyOf(out, at),
                    new byte[] {(byte) random.nextInt(256)},
                    Arrays.copyOfRange(out, at, out.length));
        default -> out = OwnKey.join(out, Arrays.copyOfRange(out, at, out.length));
      }
    }
    return out;
  }

  private static byte[] content(String armored) {
    String[] lines = armored.strip().split("\n");
    return Base64.getDecoder()
        .decode(String.join("", Arrays.asList(lines).subList(1, lines.length - 1)));
  }

  private static SigningKey key(String text) {
    if (PrivateKeyFile.read(text, Optional.empty()) instanceof KeyReading.Ready(SigningKey key)) {
      return key;
    }
    throw new IllegalStateException("the test's own key cannot be read");
  }
}
