package app.assay.judge.provider;

import app.assay.judge.call.ModelFailure;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.ProtocolException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;

/// What a status or a broken connection means, in sentences that say what to do.
///
/// @param model as the profile names it
/// @param place host and port
record Trouble(String model, String place) {

  private static final int REDIRECTS = 300;
  private static final int REFUSALS = 400;
  private static final int FAILURES = 500;

  /// @param status any but 2xx
  CallFailed status(int status, Optional<Duration> retryAfter) {
    return switch (status) {
      case 401, 403 ->
          failed(
              ModelFailure.AUTHENTICATION,
              "%s does not accept the key (%d). Check the key of this profile.",
              place,
              status);
      case 404 ->
          failed(
              ModelFailure.NOT_FOUND,
              "%s has no model %s, or the address is not its (404). Check both in the profile.",
              place,
              model);
      case 408 -> failed(ModelFailure.TIME, "%s gave up waiting (408). Try again.", place);
      case 429 ->
          new CallFailed(
              ModelFailure.RATE_LIMIT,
              "%s wants fewer calls, or the credit is used up (429).%s"
                  .formatted(place, again(retryAfter)),
              retryAfter);
      default -> other(status, retryAfter);
    };
  }

  private CallFailed other(int status, Optional<Duration> retryAfter) {
    if (status >= FAILURES) {
      return new CallFailed(
          ModelFailure.SERVER,
          "%s failed (%d).%s".formatted(place, status, again(retryAfter)),
          retryAfter);
    }
    if (status >= REFUSALS) {
      return failed(
          ModelFailure.REFUSED,
          "%s refused the request (%d). %s may not take a schema, or the text is too long for it.",
          place,
          status,
          model);
    }
    if (status >= REDIRECTS) {
      return failed(
          ModelFailure.REFUSED,
          "%s points to another address (%d), which is not followed because the key would go"
              + " there. Write the final address into the profile.",
          place,
          status);
    }
    return failed(ModelFailure.MALFORMED, "%s answered with the status %d.", place, status);
  }

  private static String again(Optional<Duration> retryAfter) {
    return retryAfter
        .map(wait -> " Try again in %d s.".formatted(wait.toSeconds()))
        .orElse(" Try again later.");
  }

  CallFailed late(Duration limit) {
    return failed(ModelFailure.TIME, "%s did not answer in full within %s.", place, seconds(limit));
  }

  private static String seconds(Duration limit) {
    return limit.toMillis() < 1000 ? limit.toMillis() + " ms" : limit.toSeconds() + " s";
  }

  CallFailed stopped() {
    return failed(ModelFailure.CANCELLED, "The call of %s was stopped.", place);
  }

  CallFailed unreadable() {
    return failed(
        ModelFailure.MALFORMED,
        "%s answered with something that is no reply of this kind of provider. Check the kind and"
            + " the address of the profile.",
        place);
  }

  /// What broke the connection.
  CallFailed broken(IOException reason) {
    return switch (reason) {
      case CappedBody.TooLarge _ ->
          failed(ModelFailure.TOO_LARGE, "%s sent more than a reply can hold.", place);
      case HttpConnectTimeoutException _ ->
          failed(ModelFailure.DISCONNECTED, "%s cannot be reached in time.", place);
      case HttpTimeoutException _ -> failed(ModelFailure.TIME, "%s did not answer in time.", place);
      case UnknownHostException _ -> unknown();
      case ConnectException _ when isBecauseOf(reason, UnresolvedAddressException.class) ->
          unknown();
      case ConnectException _ ->
          failed(ModelFailure.DISCONNECTED, "Nothing answers at %s. Is it running?", place);
      case SSLException _
          when !isBecauseOf(reason, EOFException.class)
              && !isBecauseOf(reason, SocketException.class) ->
          failed(
              ModelFailure.REFUSED,
              "%s offers no encryption that can be trusted, so nothing was sent. Check the address"
                  + " and its certificate.",
              place);
      case ProtocolException _ -> unreadable();
      default -> failed(ModelFailure.DISCONNECTED, "The connection to %s broke off.", place);
    };
  }

  private CallFailed unknown() {
    return failed(
        ModelFailure.DISCONNECTED,
        "The name %s is not known. Check the address and your network.",
        place);
  }

  private static boolean isBecauseOf(Throwable reason, Class<? extends Throwable> kind) {
    return Stream.iterate(reason, cause -> cause != null, Throwable::getCause)
        .limit(10)
        .anyMatch(kind::isInstance);
  }

  private static CallFailed failed(ModelFailure failure, String words, Object... parts) {
    return new CallFailed(failure, words.formatted(parts));
  }
}
