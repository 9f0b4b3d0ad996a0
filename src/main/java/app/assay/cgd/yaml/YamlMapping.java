package app.assay.cgd.yaml;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Keys with values in the order of the file; duplicate keys stay, the first counts.
///
/// @param flow true for `{a: b}`
public record YamlMapping(List<YamlEntry> entries, boolean flow, Span span) implements YamlNode {

  public YamlMapping {
    entries = List.copyOf(entries);
  }

  /// A mapping without entries at a place.
  public static YamlMapping empty(Span span) {
    return new YamlMapping(List.of(), false, span);
  }

  /// The first entry with this key.
  public Optional<YamlEntry> entry(String name) {
    return entries.stream().filter(e -> e.name().equals(name)).findFirst();
  }

  /// The first value with this key, if it is a scalar.
  public Optional<YamlScalar> scalar(String name) {
    return entry(name)
        .map(YamlEntry::value)
        .filter(YamlScalar.class::isInstance)
        .map(YamlScalar.class::cast);
  }

  public boolean has(String name) {
    return entry(name).isPresent();
  }

  /// Entries whose key was used before in this mapping.
  public List<YamlEntry> duplicates() {
    Set<String> seen = new HashSet<>();
    List<YamlEntry> again = new ArrayList<>();
    for (YamlEntry entry : entries) {
      if (!seen.add(entry.name())) {
        again.add(entry);
      }
    }
    return again;
  }

  @Override
  public boolean sameValue(YamlNode other) {
    if (!(other instanceof YamlMapping mapping) || mapping.entries.size() != entries.size()) {
      return false;
    }
    for (int i = 0; i < entries.size(); i++) {
      YamlEntry mine = entries.get(i);
      YamlEntry theirs = mapping.entries.get(i);
      if (!mine.name().equals(theirs.name()) || !mine.value().sameValue(theirs.value())) {
        return false;
      }
    }
    return true;
  }
}
