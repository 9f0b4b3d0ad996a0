package app.assay.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.assay.judge.provider.Keyring;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class TimedKeyringTest {

  private static final Duration LONG = Duration.ofSeconds(60);

  private static Keyring keyring(Map<String, String> entries, CountDownLatch go) {
    return new Keyring() {
      @Override
      public void keep(String name, String secret) throws Unavailable {
        pass();
        entries.put(name, secret);
      }

      @Override
      public Optional<String> read(String name) throws Unavailable {
        pass();
        return Optional.ofNullable(entries.get(name));
      }

      @Override
      public void remove(String name) throws Unavailable {
        throw new Unavailable("no");
      }

      private void pass() throws Unavailable {
        try {
          go.await();
        } catch (InterruptedException e) {
          throw new Unavailable("interrupted");
        }
      }
    };
  }

  @Test
  void callsGoThrough() throws Keyring.Unavailable {
    Keyring timed = new TimedKeyring(keyring(new HashMap<>(), new CountDownLatch(0)), LONG);
    timed.keep("a", "secret");
    assertThat(timed.read("a")).contains("secret");
    assertThat(timed.read("b")).isEmpty();
    assertThatThrownBy(() -> timed.remove("a"))
        .isInstanceOf(Keyring.Unavailable.class)
        .hasMessage("no");
  }

  @Test
  void keyringThatWaitsForNobodyIsLeftBehind() {
    CountDownLatch never = new CountDownLatch(1);
    Keyring timed = new TimedKeyring(keyring(new HashMap<>(), never), Duration.ofMillis(100));
    assertThatThrownBy(() -> timed.keep("a", "secret"))
        .isInstanceOf(Keyring.Unavailable.class)
        .hasMessage("it did not answer within 0 s, perhaps because it is locked");
    never.countDown();
  }

  @Test
  void interruptionEndsTheWaitAndStaysKnown() {
    CountDownLatch never = new CountDownLatch(1);
    Keyring timed = new TimedKeyring(keyring(new HashMap<>(), never), LONG);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> timed.read("a"))
        .isInstanceOf(Keyring.Unavailable.class)
        .hasMessage("waiting for it was stopped");
    assertThat(Thread.interrupted()).isTrue();
    never.countDown();
  }
}
