package app.assay.cli;

import app.assay.judge.provider.KeyChest;
import app.assay.judge.provider.ProfilesFile;
import app.assay.judge.provider.Providers;
import app.assay.judge.resilience.Pause;
import app.assay.judge.source.Outside;
import app.assay.judge.source.SourcesFile;
import app.assay.text.DocumentFile;
import app.assay.workspace.Judges;
import app.assay.workspace.Progress;
import app.assay.workspace.SettingsFile;
import app.assay.workspace.TimedKeyring;
import java.nio.file.Path;
import java.security.SecureRandom;

/// The judges as a command has them: profiles and keys of this user, and connections that end with
/// the command. Nothing is opened before somebody is asked.
final class JudgeSetup implements AutoCloseable {

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final SecureRandom random = new SecureRandom();
  private final KeyChest keys;
  private final Providers providers;
  private final Outside outside;

  JudgeSetup(Terminal terminal) {
    this.terminal = terminal;
    this.keys = new KeyChest(terminal.environment(), TimedKeyring::desktop);
    this.providers = new Providers(keys, terminal.clock(), Pause.sleeping(), random);
    this.outside = new Outside(sources(), keys, Outside.LIMIT);
  }

  /// The profiles of this user.
  ProfilesFile profiles() {
    return new ProfilesFile(settings(), files);
  }

  /// The places of this user from which evidence may be fetched.
  SourcesFile sources() {
    return new SourcesFile(settings(), files);
  }

  private Path settings() {
    Path home = Path.of(System.getProperty("user.home", ""));
    return SettingsFile.standardFolder(terminal.environment(), home);
  }

  /// Connections to them.
  Outside outside() {
    return outside;
  }

  KeyChest keys() {
    return keys;
  }

  Providers providers() {
    return providers;
  }

  /// The judges of a vault for one run.
  Judges judges(Path root) {
    return new Judges(
        root, profiles(), providers::client, outside.opener(), files, terminal.clock(), random);
  }

  /// The terminal shows no progress; the user stops the whole program.
  static Progress uninterrupted() {
    return new Progress() {
      @Override
      public void update(long done, long total, String message) {}

      @Override
      public boolean isCancelled() {
        return false;
      }
    };
  }

  @Override
  public void close() {
    providers.close();
    outside.close();
    keys.close();
  }
}
