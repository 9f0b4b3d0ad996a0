package app.assay.cli;

import app.assay.hitl.signature.KeyReading;
import app.assay.hitl.signature.PrivateKeyFile;
import app.assay.hitl.signature.SigningKey;
import app.assay.hitl.signature.SshAgent;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import java.util.Arrays;
import java.util.Optional;

/// A private key that was named on the command line, unlocked.
record KeyArgument(Terminal terminal, Passphrases passphrases) {

  /// Reads a key and asks for its passphrase where it has one.
  SigningKey read(String name) throws Refused {
    String text =
        switch (new DocumentFile().read(Folders.path(terminal, name))) {
          case ReadResult.Loaded loaded -> loaded.source().text();
          case ReadResult.Unreadable(String message) -> throw new Refused(message);
          case ReadResult.NotUtf8 _, ReadResult.TooLarge _ ->
              throw new Refused(name + " is not a private key of OpenSSH.");
        };
    return switch (reading(text)) {
      case KeyReading.Ready(SigningKey key) -> key;
      case KeyReading.Refused(String message) -> throw new Refused(name + ": " + message);
      case KeyReading.Locked _ -> unlocked(name, text);
    };
  }

  /// The public half names a key that the agent holds, as it does for `ssh-keygen`.
  private KeyReading reading(String text) {
    String agent = terminal.environment().getOrDefault(SshAgent.VARIABLE, "");
    return SshAgent.isPublicHalf(text) && !agent.isEmpty()
        ? new SshAgent(terminal.folder().resolve(agent)).key(text)
        : PrivateKeyFile.read(text, Optional.empty());
  }

  private SigningKey unlocked(String name, String text) throws Refused {
    char[] passphrase = passphrase(name);
    try {
      return switch (PrivateKeyFile.read(text, Optional.of(passphrase))) {
        case KeyReading.Ready(SigningKey key) -> key;
        case KeyReading.Refused(String message) -> throw new Refused(name + ": " + message);
        case KeyReading.Locked _ -> throw new Refused(name + " stays locked.");
      };
    } finally {
      Arrays.fill(passphrase, '\0');
    }
  }

  private char[] passphrase(String name) throws Refused {
    String given = terminal.environment().getOrDefault(Passphrases.VARIABLE, "");
    if (!given.isEmpty()) {
      return given.toCharArray();
    }
    return passphrases
        .ask("Passphrase of " + name + ":")
        .orElseThrow(
            () ->
                new Refused(
                    "%s has a passphrase: run this in a terminal, which asks for it, or set %s."
                        .formatted(name, Passphrases.VARIABLE)));
  }
}
