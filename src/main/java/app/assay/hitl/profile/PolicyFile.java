package app.assay.hitl.profile;

import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/// The review settings of one vault, `.assay/review.json`. Read strictly: a misspelt key would
/// otherwise take a demand away that somebody believes in.
public final class PolicyFile {

  private static final String PROFILE = "profile";
  private static final String REVIEWERS = "reviewers";
  private static final String SECONDS = "seconds";
  private static final Set<String> KEYS = Set.of(PROFILE, REVIEWERS, SECONDS);

  /// Made when a policy is read or written: most folders have none, and a start asks each.
  private static final class Mapper {

    static final ObjectMapper JSON =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
  }

  /// How the file is named inside a vault.
  public static final String NAME = ".assay/review.json";

  private final Path path;
  private final DocumentFile files;

  /// @param root the vault's folder
  public PolicyFile(Path root, DocumentFile files) {
    this.path = root.resolve(".assay").resolve("review.json");
    this.files = files;
  }

  /// Reads it; never falls back to a default for what cannot be read.
  public PolicyReading read() {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return Files.notExists(path, LinkOption.NOFOLLOW_LINKS)
          ? new PolicyReading.Absent()
          : new PolicyReading.Unknown("cannot be looked at");
    }
    return switch (files.read(path)) {
      case ReadResult.Loaded loaded -> parse(loaded.source().text(), loaded.sha256());
      case ReadResult.NotUtf8 _ -> new PolicyReading.Unknown("is not UTF-8");
      case ReadResult.TooLarge _ -> new PolicyReading.Unknown("is too large");
      case ReadResult.Unreadable _ -> new PolicyReading.Unknown("cannot be read");
    };
  }

  /// Writes it.
  ///
  /// @return why it could not be written, a sentence; empty when it was
  public Optional<String> write(ReviewPolicy policy) {
    return files.put(path, bytes(policy)) instanceof SaveResult.Failed(String message)
        ? Optional.of(message)
        : Optional.empty();
  }

  /// The bytes that say this.
  public static byte[] bytes(ReviewPolicy policy) {
    return "{\n  \"%s\": \"%s\",\n  \"%s\": %d,\n  \"%s\": %d\n}\n"
        .formatted(
            PROFILE,
            policy.profile().label(),
            REVIEWERS,
            policy.reviewers(),
            SECONDS,
            policy.seconds())
        .getBytes(StandardCharsets.UTF_8);
  }

  private static PolicyReading parse(String text, String sha256) {
    try {
      return Mapper.JSON.readTree(text) instanceof ObjectNode object
          ? policy(object, sha256)
          : new PolicyReading.Unknown("is no JSON object");
    } catch (JsonProcessingException e) {
      return new PolicyReading.Unknown("is no JSON");
    }
  }

  private static PolicyReading policy(ObjectNode object, String sha256) {
    for (var field : object.properties()) {
      if (!KEYS.contains(field.getKey())) {
        return new PolicyReading.Unknown(
            "has the key '%s'; it may have profile, reviewers and seconds"
                .formatted(field.getKey()));
      }
    }
    Optional<ReviewProfile> profile =
        Optional.ofNullable(object.get(PROFILE))
            .filter(JsonNode::isTextual)
            .flatMap(node -> ReviewProfile.of(node.textValue()));
    if (profile.isEmpty()) {
      return new PolicyReading.Unknown("has no 'profile' of none, low, medium and high");
    }
    int fewest = profile.get().reviewers();
    int shortest = profile.get().seconds();
    Optional<Integer> reviewers = number(object, REVIEWERS, fewest, 2);
    if (reviewers.isEmpty()) {
      return new PolicyReading.Unknown(
          "has 'reviewers' other than %s".formatted(fewest == 2 ? "2" : "1 or 2"));
    }
    Optional<Integer> seconds = number(object, SECONDS, shortest, ReviewPolicy.LONGEST);
    return seconds
        .<PolicyReading>map(
            s ->
                new PolicyReading.Known(
                    new ReviewPolicy(profile.get(), reviewers.get(), s), sha256))
        .orElseGet(
            () ->
                new PolicyReading.Unknown(
                    "has 'seconds' other than %d to %d".formatted(shortest, ReviewPolicy.LONGEST)));
  }

  /// A whole number in the range; what the profile asks where the key is missing.
  private static Optional<Integer> number(ObjectNode object, String key, int from, int to) {
    JsonNode node = object.get(key);
    if (node == null) {
      return Optional.of(from);
    }
    boolean within = node.isInt() && node.intValue() >= from && node.intValue() <= to;
    return within ? Optional.of(node.intValue()) : Optional.empty();
  }
}
