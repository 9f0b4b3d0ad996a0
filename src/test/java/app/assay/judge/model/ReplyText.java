package app.assay.judge.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;

/// Writes replies in the form that was asked for.
public final class ReplyText {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

  private ReplyText() {}

  /// A verdict on one criterion.
  public record Say(String verdict, String reason, List<String> quotes) {

    public static Say of(String verdict, String... quotes) {
      return new Say(verdict, "Because of " + verdict + ".", List.of(quotes));
    }
  }

  /// A reply that says the same of each criterion of an item; quotes are of its first evidence.
  public static ObjectNode of(MessageView message, Function<MessageView.Item, Say> says) {
    ObjectNode root = JSON.objectNode();
    ArrayNode verdicts = root.putArray("verdicts");
    message.items().forEach(item -> verdicts.add(item(item, says.apply(item))));
    return root;
  }

  private static ObjectNode item(MessageView.Item item, Say say) {
    ObjectNode node = JSON.objectNode().put("item", item.id());
    ArrayNode criteria = node.putArray("criteria");
    for (String criterion : item.criteria()) {
      ObjectNode each = criteria.addObject().put("criterion", criterion);
      each.put("verdict", say.verdict()).put("reason", say.reason()).put("score", 0.75);
      ArrayNode quotes = each.putArray("quotes");
      say.quotes()
          .forEach(
              quote ->
                  quotes
                      .addObject()
                      .put("evidence", item.evidence().getFirst())
                      .put("text", quote));
    }
    return node;
  }
}
