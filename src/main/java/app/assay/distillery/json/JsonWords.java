package app.assay.distillery.json;

import com.fasterxml.jackson.databind.JsonNode;

/// Values of JSON in words.
public final class JsonWords {

  private JsonWords() {}

  /// The text of a member; empty where there is none or it is no text.
  public static String text(JsonNode object, String key) {
    JsonNode node = object.path(key);
    return node.isTextual() ? node.textValue() : "";
  }

  /// What a value is: "a number", "null".
  public static String of(JsonNode node) {
    return switch (node.getNodeType()) {
      case ARRAY -> "an array";
      case OBJECT, POJO -> "an object";
      case STRING, BINARY -> "a text";
      case NUMBER -> "a number";
      case BOOLEAN -> node.asText();
      case NULL -> "null";
      case MISSING -> "missing";
    };
  }
}
