package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;

/// Inserts and removes keys of a mapping in braces.
record FlowKeys(Layout layout, YamlMapping mapping) {

  List<TextEdit> insert(int index, String key, String value) {
    String entry = quoteLike(key) + ": " + value;
    List<YamlEntry> entries = mapping.entries();
    if (entries.isEmpty()) {
      return List.of(TextEdit.insert(mapping.span().start() + 1, entry));
    }
    if (index == 0) {
      return List.of(TextEdit.insert(entries.getFirst().key().span().start(), entry + ", "));
    }
    return List.of(TextEdit.insert(entries.get(index - 1).span().end(), ", " + entry));
  }

  NodeEdit remove(int index) {
    List<YamlEntry> entries = mapping.entries();
    YamlEntry entry = entries.get(index);
    Span span = entry.span();
    if (index + 1 < entries.size()) {
      int next = entries.get(index + 1).key().span().start();
      if (!isComma(span.end(), next)) {
        return blocked(entry);
      }
      span = new Span(span.start(), next);
    } else if (index > 0) {
      int before = entries.get(index - 1).span().end();
      if (!isComma(before, span.start())) {
        return blocked(entry);
      }
      span = new Span(before, span.end());
    }
    return new NodeEdit.Planned(NodeEdit.without(mapping, index), List.of(TextEdit.delete(span)));
  }

  private boolean isComma(int from, int to) {
    return from <= to && WhiteSpace.strip(layout.text().substring(from, to)).equals(",");
  }

  private static NodeEdit blocked(YamlEntry entry) {
    return new NodeEdit.Blocked(
        "The key '%s' stands in braces with a comment beside it; it cannot be removed."
            .formatted(entry.name()));
  }

  private String quoteLike(String key) {
    boolean quoted =
        !mapping.entries().isEmpty()
            && mapping.entries().stream().noneMatch(entry -> entry.key().isPlain());
    return quoted ? "\"" + key + "\"" : key;
  }
}
