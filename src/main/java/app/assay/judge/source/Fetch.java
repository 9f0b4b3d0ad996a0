package app.assay.judge.source;

import app.assay.judge.provider.Address;
import app.assay.judge.provider.CappedBody;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// One reading over HTTP: bounded in time from the first byte to the last and in size, followed to
/// other addresses of the same host only, and never unpacked.
///
/// @param http that follows nothing itself
/// @param limit from the start of the call to the last byte of the body
record Fetch(HttpClient http, Duration limit) {

  /// The most bytes of a body that are read.
  static final int CAP = 2_000_000;

  private static final int MOST_STEPS = 3;
  private static final Set<Integer> MOVED = Set.of(301, 302, 303, 307, 308);

  /// What came of one request.
  sealed interface Step {}

  private record Moved(URI to) implements Step {}

  /// What came back in the end.
  sealed interface Reply extends Step {}

  /// A good answer. Its bytes are read once and never compared.
  @SuppressWarnings("ArrayRecordComponent")
  record Body(HttpHeaders headers, byte[] bytes) implements Reply {}

  /// @param why a few words without a final stop
  /// @param status of the answer, 0 where there was none
  /// @param down true where asking the same host again is useless for now
  record Failed(String why, int status, boolean down) implements Reply {}

  /// @param headers with the token, if any: they go to the host of `start` and to no other
  Reply get(URI start, Map<String, String> headers) {
    URI at = start;
    for (int step = 0; step <= MOST_STEPS; step++) {
      HttpRequest.Builder request = HttpRequest.newBuilder(at).GET();
      headers.forEach(request::header);
      switch (once(request.header("User-Agent", "assay").build())) {
        case Reply reply -> {
          return reply;
        }
        case Moved(URI to) when EvidenceSource.isSameOrigin(start, to) -> at = to;
        case Moved _ -> {
          return new Failed(
              "%s sends on to another place, which was not followed"
                  .formatted(Address.place(start)),
              0,
              false);
        }
      }
    }
    return new Failed("%s sends on in a circle".formatted(Address.place(start)), 0, false);
  }

  private Step once(HttpRequest request) {
    String place = Address.place(request.uri());
    CompletableFuture<HttpResponse<byte[]>> call =
        http.sendAsync(request, info -> new CappedBody(info.statusCode() == 200 ? CAP : 0));
    try {
      return reply(request.uri(), call.get(limit.toNanos(), TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      call.cancel(true);
      return new Failed(
          "%s did not send it within %d s".formatted(place, Math.max(1, limit.toSeconds())),
          0,
          true);
    } catch (InterruptedException e) {
      call.cancel(true);
      Thread.currentThread().interrupt();
      return new Failed("it was stopped", 0, false);
    } catch (CancellationException e) {
      return new Failed("it was stopped", 0, false);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof CappedBody.TooLarge) {
        return new Failed("it is larger than %d MB".formatted(CAP / 1_000_000), 0, false);
      }
      return e.getCause() instanceof IOException
          ? new Failed("%s cannot be reached, or broke off".formatted(place), 0, true)
          : new Failed("%s answered with something unreadable".formatted(place), 0, false);
    }
  }

  private static Step reply(URI at, HttpResponse<byte[]> response) {
    int status = response.statusCode();
    HttpHeaders headers = response.headers();
    if (MOVED.contains(status)) {
      return headers
          .firstValue("Location")
          .flatMap(to -> resolved(at, to))
          .<Step>map(Moved::new)
          .orElseGet(() -> refused(at, status, headers));
    }
    if (status != 200) {
      return refused(at, status, headers);
    }
    Optional<String> packed =
        headers.firstValue("Content-Encoding").filter(e -> !e.equalsIgnoreCase("identity"));
    return packed.isPresent()
        ? new Failed("it came packed, which was not asked for", 0, false)
        : new Body(headers, response.body());
  }

  private static Optional<URI> resolved(URI at, String location) {
    try {
      return Optional.of(at.resolve(location));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Failed refused(URI at, int status, HttpHeaders headers) {
    String place = Address.place(at);
    boolean limited =
        status == 429
            || (status == 403
                && (headers.firstValue("Retry-After").isPresent()
                    || headers
                        .firstValue("X-RateLimit-Remaining")
                        .filter("0"::equals)
                        .isPresent()));
    if (limited) {
      return new Failed("%s allows no more requests for now".formatted(place), status, true);
    }
    return switch (status) {
      case 401 ->
          new Failed(
              "%s does not accept the token, or asks for one".formatted(place), status, true);
      case 403 -> new Failed("%s does not let it be read".formatted(place), status, false);
      case 404, 410 ->
          new Failed(
              "%s has it not, or does not show it with this token".formatted(place), status, false);
      default ->
          new Failed("%s answered with status %d".formatted(place, status), status, status >= 500);
    };
  }
}
