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
          new CallFailed(
              ModelFailure.AUTHENTICATION,
              "%s does not accept the key (%d). Check the key of this profile."
                  .formatted(place, status));
      case 404 ->
          new CallFailed(
              ModelFailure.NOT_FOUND,
              "%s has no model %s, or the address is not its (404). Check both in the profile."
                  .formatted(place, model));
      case 408 ->
          new CallFailed(
              ModelFailure.TIME, "%s gave up waiting (408). Try again.".formatted(place));
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
      return new CallFailed(
          ModelFailure.REFUSED,
          "%s refused the request (%d). %s may not take a schema, or the text is too long for it."
              .formatted(place, status, model));
    }
    if (status >= REDIRECTS) {
      return new CallFailed(
          ModelFailure.REFUSED,
          ("%s points to another address (%d), which is not followed because the key would go"
                  + " there. Write the final address into the profile.")
              .formatted(place, status));
    }
    return new CallFailed(
        ModelFailure.MALFORMED, "%s answered with the status %d.".formatted(place, status));
  }

  private static String again(Optional<Duration> retryAfter) {
    return retryAfter
        .map(wait -> " Try again in %d s.".formatted(wait.toSeconds()))
        .orElse(" Try again later.");
  }

  CallFailed late(Duration limit) {
    return new CallFailed(
        ModelFailure.TIME, "%s did not answer in full within %s.".formatted(place, seconds(limit)));
  }

  private static String seconds(Duration limit) {
    return limit.toMillis() < 1000 ? limit.toMillis() + " ms" : limit.toSeconds() + " s";
  }

  CallFailed stopped() {
    return new CallFailed(ModelFailure.CANCELLED, "The call of %s was stopped.".formatted(place));
  }

  CallFailed unreadable() {
    return new CallFailed(
        ModelFailure.MALFORMED,
        ("%s answered with something that is no reply of this kind of provider. Check the kind and"
                + " the address of the profile.")
            .formatted(place));
  }

  /// What broke the connection.
  CallFailed broken(IOException reason) {
    return switch (reason) {
      case CappedBody.TooLarge _ ->
          new CallFailed(
              ModelFailure.TOO_LARGE, "%s sent more than a reply can hold.".formatted(place));
      case HttpConnectTimeoutException _ ->
          new CallFailed(
              ModelFailure.DISCONNECTED, "%s cannot be reached in time.".formatted(place));
      case HttpTimeoutException _ ->
          new CallFailed(ModelFailure.TIME, "%s did not answer in time.".formatted(place));
      case UnknownHostException _ -> unknown();
      case ConnectException _ when isBecauseOf(reason, UnresolvedAddressException.class) ->
          unknown();
      case ConnectException _ ->
          new CallFailed(
              ModelFailure.DISCONNECTED, "Nothing answers at %s. Is it running?".formatted(place));
      case SSLException _
          when !isBecauseOf(reason, EOFException.class)
              && !isBecauseOf(reason, SocketException.class) ->
          new CallFailed(
              ModelFailure.REFUSED,
              ("%s offers no encryption that can be trusted, so nothing was sent. Check the address"
                      + " and its certificate.")
                  .formatted(place));
      case ProtocolException _ -> unreadable();
      default ->
          new CallFailed(
              ModelFailure.DISCONNECTED, "The connection to %s broke off.".formatted(place));
    };
  }

  private CallFailed unknown() {
    return new CallFailed(
        ModelFailure.DISCONNECTED,
        "The name %s is not known. Check the address and your network.".formatted(place));
  }

  private static boolean isBecauseOf(Throwable reason, Class<? extends Throwable> kind) {
    return Stream.iterate(reason, cause -> cause != null, Throwable::getCause)
        .limit(10)
        .anyMatch(kind::isInstance);
  }
}
