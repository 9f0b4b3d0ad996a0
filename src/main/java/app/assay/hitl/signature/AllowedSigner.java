package app.assay.hitl.signature;

import java.time.Instant;
import java.util.Optional;

/// One line of an allowed signers file (ssh-keygen(1), ALLOWED SIGNERS).
///
/// @param line its number in the file, from 1
/// @param principals who signs with the key, patterns separated by commas
/// @param namespaces what the key may sign for, patterns; empty for anything
/// @param validAfter before this it may not sign
/// @param validBefore after this it may not sign
record AllowedSigner(
    int line,
    String principals,
    SshPublicKey key,
    Optional<String> namespaces,
    Optional<Instant> validAfter,
    Optional<Instant> validBefore) {

  /// What keeps the key from signing a review; empty when nothing does.
  ///
  /// @param principal who must have signed, where somebody is asked for
  Optional<String> objection(Optional<String> principal, Instant at) {
    if (principal.isPresent() && !PatternList.matches(principals, principal.get())) {
      return Optional.of("it belongs to %s".formatted(principals));
    }
    if (namespaces.isPresent() && !PatternList.matches(namespaces.get(), SshSignature.NAMESPACE)) {
      return Optional.of("it may sign for %s only".formatted(namespaces.get()));
    }
    if (validAfter.isPresent() && at.isBefore(validAfter.get())) {
      return Optional.of("it is valid only after %s".formatted(validAfter.get()));
    }
    if (validBefore.isPresent() && at.isAfter(validBefore.get())) {
      return Optional.of("it was valid only before %s".formatted(validBefore.get()));
    }
    return Optional.empty();
  }
}
