package app.assay.judge.provider;

import com.fasterxml.jackson.databind.JsonNode;
import dev.langchain4j.model.chat.request.json.JsonAnyOfSchema;
import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonBooleanSchema;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonIntegerSchema;
import dev.langchain4j.model.chat.request.json.JsonNullSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A JSON schema in the words of the library. What providers do not understand everywhere, such as
/// bounds of numbers, is left out: whoever reads the reply checks it again.
final class Schemas {

  private Schemas() {}

  /// @param schema an object, with every property required
  /// @throws IllegalArgumentException for a schema the program should not have written
  static JsonObjectSchema object(JsonNode schema) {
    JsonObjectSchema.Builder object =
        JsonObjectSchema.builder().description(description(schema)).additionalProperties(false);
    List<String> names = new ArrayList<>();
    schema
        .path("properties")
        .properties()
        .forEach(
            property -> {
              object.addProperty(property.getKey(), element(property.getValue()));
              names.add(property.getKey());
            });
    return object.required(names).build();
  }

  private static JsonSchemaElement element(JsonNode schema) {
    if (schema.has("enum")) {
      List<String> words = new ArrayList<>();
      schema.get("enum").forEach(word -> words.add(word.asText()));
      return JsonEnumSchema.builder().description(description(schema)).enumValues(words).build();
    }
    JsonNode type = schema.path("type");
    if (type.isArray()) {
      List<JsonSchemaElement> either = new ArrayList<>();
      type.forEach(one -> either.add(element(schema, one.asText())));
      return JsonAnyOfSchema.builder().anyOf(either).build();
    }
    return element(schema, type.asText());
  }

  private static JsonSchemaElement element(JsonNode schema, String type) {
    return switch (type) {
      case "object" -> object(schema);
      case "array" ->
          JsonArraySchema.builder()
              .description(description(schema))
              .items(element(schema.path("items")))
              .build();
      case "string" -> JsonStringSchema.builder().description(description(schema)).build();
      case "integer" -> JsonIntegerSchema.builder().description(description(schema)).build();
      case "number" -> JsonNumberSchema.builder().description(description(schema)).build();
      case "boolean" -> JsonBooleanSchema.builder().description(description(schema)).build();
      case "null" -> new JsonNullSchema();
      default -> throw new IllegalArgumentException("a schema of the type '" + type + "'");
    };
  }

  private static @Nullable String description(JsonNode schema) {
    JsonNode text = schema.path("description");
    return text.isTextual() ? text.asText() : null;
  }
}
