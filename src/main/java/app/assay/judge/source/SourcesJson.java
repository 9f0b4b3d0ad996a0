package app.assay.judge.source;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/// Sources as JSON. Every field is a word that is there once, and nothing else is; reasons repeat
/// no values, which may be tokens in the wrong place.
final class SourcesJson {

  private static final int VERSION = 1;
  private static final String SOURCES = "sources";
  private static final List<String> FIELDS = List.of("kind", "address", "user", "token");
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private SourcesJson() {}

  /// What a text holds.
  sealed interface Result {}

  record Read(List<EvidenceSource> sources) implements Result {}

  /// @param why a few words without a final stop
  record Unread(String why) implements Result {}

  static Result read(String text) {
    JsonNode root;
    try {
      root = JSON.readTree(text);
    } catch (JsonProcessingException e) {
      return new Unread("it is no JSON, or has a field twice");
    }
    if (root.size() != 2
        || root.path("version").asInt() != VERSION
        || !(root.path(SOURCES) instanceof ArrayNode rows)) {
      return new Unread("it has to hold the version 1 and a list of sources");
    }
    List<EvidenceSource> sources = new ArrayList<>();
    for (JsonNode row : rows) {
      int number = sources.size() + 1;
      if (row.size() != FIELDS.size()
          || !FIELDS.stream().allMatch(field -> row.path(field).isTextual())) {
        return new Unread(
            "source %d does not hold %s as words".formatted(number, String.join(", ", FIELDS)));
      }
      switch (EvidenceSource.of(
          row.path("kind").asText(),
          row.path("address").asText(),
          row.path("user").asText(),
          row.path("token").asText())) {
        case EvidenceSource.Good(EvidenceSource source) -> sources.add(source);
        case EvidenceSource.Bad(String why) -> {
          return new Unread("source %d: %s".formatted(number, why.replaceFirst("\\.$", "")));
        }
      }
    }
    return new Read(List.copyOf(sources));
  }

  static String text(List<EvidenceSource> sources) {
    ObjectNode root = JSON.createObjectNode().put("version", VERSION);
    ArrayNode rows = root.putArray(SOURCES);
    for (EvidenceSource source : sources) {
      rows.addObject()
          .put("kind", source.kind().label())
          .put("address", source.address().toString())
          .put("user", source.user())
          .put("token", source.key().label());
    }
    return root.toPrettyString() + "\n";
  }
}
