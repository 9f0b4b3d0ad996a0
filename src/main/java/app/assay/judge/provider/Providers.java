package app.assay.judge.provider;

import app.assay.judge.call.EmbeddingClient;
import app.assay.judge.call.ModelClient;
import app.assay.judge.resilience.CircuitBreaker;
import app.assay.judge.resilience.FirstCall;
import app.assay.judge.resilience.Pause;
import app.assay.judge.resilience.Retrying;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The clients of one run. What they learn about a provider, such as that it fails just now, counts
/// for the run. No connection is made before a call.
public final class Providers implements AutoCloseable {

  private static final Duration CONNECTING = Duration.ofSeconds(10);

  private static final Duration FIRST_LOCAL =
      Duration.ofSeconds(ProviderProfile.FIRST_LOCAL_SECONDS);

  private final Keys keys;
  private final Clock clock;
  private final Pause pause;
  private final RandomGenerator random;
  private final Map<ProviderProfile, ModelClient> clients = new ConcurrentHashMap<>();
  private @Nullable HttpClient http;

  /// @param keys asked at each call
  /// @param clock to read dates of providers and to count pauses
  /// @param pause between attempts
  /// @param random spreads the attempts of several callers
  public Providers(Keys keys, Clock clock, Pause pause, RandomGenerator random) {
    this.keys = keys;
    this.clock = clock;
    this.pause = pause;
    this.random = random;
  }

  /// The client of a profile, for many threads at once: tried again, left alone and given time for
  /// its first call as [app.assay.judge.resilience] says. The same profile has the same client.
  public ModelClient client(ProviderProfile profile) {
    return clients.computeIfAbsent(profile, this::made);
  }

  private ModelClient made(ProviderProfile profile) {
    ModelClient guarded =
        new CircuitBreaker(once(profile), clock, Address.place(profile.address()));
    ModelClient retried = new Retrying(guarded, clock, pause, random);
    return isLocal(profile) ? new FirstCall(retried, FIRST_LOCAL) : retried;
  }

  private ModelClient once(ProviderProfile profile) {
    return new LangChainClient(exchange(profile));
  }

  private Exchange exchange(ProviderProfile profile) {
    return new Exchange(profile, http(), keys, clock);
  }

  /// Made with the first client, since it starts a thread and reads certificates.
  private synchronized HttpClient http() {
    if (http == null) {
      http =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .connectTimeout(CONNECTING)
              .build();
    }
    return http;
  }

  /// Vectors of a profile's model, for many threads at once; a call that failed is not tried again.
  public EmbeddingClient embeddings(ProviderProfile profile) {
    return new LangChainEmbeddings(exchange(profile));
  }

  /// Sends one small request to find out whether a profile can be used, and waits for its reply: up
  /// to the profile's limit of time, or five minutes where a local model may have to be loaded.
  public ConnectionReport test(ProviderProfile profile) {
    Duration own = Duration.ofSeconds(profile.seconds());
    boolean longer = isLocal(profile) && own.compareTo(FIRST_LOCAL) < 0;
    return new ConnectionTest(once(profile), clock).run(profile, longer ? FIRST_LOCAL : own);
  }

  private static boolean isLocal(ProviderProfile profile) {
    return profile.kind().isLocal() || Address.isOnThisMachine(profile.address());
  }

  /// Breaks off what still runs.
  @Override
  public synchronized void close() {
    if (http != null) {
      http.shutdownNow();
    }
  }
}
