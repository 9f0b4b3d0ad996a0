package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonParts;
import app.assay.text.Span;
import com.fasterxml.jackson.databind.JsonNode;

/// Reads batches in every shape that pipelines write: an array of candidates, an object of pull
/// requests, a changeset, one candidate a line, one candidate. What cannot be read becomes a
/// problem of its own and hides nothing beside it.
public final class BatchReader {

  private BatchReader() {}

  /// Reads a batch; never fails.
  ///
  /// @param name of the batch, for people
  /// @param text without a byte order mark
  public static Batch read(String name, String text) {
    BatchParts parts = new BatchParts(text);
    JsonParts.Part first = JsonParts.first(text, 0);
    if (first.value().isEmpty()) {
      parts.problem(first.value(), "the batch", "Nothing is in it.");
      return parts.batch(name, BatchShape.ARRAY, "");
    }
    if (isLines(text, first.value())) {
      lines(parts);
      return parts.batch(name, BatchShape.LINES, "");
    }
    Span value = first.value();
    if (first.whole()
        && isObject(text, value.start())
        && isObject(text, JsonParts.first(text, value.end()))) {
      several(parts);
      return parts.batch(name, BatchShape.LINES, "");
    }
    return switch (text.charAt(value.start())) {
      case '[' -> {
        JsonParts array = JsonParts.of(text, value.start());
        parts.each(array, "", parts::candidate);
        parts.end(array, array.end());
        yield parts.batch(name, BatchShape.ARRAY, "");
      }
      case '{' -> object(parts, name, value);
      default -> {
        parts.problem(value, "the batch", "It is no JSON array or object.");
        yield parts.batch(name, BatchShape.ARRAY, "");
      }
    };
  }

  private static Batch object(BatchParts parts, String name, Span value) {
    JsonParts members = JsonParts.of(parts.text(), value.start());
    String date = parts.string(members, "batch_date");
    for (String key : new String[] {"entries", "prs", "results"}) {
      var found = JsonEdit.find(members, key);
      if (found.isPresent()) {
        boolean changeset = key.equals("entries");
        if (changeset) {
          version(parts, members, value);
        }
        BatchPulls pulls = new BatchPulls(parts);
        parts.array(
            found.get().value(), key, changeset ? new BatchEntries(parts)::entry : pulls::pull);
        parts.end(members, members.end());
        return parts.batch(name, changeset ? BatchShape.CHANGESET : BatchShape.PULLS, date);
      }
    }
    if (members.parts().stream().anyMatch(p -> p.key().equals("id") || p.key().equals("claim"))) {
      parts.candidate(value, "the candidate");
    } else {
      parts.problem(
          value,
          "the batch",
          "It has none of entries, prs and the fields of a candidate: nothing in it can be gated.");
    }
    parts.end(members, members.end());
    return parts.batch(name, BatchShape.SINGLE, date);
  }

  /// A changeset of another version may mean something else by the same words.
  private static void version(BatchParts parts, JsonParts members, Span value) {
    JsonNode version = parts.json(members, "version", "the changeset");
    if (!version.asText().equals("1")) {
      parts.problem(value, "the changeset", "Its version must be 1.");
    }
  }

  /// Whether a second object follows the first on a line of its own.
  private static boolean isLines(String text, Span first) {
    int lineEnd = text.indexOf('\n', first.start());
    return isObject(text, first.start())
        && lineEnd >= 0
        && first.end() <= lineEnd + 1
        && isObject(text, JsonParts.first(text, Math.max(first.end(), lineEnd)));
  }

  private static boolean isObject(String text, JsonParts.Part part) {
    return !part.value().isEmpty() && isObject(text, part.value().start());
  }

  private static boolean isObject(String text, int start) {
    return text.charAt(start) == '{';
  }

  /// One candidate after the other, each over several lines, as some tools print them.
  private static void several(BatchParts parts) {
    JsonParts.Part next = JsonParts.first(parts.text(), 0);
    for (int i = 0; !next.value().isEmpty(); i++) {
      parts.candidate(next.value(), "[%d]".formatted(i));
      next = JsonParts.first(parts.text(), next.value().end());
    }
  }

  private static void lines(BatchParts parts) {
    String text = parts.text();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      if (!text.substring(start, end).isBlank()) {
        parts.candidate(new Span(start, end), "line");
      }
      start = end + 1;
    }
  }
}
