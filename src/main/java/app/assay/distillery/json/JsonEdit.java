package app.assay.distillery.json;

import app.assay.text.Span;
import app.assay.text.TextEdit;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;

/// Changes one member of an object in a text; every other character stays.
public final class JsonEdit {

  private JsonEdit() {}

  /// Sets a member, at its place or, where there is none, after the last.
  ///
  /// @param text well-formed JSON
  /// @param object where the object's opening bracket stands
  public static TextEdit set(String text, int object, String key, JsonNode value) {
    JsonParts members = JsonParts.of(text, object);
    Optional<JsonParts.Part> old = find(members, key);
    if (old.isPresent()) {
      return new TextEdit(old.get().value(), JsonLayout.compact(value));
    }
    String member = JsonLayout.compact(TextNode.valueOf(key)) + ": " + JsonLayout.compact(value);
    if (members.parts().isEmpty()) {
      return TextEdit.insert(object + 1, member);
    }
    return TextEdit.insert(
        members.parts().getLast().value().end(), "," + gap(text, object) + member);
  }

  /// Sets a member, at its place or, where there is none, just after another.
  public static TextEdit setAfter(
      String text, int object, String other, String key, JsonNode value) {
    JsonParts members = JsonParts.of(text, object);
    Optional<JsonParts.Part> before = find(members, other);
    if (find(members, key).isPresent() || before.isEmpty()) {
      return set(text, object, key, value);
    }
    String member = JsonLayout.compact(TextNode.valueOf(key)) + ": " + JsonLayout.compact(value);
    return TextEdit.insert(before.get().value().end(), "," + gap(text, object) + member);
  }

  /// Takes a member out, with the comma that parts it from its neighbour; empty where there is
  /// none.
  public static Optional<TextEdit> remove(String text, int object, String key) {
    List<JsonParts.Part> parts = JsonParts.of(text, object).parts();
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).key().equals(key)) {
        int start = i > 0 ? parts.get(i - 1).value().end() : object + 1;
        int end = parts.get(i).value().end();
        if (i == 0 && parts.size() > 1) {
          end = text.indexOf(',', end) + 1;
        }
        return Optional.of(TextEdit.delete(new Span(start, end)));
      }
    }
    return Optional.empty();
  }

  /// The member of a key; the last, should there be two.
  public static Optional<JsonParts.Part> find(JsonParts members, String key) {
    return members.parts().stream().filter(part -> part.key().equals(key)).reduce((a, b) -> b);
  }

  /// What stands between the opening bracket and the first key.
  private static String gap(String text, int object) {
    int end = object + 1;
    while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    String gap = text.substring(object + 1, end);
    return gap.isEmpty() ? " " : gap;
  }
}
