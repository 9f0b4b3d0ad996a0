package app.assay.judge.provider;

import java.util.Optional;

/// A place outside this program that keeps secrets by name, such as the keyring of a desktop. A
/// call may wait while the user unlocks it.
public interface Keyring {

  /// Keeps a secret, in the place of an earlier one of that name.
  void keep(String name, String secret) throws Unavailable;

  /// The secret of that name; empty when there is none.
  Optional<String> read(String name) throws Unavailable;

  /// Takes the secret of that name away; none is fine.
  void remove(String name) throws Unavailable;

  /// The keyring does not do what it was asked. Its message never holds a secret.
  final class Unavailable extends Exception {

    private static final long serialVersionUID = 1;

    /// @param reason a few words that follow on "the keyring cannot be used:", without a final stop
    public Unavailable(String reason) {
      super(reason);
    }

    /// The few words.
    public String reason() {
      return String.valueOf(getMessage());
    }
  }
}
