package app.assay.cgd.yaml;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// What came of reading a front matter.
public sealed interface YamlReading {

  /// A mapping was read; an empty or comment-only text gives an empty one.
  ///
  /// @param nodes how many keys, values and collections it has
  record Read(YamlMapping root, int nodes) implements YamlReading {}

  /// The text is not YAML, or not a mapping.
  record Broken(Span span, String message) implements YamlReading {}

  /// Collections are nested deeper than the limit; `span` is where the limit was passed.
  ///
  /// @param far where a second, wider limit was passed too
  record TooDeep(Span span, int limit, Optional<Span> far) implements YamlReading {}

  /// There are more nodes than there is room for; nothing was built.
  ///
  /// @param nodes counted until then
  record TooMany(int nodes) implements YamlReading {}

  /// Anchors or aliases were used, found by parser events (RFC-004 §3.5).
  record Anchored(List<Span> places) implements YamlReading {

    public Anchored {
      places = List.copyOf(places);
    }
  }
}
