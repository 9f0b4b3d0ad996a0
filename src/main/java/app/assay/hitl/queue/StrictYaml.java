package app.assay.hitl.queue;

import app.assay.cgd.Limits;
import app.assay.cgd.ModelCost;
import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlReader;
import app.assay.cgd.yaml.YamlReading;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads a file of answers as nodes, under the limits of a document's front matter, and notes
/// whatever is not as it must be: an answer behind a misspelt key would otherwise be lost unseen.
final class StrictYaml {

  /// As many keys and values as the memory of a document holds, some 15,000 claims.
  private static final int MOST_NODES = (int) (Limits.STANDARD.memory() / ModelCost.NODE);

  private final String text;
  private final List<Fault> faults = new ArrayList<>();

  StrictYaml(String text) {
    this.text = text;
  }

  /// What was not as it must be, in the order of the file.
  List<Fault> faults() {
    return faults.stream().sorted((a, b) -> a.span().compareTo(b.span())).toList();
  }

  /// The keys and values of the file; empty where there are none that can be read.
  Optional<YamlMapping> root() {
    int depth = Limits.STANDARD.yamlDepth();
    switch (new YamlReader(depth, Limits.STANDARD.nesting(), MOST_NODES)
        .read(text, new Span(0, text.length()))) {
      case YamlReading.Read read -> {
        return Optional.of(read.root());
      }
      case YamlReading.Broken broken -> fault(broken.span(), broken.message());
      case YamlReading.TooDeep deep ->
          fault(deep.span(), "Lists and keys are nested deeper than %d levels.".formatted(depth));
      case YamlReading.TooMany _ ->
          fault(
              Span.at(0),
              "There are more than %d keys and values; make a queue for each folder."
                  .formatted(MOST_NODES));
      case YamlReading.Anchored anchored ->
          anchored.places().stream()
              .limit(1)
              .forEach(place -> fault(place, "Anchors and aliases are not allowed."));
    }
    return Optional.empty();
  }

  /// Notes something.
  void fault(Span span, String message) {
    faults.add(new Fault(span, message));
  }

  /// Notes keys that are not known or stand twice.
  void knows(YamlMapping mapping, String what, Set<String> keys) {
    for (YamlEntry entry : mapping.entries()) {
      if (!keys.contains(entry.name())) {
        fault(entry.key().span(), "A %s has no key '%s'.".formatted(what, entry.name()));
      }
    }
    for (YamlEntry again : mapping.duplicates()) {
      fault(again.key().span(), "The key '%s' stands here twice.".formatted(again.name()));
    }
  }

  /// The items of a list that must be there, each with keys and values.
  List<YamlMapping> mappings(YamlMapping mapping, String key) {
    Optional<YamlEntry> entry = required(mapping, key);
    if (entry.isEmpty()) {
      return List.of();
    }
    if (!(entry.get().value() instanceof YamlSequence list)) {
      fault(entry.get().key().span(), "'%s' must be a list.".formatted(key));
      return List.of();
    }
    return list.items().stream().flatMap(this::mapping).toList();
  }

  /// The scalar of a key that must be there.
  Optional<YamlScalar> scalar(YamlMapping mapping, String key) {
    Optional<YamlEntry> entry = required(mapping, key);
    if (entry.isPresent() && !(entry.get().value() instanceof YamlScalar)) {
      fault(entry.get().key().span(), "'%s' must be a single value.".formatted(key));
    }
    return entry.flatMap(e -> mapping.scalar(key));
  }

  /// The string of a key that must be there, in quotes or not; empty where it is null.
  Field text(YamlMapping mapping, String key) {
    return scalar(mapping, key)
        .map(scalar -> new Field(scalar.isNull() ? "" : scalar.value(), scalar.span()))
        .orElse(new Field("", mapping.span()));
  }

  private Optional<YamlEntry> required(YamlMapping mapping, String key) {
    Optional<YamlEntry> entry = mapping.entry(key);
    if (entry.isEmpty()) {
      fault(Span.at(mapping.span().start()), "The key '%s' is missing.".formatted(key));
    }
    return entry;
  }

  private Stream<YamlMapping> mapping(YamlNode item) {
    if (item instanceof YamlMapping mapping) {
      return Stream.of(mapping);
    }
    fault(item.span(), "This must have keys with values.");
    return Stream.empty();
  }
}
