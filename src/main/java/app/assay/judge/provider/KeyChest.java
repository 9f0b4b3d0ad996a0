package app.assay.judge.provider;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The keys of this run: from variables, from a keyring that keeps what it is given, or typed in. A
/// key belongs to a profile at its address, so that it never goes elsewhere when the address is
/// changed. Nothing here is ever written to a file, and nothing is shown.
public final class KeyChest implements Keys, AutoCloseable {

  private static final String PRINTABLE = "[\\x21-\\x7e]{1,4096}";

  private final Map<String, String> environment;
  private final Supplier<Keyring> opener;
  private final Map<String, char[]> run = new HashMap<>();
  private @Nullable Keyring keyring;
  private Optional<String> trouble = Optional.empty();

  /// @param environment the variables of the process
  /// @param opener called when a keyring is first needed
  public KeyChest(Map<String, String> environment, Supplier<Keyring> opener) {
    this.environment = Map.copyOf(environment);
    this.opener = opener;
  }

  @Override
  public synchronized Key key(Keyed profile) {
    return switch (profile.key()) {
      case KeySource.None _ -> new Key.NotNeeded();
      case KeySource.Environment(String variable) -> variable(profile, variable);
      case KeySource.ThisRun _ ->
          remembered(profile)
              .orElseGet(
                  () ->
                      new Key.Missing(
                          "The key of %s was not entered since the program started. Enter it in the"
                                  .formatted(profile.name())
                              + " settings, or name a variable."));
      case KeySource.Keyring _ -> remembered(profile).orElseGet(() -> fromKeyring(profile));
    };
  }

  private Key variable(Keyed profile, String variable) {
    String value = environment.getOrDefault(variable, "").strip();
    if (value.isEmpty()) {
      return new Key.Missing(
          "The variable %s, which holds the key of %s, is not set. Set it and start the program again."
              .formatted(variable, profile.name()));
    }
    return isKey(value)
        ? new Key.Here(value)
        : new Key.Missing("The variable %s holds something that is no key.".formatted(variable));
  }

  private Optional<Key> remembered(Keyed profile) {
    return Optional.ofNullable(run.get(entry(profile)))
        .map(secret -> new Key.Here(new String(secret)));
  }

  private Key fromKeyring(Keyed profile) {
    Optional<String> unusable = keyringTrouble();
    if (unusable.isPresent()) {
      return new Key.Missing(unusable.get());
    }
    try {
      Optional<String> found = opened().read(entry(profile)).filter(KeyChest::isKey);
      found.ifPresent(secret -> run.put(entry(profile), secret.toCharArray()));
      return found
          .<Key>map(Key.Here::new)
          .orElseGet(
              () ->
                  new Key.Missing(
                      "The keyring holds no key for %s at %s. Enter it in the settings."
                          .formatted(profile.name(), Address.place(profile.address()))));
    } catch (Keyring.Unavailable e) {
      return new Key.Missing(sentence(e.reason()));
    }
  }

  /// Keeps a key that the user typed in, where the profile says.
  ///
  /// @param secret cleared when this returns
  /// @return why it was not kept, a sentence
  public synchronized Optional<String> keep(Keyed profile, char[] secret) {
    try {
      String key = new String(secret).strip();
      if (!isKey(key)) {
        return Optional.of(
            "This is no key: it is empty, or has spaces or letters that no key has. Paste it"
                + " again.");
      }
      return switch (profile.key()) {
        case KeySource.ThisRun _ -> {
          remember(profile, key);
          yield Optional.empty();
        }
        case KeySource.Keyring _ -> keepInKeyring(profile, key);
        case KeySource.None _, KeySource.Environment _ ->
            Optional.of("The profile does not take its key from here. Change that first.");
      };
    } finally {
      Arrays.fill(secret, '\0');
    }
  }

  private Optional<String> keepInKeyring(Keyed profile, String key) {
    Optional<String> unusable = keyringTrouble();
    if (unusable.isPresent()) {
      return unusable;
    }
    try {
      opened().keep(entry(profile), key);
      remember(profile, key);
      return Optional.empty();
    } catch (Keyring.Unavailable e) {
      return Optional.of(sentence(e.reason()));
    }
  }

  /// Forgets the key of a profile here and in the keyring.
  ///
  /// @return why it may still be there, a sentence
  public synchronized Optional<String> forget(Keyed profile) {
    char[] secret = run.remove(entry(profile));
    if (secret != null) {
      Arrays.fill(secret, '\0');
    }
    if (!(profile.key() instanceof KeySource.Keyring)) {
      return Optional.empty();
    }
    Optional<String> unusable = keyringTrouble();
    if (unusable.isPresent()) {
      return unusable;
    }
    try {
      opened().remove(entry(profile));
      return Optional.empty();
    } catch (Keyring.Unavailable e) {
      return Optional.of(sentence(e.reason()));
    }
  }

  /// Says why keys cannot be kept in the keyring, a sentence; empty when they can. Tries it the
  /// first time, which may wait for the user to unlock it: not to be called on the thread that
  /// draws.
  public synchronized Optional<String> keyringTrouble() {
    if (keyring == null) {
      keyring = opener.get();
      trouble = KeyringCheck.trouble(keyring).map(KeyChest::sentence);
    }
    return trouble;
  }

  private static String sentence(String reason) {
    return "The keyring of this desktop cannot be used: %s. Name a variable, or keep the key for this run only."
        .formatted(reason);
  }

  private Keyring opened() {
    if (keyring == null) {
      throw new IllegalStateException("a keyring is tried before it is used");
    }
    return keyring;
  }

  private void remember(Keyed profile, String key) {
    char[] before = run.put(entry(profile), key.toCharArray());
    if (before != null) {
      Arrays.fill(before, '\0');
    }
  }

  private static boolean isKey(String text) {
    return text.matches(PRINTABLE);
  }

  private static String entry(Keyed profile) {
    return profile.name() + " at " + Address.place(profile.address());
  }

  /// Overwrites the keys that are held.
  @Override
  public synchronized void close() {
    run.values().forEach(secret -> Arrays.fill(secret, '\0'));
    run.clear();
  }

  @Override
  public String toString() {
    return "KeyChest[…]";
  }
}
