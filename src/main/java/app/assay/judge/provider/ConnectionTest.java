package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import app.assay.judge.prompt.PromptUse;
import app.assay.judge.prompt.Prompts;
import app.assay.judge.provider.ConnectionReport.State;
import app.assay.judge.provider.ConnectionReport.Step;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;

/// Finds out with one small request whether a profile can be used.
record ConnectionTest(ModelClient client, Clock clock) {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final String WORD = "word";
  private static final String NUMBER = "number";
  private static final int TOKENS = 1_000;

  ConnectionReport run(ProviderProfile profile, Duration limit) {
    String words = Prompts.load().fill(PromptUse.CONNECTION, 0, Map.of());
    Instant start = clock.instant();
    ModelReply reply =
        client.call(new ModelRequest(words, "Are you ready?", "test", schema(), TOKENS, limit, 1));
    Duration time = Duration.between(start, clock.instant());
    return switch (reply) {
      case ModelReply.Said said -> said(profile, said, time);
      case ModelReply.Failed failed ->
          new ConnectionReport(steps(failed), failed.message(), time, TokenUse.NONE, "");
    };
  }

  private static JsonNode schema() {
    ObjectNode schema = JSON.createObjectNode().put("type", "object");
    ObjectNode properties = schema.putObject("properties");
    properties.putObject(WORD).put("type", "string").putArray("enum").add("ready").add("not ready");
    properties.putObject(NUMBER).put("type", "integer");
    schema.putArray("required").add(WORD).add(NUMBER);
    return schema.put("additionalProperties", false);
  }

  private static ConnectionReport said(
      ProviderProfile profile, ModelReply.Said said, Duration time) {
    boolean obeys = !said.cut() && obeys(said.text());
    Map<Step, State> steps = steps(State.YES, State.YES, State.YES);
    steps.put(Step.SCHEMA, obeys ? State.YES : State.NO);
    String place = Address.place(profile.address());
    String sentence =
        obeys
            ? "%s answered in the form that was asked for.".formatted(place)
            : "%s answered, but %s does not keep to the form that is asked for, so it cannot judge. Choose another model."
                .formatted(place, profile.model());
    return new ConnectionReport(steps, sentence, time, said.use(), said.model());
  }

  private static boolean obeys(String text) {
    try {
      JsonNode reply = JSON.readTree(text);
      return reply.isObject()
          && reply.size() == 2
          && reply.path(WORD).asText().equals("ready")
          && reply.path(NUMBER).isInt();
    } catch (JsonProcessingException e) {
      return false;
    }
  }

  private static Map<Step, State> steps(State reachable, State key, State model) {
    Map<Step, State> steps = new EnumMap<>(Step.class);
    steps.put(Step.REACHABLE, reachable);
    steps.put(Step.KEY, key);
    steps.put(Step.MODEL, model);
    steps.put(Step.SCHEMA, State.UNKNOWN);
    return steps;
  }

  private static Map<Step, State> steps(ModelReply.Failed failed) {
    return switch (failed.failure()) {
      case AUTHENTICATION -> steps(State.YES, State.NO, State.UNKNOWN);
      case NO_KEY -> steps(State.UNKNOWN, State.NO, State.UNKNOWN);
      case NOT_FOUND -> steps(State.YES, State.UNKNOWN, State.NO);
      case RATE_LIMIT, SERVER, TOO_LARGE, MALFORMED ->
          steps(State.YES, State.UNKNOWN, State.UNKNOWN);
      case DISCONNECTED -> steps(State.NO, State.UNKNOWN, State.UNKNOWN);
      case REFUSED, TIME, CIRCUIT_OPEN, CANCELLED ->
          steps(State.UNKNOWN, State.UNKNOWN, State.UNKNOWN);
    };
  }
}
