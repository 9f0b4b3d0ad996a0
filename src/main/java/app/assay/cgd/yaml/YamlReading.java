package app.assay.cgd.yaml;

import app.assay.text.Span;
import java.util.List;

/// What came of reading a front matter.
public sealed interface YamlReading {

  /// A mapping was read; an empty or comment-only text gives an empty one.
  record Read(YamlMapping root) implements YamlReading {}

  /// The text is not YAML, or not a mapping.
  record Broken(Span span, String message) implements YamlReading {}

  /// Collections are nested deeper than the limit; `span` is where the limit was passed.
  record TooDeep(Span span, int limit) implements YamlReading {}

  /// Anchors or aliases were used, found by parser events (RFC-004 §3.5).
  record Anchored(List<Span> places) implements YamlReading {

    public Anchored {
      places = List.copyOf(places);
    }
  }
}
