package app.assay.hitl.signature;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// The kinds of SSH keys that can sign here. DSA and keys on security tokens are not among them.
enum KeyKind {
  ED25519("ssh-ed25519", Optional.empty()),
  P256("ecdsa-sha2-nistp256", Optional.of(Curve.P256)),
  P384("ecdsa-sha2-nistp384", Optional.of(Curve.P384)),
  P521("ecdsa-sha2-nistp521", Optional.of(Curve.P521)),
  RSA("ssh-rsa", Optional.empty());

  private final String label;
  private final Optional<Curve> curve;

  KeyKind(String label, Optional<Curve> curve) {
    this.label = label;
    this.curve = curve;
  }

  /// How key files name it.
  String label() {
    return label;
  }

  /// Its curve, where it is an ECDSA key.
  Optional<Curve> curve() {
    return curve;
  }

  /// The algorithms its signatures may have; the first is the one that is written. SHA-1, which RSA
  /// calls as the key, is refused as PROTOCOL.sshsig demands.
  List<String> algorithms() {
    return this == RSA ? List.of("rsa-sha2-512", "rsa-sha2-256") : List.of(label);
  }

  static KeyKind of(String label) throws Malformed {
    return Arrays.stream(values())
        .filter(kind -> kind.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new Malformed(
                    "its key is of the type \"%s\"; keys of the types %s can sign here"
                        .formatted(label, known())));
  }

  private static String known() {
    return Arrays.stream(values()).map(KeyKind::label).collect(Collectors.joining(", "));
  }
}
