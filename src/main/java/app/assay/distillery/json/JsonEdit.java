package app.assay.distillery.json;

import app.assay.text.TextEdit;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
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
    int last = members.parts().getLast().value().end();
    return TextEdit.insert(last, "," + gap(text, object) + member);
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
