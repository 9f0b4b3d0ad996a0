package app.assay.judge.provider;

import com.github.javakeyring.BackendNotSupportedException;
import com.github.javakeyring.PasswordAccessException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/// The keyring of the desktop: Secret Service or KWallet, macOS Keychain, Windows Credential Store.
/// Nothing of its library is loaded before the first call. A call may take minutes where the
/// keyring is locked and its question for the password cannot be shown.
public final class DesktopKeyring implements Keyring {

  private static final String SERVICE = "Assay";

  /// Held, because a logger that nobody holds forgets its level. What they write about entries that
  /// come and go is nobody's business.
  private final List<Logger> silenced =
      Stream.of("org.freedesktop", "com.github.javakeyring", "org.purejava")
          .map(Logger::getLogger)
          .toList();

  public DesktopKeyring() {
    silenced.forEach(logger -> logger.setLevel(Level.OFF));
  }

  @Override
  public void keep(String name, String secret) throws Unavailable {
    with(
        keyring -> {
          keyring.setPassword(SERVICE, name, secret);
          return "";
        });
  }

  /// The library says that there is none and that it may not look in the same way.
  @Override
  public Optional<String> read(String name) throws Unavailable {
    return with(
        keyring -> {
          try {
            return Optional.ofNullable(keyring.getPassword(SERVICE, name));
          } catch (PasswordAccessException e) {
            return Optional.empty();
          }
        });
  }

  @Override
  public void remove(String name) throws Unavailable {
    if (read(name).isPresent()) {
      with(
          keyring -> {
            keyring.deletePassword(SERVICE, name);
            return "";
          });
    }
  }

  private interface Use<T> {
    T of(com.github.javakeyring.Keyring keyring) throws Exception;
  }

  /// Opens and closes it each time, since a session of the desktop may end meanwhile.
  private static <T> T with(Use<T> use) throws Unavailable {
    return guarded(
        () -> {
          com.github.javakeyring.Keyring keyring = com.github.javakeyring.Keyring.create();
          try {
            return use.of(keyring);
          } finally {
            keyring.close();
          }
        });
  }

  /// Four systems fail in many ways; what counts is that they did. Words of theirs are not passed
  /// on.
  private static <T> T guarded(Callable<T> call) throws Unavailable {
    FutureTask<T> task = new FutureTask<>(call);
    task.run();
    if (task.state() == Future.State.SUCCESS) {
      return task.resultNow();
    }
    Throwable thrown = task.exceptionNow();
    if (thrown instanceof Error error && !(error instanceof LinkageError)) {
      throw error;
    }
    throw new Unavailable(
        switch (thrown) {
          case BackendNotSupportedException _ -> "this desktop has none that answers";
          case LinkageError _ -> "this system has none that is known";
          default -> "it refuses access, or was not unlocked";
        });
  }
}
