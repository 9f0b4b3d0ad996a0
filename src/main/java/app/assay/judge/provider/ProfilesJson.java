package app.assay.judge.provider;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Profiles as JSON. Every field is there exactly once and nothing else is; values are checked as
/// what a user types is. Reasons repeat no values, which may be keys in the wrong place.
final class ProfilesJson {

  private static final int VERSION = 1;
  private static final String PROFILES = "profiles";
  private static final Set<String> TOP = new TreeSet<>(Set.of("version", PROFILES));
  private static final Set<String> FIELDS =
      new TreeSet<>(
          Set.of(
              "name",
              "kind",
              "address",
              "model",
              "key",
              "seconds",
              "concurrency",
              "inputPrice",
              "outputPrice",
              "currency",
              "cap"));
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private ProfilesJson() {}

  /// What a text holds.
  sealed interface Result {}

  record Read(List<ProviderProfile> profiles) implements Result {}

  /// @param reason a few words without a final stop
  record Unread(String reason) implements Result {}

  static Result read(String text) {
    JsonNode root;
    try {
      root = JSON.readTree(text);
    } catch (JsonProcessingException e) {
      JsonLocation at = e.getLocation();
      return new Unread(
          at == null
              ? "it is no JSON"
              : "it is no JSON, or has a field twice, at line " + at.getLineNr());
    }
    Optional<String> shape = fields(root, TOP);
    if (shape.isPresent()) {
      return new Unread(shape.get());
    }
    if (root.path("version").asInt() != VERSION) {
      return new Unread("its version is not " + VERSION);
    }
    if (!(root.path(PROFILES) instanceof ArrayNode rows)) {
      return new Unread("'" + PROFILES + "' is no list");
    }
    return profiles(rows);
  }

  private static Result profiles(ArrayNode rows) {
    List<ProviderProfile> profiles = new ArrayList<>();
    Set<String> names = new TreeSet<>();
    for (JsonNode row : rows) {
      int number = profiles.size() + 1;
      Optional<String> shape = fields(row, FIELDS);
      if (shape.isPresent()) {
        return new Unread("in profile %d %s".formatted(number, shape.get()));
      }
      switch (form(row).check()) {
        case ProfileForm.Good(ProviderProfile profile) -> {
          if (!names.add(profile.name())) {
            return new Unread("profile %d has the name of another".formatted(number));
          }
          profiles.add(profile);
        }
        case ProfileForm.Bad bad -> {
          return new Unread(
              "profile %d: %s"
                  .formatted(
                      number, bad.troubles().values().iterator().next().replaceFirst("\\.$", "")));
        }
      }
    }
    return new Read(List.copyOf(profiles));
  }

  private static Optional<String> fields(JsonNode node, Set<String> wanted) {
    if (!(node instanceof ObjectNode object)) {
      return Optional.of("an object is missing");
    }
    for (String name : wanted) {
      if (!object.has(name)) {
        return Optional.of("the field '" + name + "' is missing");
      }
    }
    return object.size() == wanted.size()
        ? Optional.empty()
        : Optional.of("there are other fields than " + String.join(", ", wanted));
  }

  private static ProfileForm form(JsonNode row) {
    return new ProfileForm(
        word(row, "name"),
        word(row, "kind"),
        word(row, "address"),
        word(row, "model"),
        word(row, "key"),
        word(row, "seconds"),
        word(row, "concurrency"),
        word(row, "inputPrice"),
        word(row, "outputPrice"),
        word(row, "currency"),
        word(row, "cap"));
  }

  /// What is neither a word nor a number is a space, which no field may be.
  private static String word(JsonNode row, String field) {
    JsonNode value = row.path(field);
    return value.isTextual() || value.isNumber() ? value.asText() : " ";
  }

  static String text(List<ProviderProfile> profiles) {
    ObjectNode root = JSON.createObjectNode().put("version", VERSION);
    ArrayNode rows = root.putArray(PROFILES);
    for (ProviderProfile profile : profiles) {
      ProfileForm form = ProfileForm.of(profile);
      rows.addObject()
          .put("name", form.name())
          .put("kind", form.kind())
          .put("address", form.address())
          .put("model", form.model())
          .put("key", form.key())
          .put("seconds", profile.seconds())
          .put("concurrency", profile.concurrency())
          .put("inputPrice", form.inputPrice())
          .put("outputPrice", form.outputPrice())
          .put("currency", form.currency())
          .put("cap", form.cap());
    }
    return root.toPrettyString() + "\n";
  }
}
