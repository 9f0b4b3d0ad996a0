package app.assay.judge.provider;

import app.assay.judge.call.ModelFailure;
import app.assay.judge.call.ModelReply;
import dev.langchain4j.exception.ContentFilteredException;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// One call of the library for a profile: with its key, to an address that may have it, over HTTP
/// that is bounded, and with every way to fail in our words.
///
/// @param http shared by all calls of a run
/// @param keys asked at each call
/// @param clock to read dates in `Retry-After`
record Exchange(ProviderProfile profile, HttpClient http, Keys keys, Clock clock) {

  /// What came of it.
  sealed interface Outcome<T> {}

  record Got<T>(T value) implements Outcome<T> {}

  record Lost<T>(ModelReply.Failed failed) implements Outcome<T> {}

  /// What the library is asked to do.
  @FunctionalInterface
  interface Use<T> {

    /// Uses the library.
    ///
    /// @param secret the key, null where the profile needs none
    T of(@Nullable String secret, BoundedHttp http);
  }

  Trouble trouble() {
    return new Trouble(profile.model(), Address.place(profile.address()));
  }

  /// @param limit for all of it
  /// @param cap bytes of a body
  <T> Outcome<T> call(Duration limit, int cap, Use<T> use) {
    if (Thread.currentThread().isInterrupted()) {
      return lost(ModelFailure.CANCELLED, "The call was stopped before anything was sent.");
    }
    return switch (keys.key(profile)) {
      case Key.Missing(String message) -> lost(ModelFailure.NO_KEY, message);
      case Key.NotNeeded _ -> call(limit, cap, null, use);
      case Key.Here(String secret) -> call(limit, cap, secret, use);
    };
  }

  private <T> Outcome<T> call(Duration limit, int cap, @Nullable String secret, Use<T> use) {
    Optional<String> refusal = Address.refusal(profile.address(), secret != null);
    if (refusal.isPresent()) {
      return lost(ModelFailure.REFUSED, refusal.get());
    }
    BoundedHttp bounded = new BoundedHttp(http, limit, cap, clock, trouble());
    // The library throws what it likes over a strange reply; whatever it was, there is no reply.
    FutureTask<T> task = new FutureTask<>(() -> use.of(secret, bounded));
    task.run();
    return task.state() == Future.State.SUCCESS
        ? new Got<>(task.resultNow())
        : failed(task.exceptionNow());
  }

  private <T> Outcome<T> failed(Throwable thrown) {
    if (thrown instanceof Error error) {
      throw error;
    }
    if (thrown instanceof ContentFilteredException) {
      return new Lost<>(withheld());
    }
    return new Lost<>(
        Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
            .limit(10)
            .filter(CallFailed.class::isInstance)
            .map(CallFailed.class::cast)
            .findFirst()
            .orElseGet(trouble()::unreadable)
            .failed());
  }

  ModelReply.Failed withheld() {
    return new ModelReply.Failed(
        ModelFailure.REFUSED,
        "%s keeps its reply back because of its rules for contents."
            .formatted(Address.place(profile.address())),
        Optional.empty(),
        1);
  }

  /// Before anything was sent.
  private static <T> Outcome<T> lost(ModelFailure failure, String message) {
    return new Lost<>(new ModelReply.Failed(failure, message, Optional.empty(), 0));
  }
}
