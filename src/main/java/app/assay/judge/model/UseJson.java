package app.assay.judge.model;

import app.assay.judge.TokenUse;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// The form of the file of what models have used.
final class UseJson {

  /// A file without a month.
  static final String EMPTY = "{\"version\":1,\"months\":{}}";

  private static final JsonMapper JSON = StrictJson.mapper();

  private UseJson() {}

  static Map<String, Map<String, Use>> plus(
      Map<String, Map<String, Use>> known, String month, String profile, UnaryOperator<Use> more) {
    Map<String, Map<String, Use>> months = new TreeMap<>(known);
    Map<String, Use> profiles = new TreeMap<>(months.getOrDefault(month, Map.of()));
    profiles.put(profile, more.apply(profiles.getOrDefault(profile, Use.NONE)));
    months.put(month, profiles);
    return months;
  }

  static String write(Map<String, Map<String, Use>> months) {
    ObjectNode root = JSON.createObjectNode().put("version", 1);
    ObjectNode byMonth = root.putObject("months");
    months.forEach(
        (month, profiles) -> {
          ObjectNode byProfile = byMonth.putObject(month);
          profiles.forEach(
              (profile, use) ->
                  byProfile
                      .putObject(profile)
                      .put("calls", use.calls())
                      .put("counted", use.counted())
                      .put("input", use.tokens().input())
                      .put("output", use.tokens().output()));
        });
    return root.toPrettyString() + "\n";
  }

  /// Empty for anything that this class has not written.
  static Optional<Map<String, Map<String, Use>>> read(String text) {
    try {
      JsonNode root = JSON.readTree(text);
      if (!root.path("version").isInt()
          || root.path("version").intValue() != 1
          || !root.path("months").isObject()) {
        return Optional.empty();
      }
      Map<String, Map<String, Use>> months = new TreeMap<>();
      for (var month : root.path("months").properties()) {
        Map<String, Use> profiles = new TreeMap<>();
        for (var profile : month.getValue().properties()) {
          Optional<Use> use = use(profile.getValue());
          if (use.isEmpty()) {
            return Optional.empty();
          }
          profiles.put(profile.getKey(), use.get());
        }
        months.put(month.getKey(), profiles);
      }
      return Optional.of(months);
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private static Optional<Use> use(JsonNode node) {
    long calls = number(node, "calls");
    long counted = number(node, "counted");
    long input = number(node, "input");
    long output = number(node, "output");
    return calls >= counted && counted >= 0 && input >= 0 && output >= 0
        ? Optional.of(new Use(calls, counted, new TokenUse(input, output)))
        : Optional.empty();
  }

  private static long number(JsonNode node, String field) {
    JsonNode number = node.path(field);
    return number.isIntegralNumber() && number.canConvertToLong() ? number.longValue() : -1;
  }
}
