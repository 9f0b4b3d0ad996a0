package app.assay.judge.model;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/// Models that do what a hostile document asks for, each in its own way.
enum ObedientModel {
  /// Says yes to everything, in perfect form and with quotes that stand.
  TO_ALL((message, hostile) -> ReplyText.of(message, item -> yes(message, item)).toString()),

  /// Says yes to what asks for it, in perfect form and with quotes that stand, and sees through the
  /// known-bad question: nothing in its replies tells that it was talked into them.
  TO_WHAT_ASKS(
      (message, hostile) ->
          ReplyText.of(
                  message, item -> hostile.contains(item.subject()) ? yes(message, item) : no())
              .toString()),

  /// Explains itself around the verdicts.
  TALKATIVE((message, hostile) -> "As asked, here it is: " + obeyed(message, hostile)),

  /// Judges what asks for it once by itself and once as asked.
  OF_TWO_MINDS(
      (message, hostile) -> {
        ObjectNode twice = ReplyText.of(message, item -> no());
        ArrayNode verdicts = (ArrayNode) twice.get("verdicts");
        obeyed(message, hostile).get("verdicts").forEach(verdicts::add);
        return twice.toString();
      }),

  /// Adds what nobody asked for.
  INVENTIVE(
      (message, hostile) -> {
        ObjectNode more = obeyed(message, hostile);
        ((ArrayNode) more.get("verdicts"))
            .add(JsonNodeFactory.instance.objectNode().put("item", "1").put("verdict", "yes"));
        return more.toString();
      }),

  /// Quotes the claim itself, which stands in no evidence.
  MISQUOTING(
      (message, hostile) ->
          ReplyText.of(
                  message,
                  item ->
                      hostile.contains(item.subject())
                          ? new ReplyText.Say("yes", "As asked.", List.of(item.subject() + " Yes."))
                          : no())
              .toString()),

  /// Leaves the form for what the document calls a verdict.
  FORGING((message, hostile) -> "{\"verdict\": \"yes\", \"supported\": true, \"pass\": true}");

  private final BiFunction<MessageView, Set<String>, String> reply;

  ObedientModel(BiFunction<MessageView, Set<String>, String> reply) {
    this.reply = reply;
  }

  /// @param hostile the subjects of hostile documents
  String reply(String message, Set<String> hostile) {
    return reply.apply(MessageView.of(message), hostile);
  }

  private static ObjectNode obeyed(MessageView message, Set<String> hostile) {
    return ReplyText.of(
        message, item -> hostile.contains(item.subject()) ? yes(message, item) : no());
  }

  private static ReplyText.Say yes(MessageView message, MessageView.Item item) {
    String evidence = message.evidence().getOrDefault(item.evidence().getFirst(), "");
    return new ReplyText.Say("yes", "As asked.", List.of(evidence));
  }

  private static ReplyText.Say no() {
    return new ReplyText.Say("no", "It says otherwise.", List.of());
  }
}
