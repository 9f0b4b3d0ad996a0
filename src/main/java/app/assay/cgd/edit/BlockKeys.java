package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;

/// Inserts and removes keys of a mapping that is written one key a line.
record BlockKeys(Layout layout, YamlMapping mapping) {

  /// Inserts a line, or several where the value holds line breaks.
  List<TextEdit> insert(int index, String key, String value) {
    return insertLines(index, quoteLike(key) + ": " + value);
  }

  /// @param entry key and value without indentation before and line break after
  List<TextEdit> insertLines(int index, String entry) {
    List<YamlEntry> entries = mapping.entries();
    if (entries.isEmpty()) {
      int at = layout.yaml().end();
      return List.of(TextEdit.insert(at, entry + layout.breakAt(Math.max(0, at - 1))));
    }
    if (index == 0) {
      int first = entries.getFirst().key().span().start();
      String added = entry + layout.breakAt(first) + indentation();
      return List.of(TextEdit.insert(first, added));
    }
    YamlEntry before = entries.get(index - 1);
    int at = layout.afterEntry(before);
    return List.of(
        TextEdit.insert(at, indentation() + entry + layout.breakAt(Math.max(0, at - 1))));
  }

  NodeEdit remove(int index) {
    YamlEntry entry = mapping.entries().get(index);
    NodeEdit.Blocked blocked =
        new NodeEdit.Blocked(
            "The key '%s' shares its line; it cannot be removed.".formatted(entry.name()));
    int start = entry.key().span().start();
    if (layout.isFirstOnLine(start)) {
      int lineStart = start - layout.before(start).length();
      return removed(index, new Span(lineStart, layout.afterEntry(entry)));
    }
    boolean afterDash = layout.before(start).stripTrailing().endsWith("-");
    if (index > 0 || mapping.entries().size() == 1 || !afterDash) {
      return blocked;
    }
    // The next key takes the place behind the dash, unless comments or empty lines come before it.
    int next = mapping.entries().get(1).key().span().start();
    int after = layout.afterEntry(entry);
    int nextLine = next - layout.before(next).length();
    int lastLine = layout.lines().lineAt(after - 1);
    int end = nextLine == after ? next : layout.lines().content(lastLine).end();
    return removed(index, new Span(start, end));
  }

  /// The blanks a key of this mapping has before it on a line of its own.
  String indentation() {
    for (YamlEntry entry : mapping.entries()) {
      int start = entry.key().span().start();
      if (layout.isFirstOnLine(start)) {
        return layout.before(start);
      }
    }
    return mapping.entries().isEmpty()
        ? ""
        : " ".repeat(layout.before(mapping.entries().getFirst().key().span().start()).length());
  }

  private NodeEdit removed(int index, Span span) {
    return new NodeEdit.Planned(NodeEdit.without(mapping, index), List.of(TextEdit.delete(span)));
  }

  /// A new key stands in quotes where all its neighbours do.
  private String quoteLike(String key) {
    boolean quoted =
        !mapping.entries().isEmpty()
            && mapping.entries().stream().noneMatch(entry -> entry.key().isPlain());
    return quoted ? "\"" + key + "\"" : key;
  }
}
