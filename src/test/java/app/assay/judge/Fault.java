package app.assay.judge;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What a [FakeProvider] does instead of answering properly.
public sealed interface Fault {

  /// No fault: the model answers.
  record None() implements Fault {}

  /// A status with a body that a careless client would show.
  record Status(int status, Map<String, String> headers) implements Fault {}

  /// Takes the request and says nothing until the server closes.
  record StallBeforeHeaders() implements Fault {}

  /// Sends headers and half a body, and then nothing until the server closes.
  record StallInBody() implements Fault {}

  /// Sends the body a space at a time, for ever.
  record TrickleInBody() implements Fault {}

  /// Closes the connection before an answer.
  record DisconnectBeforeHeaders() implements Fault {}

  /// Closes the connection in the middle of the body.
  record DisconnectInBody() implements Fault {}

  /// The model's words, whatever was asked, in a proper envelope.
  record Says(String text) implements Fault {}

  /// The model's words, cut off by the limit of tokens.
  record SaysCut(String text) implements Fault {}

  /// A proper envelope of at least so many bytes.
  record Large(int bytes) implements Fault {}

  /// A body of its own with the status 200.
  record Body(String body) implements Fault {}

  static Fault status(int status) {
    return new Status(status, Map.of());
  }

  /// 429 with `Retry-After` in seconds or as a date.
  static Fault tooMany(String retryAfter) {
    return new Status(429, Map.of("Retry-After", retryAfter));
  }

  /// Two objects with the same field, which readers silently merge.
  static Fault doubled(String name, String first, String second) {
    return new Says("{\"%s\":%s,\"%s\":%s}".formatted(name, first, name, second));
  }

  /// The words of a chatty model around JSON.
  static Fault prose(String json) {
    return new Says(
        "Sure! Here is the JSON you asked for:\n```json\n" + json + "\n```\nAnything else?");
  }

  /// This fault so many times.
  static List<Fault> times(int count, Fault fault) {
    return Stream.generate(() -> fault).limit(count).toList();
  }
}
