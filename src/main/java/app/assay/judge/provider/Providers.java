package app.assay.judge.provider;

import app.assay.judge.call.ModelClient;
import app.assay.judge.resilience.Pause;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.random.RandomGenerator;

/// The clients of one run. What they learn about a provider, such as that it fails just now, counts
/// for the run. No connection is made before a call.
public final class Providers implements AutoCloseable {

  private static final Duration CONNECTING = Duration.ofSeconds(10);

  private final Keys keys;
  private final Clock clock;
  private final HttpClient http =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .followRedirects(HttpClient.Redirect.NEVER)
          .connectTimeout(CONNECTING)
          .build();

  /// @param keys asked at each call
  /// @param clock to read dates of providers and to count pauses
  /// @param pause between attempts
  /// @param random spreads the attempts of several callers
  public Providers(Keys keys, Clock clock, Pause pause, RandomGenerator random) {
    this.keys = keys;
    this.clock = clock;
  }

  /// The client of a profile, for many threads at once.
  public ModelClient client(ProviderProfile profile) {
    return new LangChainClient(profile, http, keys, clock);
  }

  /// Breaks off what still runs.
  @Override
  public void close() {
    http.shutdownNow();
  }
}
