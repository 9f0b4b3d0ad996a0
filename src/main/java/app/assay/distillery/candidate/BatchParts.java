package app.assay.distillery.candidate;

import app.assay.distillery.json.JsonEdit;
import app.assay.distillery.json.JsonParts;
import app.assay.distillery.json.StrictJson;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/// A batch while it is read.
final class BatchParts {

  private final String text;
  private final LineIndex lines;
  private final List<BatchItem> items = new ArrayList<>();
  private final List<PullRequest> pulls = new ArrayList<>();
  private final List<BatchProblem> problems = new ArrayList<>();

  BatchParts(String text) {
    this.text = text;
    this.lines = new LineIndex(text);
  }

  String text() {
    return text;
  }

  Batch batch(String name, BatchShape shape, String date) {
    return new Batch(name, shape, date, items, pulls, problems);
  }

  void add(BatchItem item) {
    items.add(item);
  }

  void add(PullRequest pull) {
    pulls.add(pull);
  }

  void problem(Span place, String name, String message) {
    problems.add(new BatchProblem(line(place.start()), name, message));
  }

  int line(int offset) {
    return lines.position(Math.min(offset, text.length())).line();
  }

  /// Takes a candidate in.
  void candidate(Span value, String name) {
    reading(value, name).ifPresent(c -> add(BatchItem.of(line(value.start()), name, c)));
  }

  /// A candidate; a problem where it is none.
  Optional<Candidate> reading(Span value, String name) {
    return switch (Candidate.read(value.in(text))) {
      case CandidateReading.Read(Candidate candidate) -> Optional.of(candidate);
      case CandidateReading.Broken(String message, int offset) -> {
        broken(value, name, message, offset);
        yield Optional.empty();
      }
    };
  }

  /// The value of a member, strictly read; missing where there is none, with a problem where it is
  /// broken.
  JsonNode json(JsonParts members, String key, String name) {
    Optional<Span> value = JsonEdit.find(members, key).map(JsonParts.Part::value);
    if (value.isEmpty()) {
      return MissingNode.getInstance();
    }
    return switch (StrictJson.read(value.get().in(text))) {
      case StrictJson.Reading.Value(JsonNode json) -> json;
      case StrictJson.Reading.Broken(String message, int offset) -> {
        broken(value.get(), name + "." + key, message, offset);
        yield MissingNode.getInstance();
      }
    };
  }

  /// The text of a member; empty for anything else.
  String string(JsonParts members, String key) {
    JsonNode json = json(members, key, key);
    return json.isTextual() ? json.textValue() : "";
  }

  /// Hands on each element of an array.
  void array(Span value, String name, BiConsumer<Span, String> each) {
    if (text.charAt(value.start()) != '[') {
      problem(value, name, "It is no array, so nothing in it can be read.");
      return;
    }
    JsonParts array = JsonParts.of(text, value.start());
    each(array, name, each);
    if (!array.closed()) {
      end(array, array.end());
    }
  }

  void each(JsonParts array, String name, BiConsumer<Span, String> each) {
    for (int i = 0; i < array.parts().size(); i++) {
      each.accept(array.parts().get(i).value(), "%s[%d]".formatted(name, i));
    }
  }

  /// Whether the text ends where its value does.
  void end(JsonParts value, int end) {
    int more = end;
    while (more < text.length() && Character.isWhitespace(text.charAt(more))) {
      more++;
    }
    if (!value.closed()) {
      problem(
          Span.at(end),
          "the end",
          "The file ends, or a bracket closes, before the batch does: perhaps it was cut off.");
    } else if (more < text.length()) {
      problem(Span.at(more), "the end", "More text follows after the batch; it was not read.");
    }
  }

  private void broken(Span value, String name, String message, int offset) {
    int line = line(value.start() + offset);
    String where = line == line(value.start()) ? "" : " (line %d)".formatted(line);
    problem(value, name, "It cannot be read: %s%s.".formatted(message, where));
  }
}
