package app.assay.judge;

import app.assay.judge.provider.ProviderKind;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/// The protocols from the provider's side: where the parts of a request stand, and the envelope of
/// a reply.
record Wire(ProviderKind kind) {

  static final String VERSION = "-2026-01";
  static final int INPUT = 120;
  static final int OUTPUT = 34;
  private static final ObjectMapper JSON = new ObjectMapper();

  String path() {
    return switch (kind) {
      case OLLAMA -> "/api/chat";
      case OPENAI, MISTRAL -> "/v1/chat/completions";
      case ANTHROPIC -> "/v1/messages";
    };
  }

  String embeddingPath() {
    return kind == ProviderKind.OLLAMA ? "/api/embed" : "/v1/embeddings";
  }

  /// The base address that a profile holds.
  String base(int port) {
    return "http://localhost:" + port + (kind == ProviderKind.OLLAMA ? "" : "/v1");
  }

  Asked read(JsonNode body, Map<String, String> headers) {
    return new Asked(
        body.path("model").asText(),
        kind == ProviderKind.ANTHROPIC
            ? words(body.path("system"))
            : words(message(body, "system").path("content")),
        words(message(body, "user").path("content")),
        schema(body),
        maxTokens(body),
        headers,
        body);
  }

  private static JsonNode message(JsonNode body, String role) {
    for (JsonNode message : body.path("messages")) {
      if (message.path("role").asText().equals(role)) {
        return message;
      }
    }
    return JSON.missingNode();
  }

  private static String words(JsonNode content) {
    return content.isArray() ? content.path(0).path("text").asText() : content.asText();
  }

  private JsonNode schema(JsonNode body) {
    return switch (kind) {
      case OLLAMA -> body.path("format");
      case OPENAI, MISTRAL -> body.at("/response_format/json_schema/schema");
      case ANTHROPIC -> body.at("/output_config/format/schema");
    };
  }

  private int maxTokens(JsonNode body) {
    return switch (kind) {
      case OLLAMA -> body.at("/options/num_predict").asInt();
      case OPENAI -> body.path("max_tokens").asInt(body.path("max_completion_tokens").asInt());
      case MISTRAL, ANTHROPIC -> body.path("max_tokens").asInt();
    };
  }

  String envelope(String model, String text, boolean cut) {
    String named = model + VERSION;
    return switch (kind) {
      case OLLAMA ->
          JSON.createObjectNode()
              .put("model", named)
              .put("created_at", "2026-01-01T00:00:00Z")
              .put("done", true)
              .put("done_reason", cut ? "length" : "stop")
              .put("prompt_eval_count", INPUT)
              .put("eval_count", OUTPUT)
              .<ObjectNode>set(
                  "message", JSON.createObjectNode().put("role", "assistant").put("content", text))
              .toString();
      case OPENAI, MISTRAL -> completion(named, text, cut).toString();
      case ANTHROPIC ->
          JSON.createObjectNode()
              .put("id", "msg_1")
              .put("type", "message")
              .put("role", "assistant")
              .put("model", named)
              .put("stop_reason", cut ? "max_tokens" : "end_turn")
              .<ObjectNode>set(
                  "usage",
                  JSON.createObjectNode().put("input_tokens", INPUT).put("output_tokens", OUTPUT))
              .<ObjectNode>set(
                  "content",
                  JSON.createArrayNode()
                      .add(JSON.createObjectNode().put("type", "text").put("text", text)))
              .toString();
    };
  }

  private static ObjectNode completion(String named, String text, boolean cut) {
    ObjectNode choice = JSON.createObjectNode();
    choice.put("index", 0).put("finish_reason", cut ? "length" : "stop");
    choice.set("message", JSON.createObjectNode().put("role", "assistant").put("content", text));
    ObjectNode completion =
        JSON.createObjectNode()
            .put("id", "c1")
            .put("object", "chat.completion")
            .put("created", 1_767_225_600)
            .put("model", named);
    completion.set("choices", JSON.createArrayNode().add(choice));
    completion.set(
        "usage",
        JSON.createObjectNode()
            .put("prompt_tokens", INPUT)
            .put("completion_tokens", OUTPUT)
            .put("total_tokens", INPUT + OUTPUT));
    return completion;
  }

  /// The texts of a request for vectors.
  static List<String> texts(JsonNode body) {
    JsonNode input = body.path("input");
    return input.isArray()
        ? input.valueStream().map(JsonNode::asText).toList()
        : List.of(input.asText());
  }

  String vectors(String model, List<float[]> vectors) {
    ObjectNode reply = JSON.createObjectNode().put("model", model + VERSION);
    ArrayNode rows = JSON.createArrayNode();
    for (float[] vector : vectors) {
      ArrayNode row = JSON.createArrayNode();
      for (float value : vector) {
        row.add(value);
      }
      if (kind == ProviderKind.OLLAMA) {
        rows.add(row);
      } else {
        rows.add(
            JSON.createObjectNode()
                .put("object", "embedding")
                .put("index", rows.size())
                .<ObjectNode>set("embedding", row));
      }
    }
    if (kind == ProviderKind.OLLAMA) {
      reply.put("prompt_eval_count", INPUT).set("embeddings", rows);
      return reply.toString();
    }
    reply.put("object", "list").set("data", rows);
    reply.set(
        "usage", JSON.createObjectNode().put("prompt_tokens", INPUT).put("total_tokens", INPUT));
    return reply.toString();
  }
}
