package app.assay.cli;

import java.io.Console;
import java.util.Optional;

/// Where the passphrase of a key comes from. It is never an argument, for those are seen by
/// everyone on the machine and kept by shells, and it is never written anywhere.
interface Passphrases {

  /// The environment variable for runs without a person.
  String VARIABLE = "ASSAY_KEY_PASSPHRASE";

  /// Asks a person.
  ///
  /// @return empty when there is nobody to ask
  Optional<char[]> ask(String question);

  /// Asks on the terminal, without showing what is typed.
  // A runtime image without the console provider still gives null.
  @SuppressWarnings("SystemConsoleNull")
  static Optional<char[]> onTerminal(String question) {
    Console console = System.console();
    return console != null && console.isTerminal()
        ? Optional.ofNullable(console.readPassword("%s ", question))
        : Optional.empty();
  }
}
