package app.assay.judge.model;

import app.assay.judge.Verdict;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// The JSON schema of a reply. Providers differ in how well they keep it, so [ReplyReader] reads
/// what comes as if there were none.
final class ReplySchema {

  /// Its name, as providers want one.
  static final String NAME = "verdicts";

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ReplySchema() {}

  /// The schema of the reply to this message, in which only its own ids may stand.
  static JsonNode of(Message message) {
    List<Item> items = message.items();
    ObjectNode quote =
        object(
            new Field(
                "evidence", oneOf(items.stream().flatMap(i -> i.evidence().keySet().stream()))),
            new Field("text", type("string")));
    ObjectNode criterion =
        object(
            new Field(
                "criterion", oneOf(items.stream().flatMap(i -> i.criteria().keySet().stream()))),
            new Field("reason", type("string")),
            new Field("quotes", list(quote)),
            new Field("verdict", oneOf(Arrays.stream(Verdict.values()).map(Verdict::label))),
            new Field("score", type("number")));
    ObjectNode item =
        object(
            new Field("item", oneOf(items.stream().map(Item::id))),
            new Field("criteria", list(criterion)));
    return object(new Field("verdicts", list(item)));
  }

  private record Field(String name, ObjectNode schema) {}

  /// The fields in the order in which a model is to write them: what it rests on before what it
  /// says.
  private static ObjectNode object(Field... fields) {
    ObjectNode object = type("object");
    ObjectNode properties = object.putObject("properties");
    ArrayNode required = object.putArray("required");
    for (Field field : fields) {
      properties.set(field.name(), field.schema());
      required.add(field.name());
    }
    return object.put("additionalProperties", false);
  }

  private static ObjectNode list(ObjectNode of) {
    ObjectNode list = type("array");
    list.set("items", of);
    return list;
  }

  private static ObjectNode oneOf(Stream<String> words) {
    ObjectNode string = type("string");
    List<String> all = words.distinct().sorted().toList();
    if (!all.isEmpty()) {
      ArrayNode listed = string.putArray("enum");
      all.forEach(listed::add);
    }
    return string;
  }

  private static ObjectNode type(String name) {
    return JSON.objectNode().put("type", name);
  }
}
