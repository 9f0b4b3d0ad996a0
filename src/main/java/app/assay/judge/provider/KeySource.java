package app.assay.judge.provider;

import java.util.Optional;

/// Where the key of a profile comes from. The key itself never stands in a profile or a file.
public sealed interface KeySource {

  /// Starts the word for a variable.
  String VARIABLE = "env:";

  /// The provider asks for none.
  record None() implements KeySource {}

  /// A variable of the process.
  record Environment(String variable) implements KeySource {}

  /// The keyring of the desktop.
  record Keyring() implements KeySource {}

  /// Typed in, and gone with the program.
  record ThisRun() implements KeySource {}

  /// The word in files, in settings and on the command line: `none`, `env:NAME`, `keyring` or
  /// `run`.
  default String label() {
    return switch (this) {
      case None _ -> "none";
      case Environment(String variable) -> VARIABLE + variable;
      case Keyring _ -> "keyring";
      case ThisRun _ -> "run";
    };
  }

  /// Reads such a word; empty when it is none of them, which may be because it is a key. Names of
  /// variables have capitals, digits and `_` only, which no usual key has.
  static Optional<KeySource> of(String label) {
    return switch (label) {
      case "none" -> Optional.of(new None());
      case "keyring" -> Optional.of(new Keyring());
      case "run" -> Optional.of(new ThisRun());
      default ->
          label.matches(VARIABLE + "[A-Z_][A-Z0-9_]{0,99}")
              ? Optional.of(new Environment(label.substring(VARIABLE.length())))
              : Optional.empty();
    };
  }
}
