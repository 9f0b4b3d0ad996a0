package app.assay.judge.provider;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// One call over HTTP under the library: bounded in time from the first byte to the last (the
/// timeout of a Java request ends with the headers, JDK-8258397), bounded in size, stopped by an
/// interruption, and silent about what it carries.
///
/// @param limit from the start of the call to the last byte of the body
/// @param cap the most bytes of a body that are read
record BoundedHttp(
    java.net.http.HttpClient http, Duration limit, int cap, Clock clock, Trouble trouble)
    implements HttpClient, HttpClientBuilder {

  /// What a reply of a chat may hold, in bytes: ten verdicts with quotes are a twentieth of it.
  static final int CHAT_CAP = 500_000;

  /// What vectors may hold, in bytes.
  static final int VECTORS_CAP = 16_000_000;

  private static final Set<String> OURS = Set.of("user-agent", "host", "content-length");
  private static final int OK = 200;
  private static final int NOT_OK = 300;

  @Override
  public SuccessfulHttpResponse execute(HttpRequest request) {
    CompletableFuture<HttpResponse<byte[]>> call =
        http.sendAsync(
            asJava(request), info -> new CappedBody(isGood(info.statusCode()) ? cap : 0));
    HttpResponse<byte[]> response = waitFor(call);
    if (!isGood(response.statusCode())) {
      Optional<Duration> retryAfter =
          response.headers().firstValue("Retry-After").flatMap(v -> RetryAfter.of(v, clock));
      throw trouble.status(response.statusCode(), retryAfter);
    }
    return SuccessfulHttpResponse.builder()
        .statusCode(response.statusCode())
        .headers(response.headers().map())
        .body(new String(response.body(), StandardCharsets.UTF_8))
        .build();
  }

  private HttpResponse<byte[]> waitFor(CompletableFuture<HttpResponse<byte[]>> call) {
    try {
      return call.get(limit.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      call.cancel(true);
      throw trouble.late(limit);
    } catch (InterruptedException e) {
      call.cancel(true);
      Thread.currentThread().interrupt();
      throw trouble.stopped();
    } catch (CancellationException e) {
      throw trouble.stopped();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException reason
          ? trouble.broken(reason)
          : trouble.unreadable();
    }
  }

  private static boolean isGood(int status) {
    return status >= OK && status < NOT_OK;
  }

  private static java.net.http.HttpRequest asJava(HttpRequest request) {
    java.net.http.HttpRequest.Builder builder =
        java.net.http.HttpRequest.newBuilder(URI.create(request.url()));
    request
        .headers()
        .forEach(
            (name, values) -> {
              if (!OURS.contains(name.toLowerCase(Locale.ROOT))) {
                values.forEach(value -> builder.header(name, value));
              }
            });
    return builder
        .header("User-Agent", "assay")
        .method(
            request.method().name(),
            request.body() == null
                ? BodyPublishers.noBody()
                : BodyPublishers.ofString(request.body(), StandardCharsets.UTF_8))
        .build();
  }

  @Override
  public void execute(
      HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
    throw new UnsupportedOperationException("replies are read as a whole");
  }

  @Override
  public Duration connectTimeout() {
    return limit;
  }

  @Override
  public HttpClientBuilder connectTimeout(Duration ignored) {
    return this;
  }

  @Override
  public Duration readTimeout() {
    return limit;
  }

  @Override
  public HttpClientBuilder readTimeout(Duration ignored) {
    return this;
  }

  @Override
  public HttpClient build() {
    return this;
  }
}
