package app.assay.judge.source;

import app.assay.judge.provider.Key;
import app.assay.judge.provider.KeyChest;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The sources of this user and the connections to them. No connection is made before something is
/// opened, and none where no source is configured. Safe on any thread.
public final class Outside implements AutoCloseable {

  /// For one answer, from asking to its last byte.
  public static final Duration LIMIT = Duration.ofSeconds(15);

  private static final Duration CONNECTING = Duration.ofSeconds(8);

  private final SourcesFile file;
  private final KeyChest keys;
  private final Duration limit;
  private @Nullable HttpClient http;

  /// @param keys where the tokens come from
  /// @param limit for one answer
  public Outside(SourcesFile file, KeyChest keys, Duration limit) {
    this.file = file;
    this.keys = keys;
    this.limit = limit;
  }

  /// What opens references during one run, by the sources as they are configured now.
  public Opener opener() {
    SourcesFile.Listed listed = file.read();
    return new RunOpener(listed.sources(), listed.trouble(), this::asking);
  }

  /// Asks a source something that its token has to suffice for.
  ///
  /// @return why evidence cannot be opened there, a sentence; empty when it can
  public Optional<String> test(EvidenceSource source) {
    return switch (asking(source)) {
      case Ready.Not(String why) -> Optional.of(why);
      case Ready.Now(Asking asking) ->
          tried(asking).map(why -> "Nothing can be opened: " + why + ".");
    };
  }

  private static Optional<String> tried(Asking asking) {
    boolean known = asking.token().isPresent();
    return switch (asking.source().kind()) {
      case GITHUB -> failure(asking.json("/rate_limit"));
      case GITLAB -> failure(asking.json(known ? "/user" : "/projects?per_page=1"));
      case JIRA -> failure(asking.json(known ? "/myself" : "/serverInfo"));
      case WEB ->
          new PageReader(asking).open(asking.source().address())
                  instanceof Opener.NotOpened(boolean _, String why)
              ? Optional.of(why)
              : Optional.empty();
    };
  }

  private static Optional<String> failure(Asking.Answer answer) {
    return answer instanceof Asking.Unread(Fetch.Failed why)
        ? Optional.of(why.why())
        : Optional.empty();
  }

  /// Whether a source can be asked.
  sealed interface Ready {

    record Now(Asking asking) implements Ready {}

    /// It cannot.
    ///
    /// @param why a sentence
    record Not(String why) implements Ready {}
  }

  private Ready asking(EvidenceSource source) {
    return switch (keys.key(source)) {
      case Key.Missing(String message) -> new Ready.Not(message);
      case Key.NotNeeded _ ->
          new Ready.Now(new Asking(fetch(), source, Optional.empty(), () -> {}));
      case Key.Here(String secret) ->
          new Ready.Now(new Asking(fetch(), source, Optional.of(secret), () -> {}));
    };
  }

  /// Made with the first call, since it starts a thread and reads certificates.
  private synchronized Fetch fetch() {
    if (http == null) {
      http =
          HttpClient.newBuilder()
              .version(HttpClient.Version.HTTP_1_1)
              .followRedirects(HttpClient.Redirect.NEVER)
              .connectTimeout(CONNECTING)
              .build();
    }
    return new Fetch(http, limit);
  }

  /// Breaks off what still runs.
  @Override
  public synchronized void close() {
    if (http != null) {
      http.shutdownNow();
    }
  }
}
