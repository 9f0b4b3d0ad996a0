package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// A change worked out but not yet made.
sealed interface NodeEdit {

  /// It can be made.
  ///
  /// @param mapping what a reader must find afterwards; its spans mean nothing
  /// @param edits of the current text
  record Planned(YamlMapping mapping, List<TextEdit> edits) implements NodeEdit {

    public Planned {
      edits = List.copyOf(edits);
    }

    static Planned unchanged(YamlMapping mapping) {
      return new Planned(mapping, List.of());
    }
  }

  /// It cannot be made.
  ///
  /// @param reason why it cannot be made, a sentence
  record Blocked(String reason) implements NodeEdit {}

  /// The mapping with another value for the key at an index.
  static YamlMapping with(YamlMapping mapping, int index, YamlNode value) {
    List<YamlEntry> entries = new ArrayList<>(mapping.entries());
    entries.set(index, new YamlEntry(entries.get(index).key(), value));
    return new YamlMapping(entries, mapping.flow(), mapping.span());
  }

  /// The mapping with a new key at an index.
  static YamlMapping withNew(YamlMapping mapping, int index, String key, YamlNode value) {
    List<YamlEntry> entries = new ArrayList<>(mapping.entries());
    entries.add(index, new YamlEntry(ScalarText.key(key), value));
    return new YamlMapping(entries, mapping.flow(), mapping.span());
  }

  static YamlMapping without(YamlMapping mapping, int index) {
    List<YamlEntry> entries = new ArrayList<>(mapping.entries());
    entries.remove(index);
    return new YamlMapping(entries, mapping.flow(), mapping.span());
  }

  /// A mapping of fields as a reader finds it.
  static YamlMapping mapping(List<YamlEntry> entries) {
    return new YamlMapping(entries, false, Span.at(0));
  }
}
