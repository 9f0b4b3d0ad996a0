package app.assay.judge.panel;

import app.assay.judge.GateId;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// How one vault judges, `.assay/judges.json`: for each gate or boundary the profile of the model,
/// whose yes counts, and the votes. Read strictly: what is misread could ask a model that nobody
/// chose, or let something count that must not.
public final class PolicyFile {

  /// How the file is named inside a vault.
  public static final String NAME = ".assay/judges.json";

  private static final int VERSION = 1;
  private static final String VERSION_KEY = "version";
  private static final String GATES = "gates";
  private static final String PROFILE = "profile";
  private static final String ACCEPTANCE = "acceptance";
  private static final String VOTES = "votes";
  private static final Set<String> KEYS = Set.of(VERSION_KEY, GATES);
  private static final Set<String> GATE_KEYS = Set.of(PROFILE, ACCEPTANCE, VOTES);
  private static final int LONGEST_NAME = 80;

  /// Made when a policy is read or written: most folders have none, and a start asks each.
  private static final class Mapper {

    static final ObjectMapper JSON =
        JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
  }

  private final Path folder;
  private final Path path;
  private final DocumentFile files;

  /// @param root the vault's folder
  public PolicyFile(Path root, DocumentFile files) {
    this.folder = root.resolve(".assay");
    this.path = folder.resolve("judges.json");
    this.files = files;
  }

  /// Reads it; never falls back to a part of what cannot be read as a whole.
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

  /// Changes it; a file that cannot be read is left as it is.
  ///
  /// @return why nothing was changed, a sentence; empty when it was
  public Optional<String> change(UnaryOperator<Policies> change) {
    return switch (read()) {
      case PolicyReading.Unknown(String reason) ->
          Optional.of(
              "%s %s. Nothing was changed; mend the file or take it away.".formatted(NAME, reason));
      case PolicyReading.Absent _ -> trouble(made(change.apply(Policies.NONE)));
      case PolicyReading.Known(Policies policies, String sha256) ->
          trouble(files.save(path, text(change.apply(policies)), sha256));
    };
  }

  private SaveResult made(Policies policies) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      return new SaveResult.Failed("The folder .assay cannot be made. Nothing was changed.");
    }
    return files.create(path, text(policies));
  }

  private static Optional<String> trouble(SaveResult result) {
    return switch (result) {
      case SaveResult.Saved _ -> Optional.empty();
      case SaveResult.ChangedUnderneath _ ->
          Optional.of("%s was changed by another program just now. Try again.".formatted(NAME));
      case SaveResult.Failed(String message) -> Optional.of(message);
    };
  }

  private static SourceText text(Policies policies) {
    ObjectNode file = Mapper.JSON.createObjectNode().put(VERSION_KEY, VERSION);
    ObjectNode gates = file.putObject(GATES);
    policies
        .gates()
        .forEach(
            (label, policy) ->
                gates
                    .putObject(label)
                    .put(PROFILE, policy.profile())
                    .put(ACCEPTANCE, policy.acceptance().label())
                    .put(VOTES, policy.votes()));
    return SourceText.of(file.toPrettyString() + "\n");
  }

  private static PolicyReading parse(String text, String sha256) {
    try {
      return Mapper.JSON.readTree(text) instanceof ObjectNode object
          ? policies(object, sha256)
          : new PolicyReading.Unknown("is no JSON object");
    } catch (JsonProcessingException e) {
      return new PolicyReading.Unknown("is no JSON");
    }
  }

  private static PolicyReading policies(ObjectNode file, String sha256) {
    JsonNode version = file.path(VERSION_KEY);
    if (!version.isInt() || version.intValue() != VERSION) {
      return new PolicyReading.Unknown("has another 'version' than " + VERSION);
    }
    Optional<String> strange = strange(file, KEYS);
    if (strange.isPresent()) {
      return unknownKey(strange.get());
    }
    if (!(file.path(GATES) instanceof ObjectNode gates)) {
      return new PolicyReading.Unknown("has no object 'gates'");
    }
    Map<String, GatePolicy> policies = new TreeMap<>();
    for (var gate : gates.properties()) {
      if (!GateId.isLabel(gate.getKey())) {
        return new PolicyReading.Unknown(
            "names '%s', which is no gate such as claims or claims/sot".formatted(gate.getKey()));
      }
      if (!(gate.getValue() instanceof ObjectNode said)) {
        return new PolicyReading.Unknown("says nothing of gate '%s'".formatted(gate.getKey()));
      }
      switch (policy(GateId.ofLabel(gate.getKey()), said)) {
        case OnePolicy.Read(GatePolicy policy) -> policies.put(gate.getKey(), policy);
        case OnePolicy.Wrong(PolicyReading.Unknown unknown) -> {
          return unknown;
        }
      }
    }
    return new PolicyReading.Known(new Policies(policies), sha256);
  }

  private sealed interface OnePolicy {
    record Read(GatePolicy policy) implements OnePolicy {}

    record Wrong(PolicyReading.Unknown unknown) implements OnePolicy {}
  }

  private static OnePolicy policy(GateId gate, ObjectNode said) {
    Optional<String> strange = strange(said, GATE_KEYS);
    if (strange.isPresent()) {
      return new OnePolicy.Wrong(unknownKey(strange.get()));
    }
    JsonNode profile = said.path(PROFILE);
    if (!profile.isTextual() || profile.textValue().length() > LONGEST_NAME) {
      return wrong(gate, "has no 'profile', the name of one or \"\" for none");
    }
    JsonNode acceptance = said.path(ACCEPTANCE);
    Optional<Acceptance> accepts =
        acceptance.isMissingNode()
            ? Optional.of(Acceptance.PERSON)
            : Optional.of(acceptance)
                .filter(JsonNode::isTextual)
                .flatMap(node -> Acceptance.of(node.textValue()));
    if (accepts.isEmpty()) {
      return wrong(gate, "has another 'acceptance' than person, rules or rules-and-model");
    }
    JsonNode votes = said.path(VOTES);
    boolean counted =
        votes.isMissingNode()
            || (votes.isInt()
                && votes.intValue() >= 1
                && votes.intValue() <= GatePolicy.MOST_VOTES);
    if (!counted) {
      return wrong(gate, "has other 'votes' than 1, 2 or 3");
    }
    return new OnePolicy.Read(
        new GatePolicy(
            profile.textValue().strip(),
            accepts.get(),
            votes.isMissingNode() ? Policies.votes(gate) : votes.intValue()));
  }

  private static OnePolicy wrong(GateId gate, String what) {
    return new OnePolicy.Wrong(
        new PolicyReading.Unknown(
            "cannot be followed: gate '%s' %s".formatted(gate.label(), what)));
  }

  private static Optional<String> strange(ObjectNode object, Set<String> known) {
    return object.properties().stream()
        .map(Map.Entry::getKey)
        .filter(key -> !known.contains(key))
        .findFirst();
  }

  private static PolicyReading.Unknown unknownKey(String key) {
    return new PolicyReading.Unknown("has the key '%s', which it may not have".formatted(key));
  }
}
