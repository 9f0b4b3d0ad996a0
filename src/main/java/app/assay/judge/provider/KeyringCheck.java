package app.assay.judge.provider;

import java.util.Optional;

/// Finds out whether a keyring keeps what it is given, before a key is trusted to it: some accept
/// everything and forget it, some answer with what was there before.
final class KeyringCheck {

  private static final String NAME = "test of the keyring";
  private static final String FIRST = "canary-1";
  private static final String SECOND = "canary-2";

  private KeyringCheck() {}

  /// Writes, reads, changes and removes an entry of its own.
  ///
  /// @return why keys should not be kept there, a few words; empty when they can
  static Optional<String> trouble(Keyring keyring) {
    try {
      return roundTrip(keyring);
    } catch (Keyring.Unavailable e) {
      return Optional.of(e.reason());
    }
  }

  private static Optional<String> roundTrip(Keyring keyring) throws Keyring.Unavailable {
    keyring.keep(NAME, FIRST);
    if (!holds(keyring, FIRST)) {
      return Optional.of("what was kept did not come back");
    }
    keyring.keep(NAME, SECOND);
    if (!holds(keyring, SECOND)) {
      return Optional.of("what was changed came back as it was before");
    }
    keyring.remove(NAME);
    return keyring.read(NAME).isPresent()
        ? Optional.of("what was removed is still there")
        : Optional.empty();
  }

  private static boolean holds(Keyring keyring, String secret) throws Keyring.Unavailable {
    return keyring.read(NAME).filter(secret::equals).isPresent();
  }
}
