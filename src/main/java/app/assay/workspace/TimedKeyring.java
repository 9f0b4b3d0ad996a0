package app.assay.workspace;

import app.assay.judge.provider.DesktopKeyring;
import app.assay.judge.provider.Keyring;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A keyring that is waited for only so long. The real one waits for minutes where nobody sees its
/// question for the password; such a call is left behind.
public final class TimedKeyring implements Keyring {

  /// Long enough to type a password.
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Keyring keyring;
  private final Duration patience;

  TimedKeyring(Keyring keyring, Duration patience) {
    this.keyring = keyring;
    this.patience = patience;
  }

  /// The keyring of this desktop; nothing of it is loaded before the first call.
  public static Keyring desktop() {
    return new TimedKeyring(new DesktopKeyring(), PATIENCE);
  }

  @Override
  public void keep(String name, String secret) throws Unavailable {
    within(
        () -> {
          keyring.keep(name, secret);
          return "";
        });
  }

  @Override
  public Optional<String> read(String name) throws Unavailable {
    return within(() -> keyring.read(name));
  }

  @Override
  public void remove(String name) throws Unavailable {
    within(
        () -> {
          keyring.remove(name);
          return "";
        });
  }

  private <T> T within(Callable<T> call) throws Unavailable {
    FutureTask<T> task = new FutureTask<>(call);
    Thread.ofVirtual().name("keyring").start(task);
    try {
      return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      task.cancel(true);
      throw new Unavailable(
          "it did not answer within %d s, perhaps because it is locked"
              .formatted(patience.toSeconds()));
    } catch (InterruptedException e) {
      task.cancel(true);
      Thread.currentThread().interrupt();
      throw new Unavailable("waiting for it was stopped");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Unavailable reason) {
        throw reason;
      }
      throw new IllegalStateException("a keyring has no other way to fail", e.getCause());
    }
  }
}
