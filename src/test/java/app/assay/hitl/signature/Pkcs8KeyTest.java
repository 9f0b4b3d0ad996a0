package app.assay.hitl.signature;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class Pkcs8KeyTest {

  private static final byte[] TEXT = "The lamp is lit.".getBytes(StandardCharsets.UTF_8);

  @Test
  void publicHalfOfAnEd25519KeyIsMadeOfItsPrivateOne() throws Exception {
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    byte[] shown = pair.getPublic().getEncoded();
    byte[] blob =
        new WireWriter()
            .string("ssh-ed25519")
            .string(Arrays.copyOfRange(shown, shown.length - 32, shown.length))
            .bytes();
    SigningKey key = ready(PrivateKeyFile.read(open(pair), Optional.empty()));
    assertThat(key.toString()).isEqualTo("ssh-ed25519 " + SshPublicKey.read(blob).fingerprint());
    assertThat(key.sign(TEXT)).isPresent();
  }

  @Test
  void keyOfAnotherFamilyIsRefused() throws GeneralSecurityException {
    assertThat(
            PrivateKeyFile.read(
                open(KeyPairGenerator.getInstance("X25519").generateKeyPair()), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because it is damaged, or no RSA, ECDSA or Ed25519 key."));
  }

  @Test
  void smallRsaKeyIsRefused() throws GeneralSecurityException {
    KeyPairGenerator rsa = KeyPairGenerator.getInstance("RSA");
    rsa.initialize(1024);
    assertThat(PrivateKeyFile.read(open(rsa.generateKeyPair()), Optional.empty()))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because its RSA key has 1024 bits; 2048 to 16384 are"
                    + " taken."));
  }

  @Test
  void lockThatIsUnknownIsSaid() {
    assertThat(
            PrivateKeyFile.read(
                armored("ENCRYPTED PRIVATE KEY", new byte[] {0x30, 0}),
                Optional.of("sesame".toCharArray())))
        .isEqualTo(
            new KeyReading.Refused(
                "The key cannot be used, because it is locked in a way that is not known here;"
                    + " 'ssh-keygen -p -f KEY' writes it anew in the form of OpenSSH."));
  }

  private static SigningKey ready(KeyReading reading) {
    assertThat(reading).isInstanceOf(KeyReading.Ready.class);
    return ((KeyReading.Ready) reading).key();
  }

  private static String open(KeyPair pair) {
    return armored("PRIVATE KEY", pair.getPrivate().getEncoded());
  }

  private static String armored(String label, byte[] bytes) {
    return "-----BEGIN %s-----\n%s\n-----END %s-----\n"
        .formatted(
            label, Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes), label);
  }
}
