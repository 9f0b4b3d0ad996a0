package app.assay.judge.model;

import app.assay.judge.Verdict;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
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
            Map.of(
                "evidence",
                oneOf(items.stream().flatMap(item -> item.evidence().keySet().stream())),
                "text",
                type("string")));
    ObjectNode criterion =
        object(
            Map.of(
                "criterion",
                oneOf(items.stream().flatMap(item -> item.criteria().keySet().stream())),
                "verdict",
                oneOf(Arrays.stream(Verdict.values()).map(Verdict::label)),
                "reason",
                type("string"),
                "quotes",
                list(quote),
                "score",
                type("number")));
    ObjectNode item =
        object(Map.of("item", oneOf(items.stream().map(Item::id)), "criteria", list(criterion)));
    return object(Map.of("verdicts", list(item)));
  }

  private static ObjectNode object(Map<String, ObjectNode> properties) {
    ObjectNode object = type("object");
    ObjectNode each = object.putObject("properties");
    List<String> names = properties.keySet().stream().sorted().toList();
    names.forEach(name -> each.set(name, properties.get(name)));
    strings(object.putArray("required"), names);
    object.put("additionalProperties", false);
    return object;
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
      strings(string.putArray("enum"), all);
    }
    return string;
  }

  private static ObjectNode type(String name) {
    return JSON.objectNode().put("type", name);
  }

  private static void strings(ArrayNode array, Collection<String> words) {
    words.forEach(array::add);
  }
}
