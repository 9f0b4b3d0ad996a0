package app.assay.judge.provider;

/// Where the key of a profile comes from. The key itself never stands in a profile or a file.
public sealed interface KeySource {

  /// The provider asks for none.
  record None() implements KeySource {}

  /// A variable of the process.
  record Environment(String variable) implements KeySource {}

  /// The keyring of the desktop.
  record Keyring() implements KeySource {}

  /// Typed in, and gone with the program.
  record ThisRun() implements KeySource {}
}
