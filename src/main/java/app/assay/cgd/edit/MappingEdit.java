package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlScalar.Style;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;

/// Sets, inserts and removes keys of one mapping.
///
/// @param layout where it lies
/// @param mapping the mapping as it is
/// @param order the schema's order of its keys
record MappingEdit(Layout layout, YamlMapping mapping, KeyOrder order) {

  NodeEdit set(String key, Value value) {
    String twice = twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    int index = indexOf(key);
    if (index < 0) {
      ScalarText scalar = ScalarText.of(value, order.style(key), mapping.flow());
      return insert(key, scalar);
    }
    YamlNode present = mapping.entries().get(index).value();
    if (holds(present, value)) {
      return NodeEdit.Planned.unchanged(mapping);
    }
    return replace(index, present, value);
  }

  NodeEdit remove(String key) {
    String twice = twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    int index = indexOf(key);
    if (index < 0) {
      return NodeEdit.Planned.unchanged(mapping);
    }
    return mapping.flow()
        ? new FlowKeys(layout, mapping).remove(index)
        : new BlockKeys(layout, mapping).remove(index);
  }

  /// Names a key that is there twice, or nothing: an edit could not tell which of the two counts.
  String twice() {
    return mapping.duplicates().stream()
        .findFirst()
        .map(
            entry ->
                "The key '%s' is there twice on line %d; remove one of the two first."
                    .formatted(entry.name(), layout.lines().lineAt(entry.key().span().start()) + 1))
        .orElse("");
  }

  int indexOf(String key) {
    for (int i = 0; i < mapping.entries().size(); i++) {
      if (mapping.entries().get(i).name().equals(key)) {
        return i;
      }
    }
    return -1;
  }

  private NodeEdit insert(String key, ScalarText scalar) {
    int index = order.indexFor(key, mapping);
    List<TextEdit> edits =
        mapping.flow()
            ? new FlowKeys(layout, mapping).insert(index, key, scalar.characters())
            : new BlockKeys(layout, mapping).insert(index, key, scalar.characters());
    return new NodeEdit.Planned(NodeEdit.withNew(mapping, index, key, scalar.node()), edits);
  }

  private NodeEdit replace(int index, YamlNode present, Value value) {
    YamlEntry entry = mapping.entries().get(index);
    if (present instanceof YamlScalar scalar) {
      if (scalar.isNull() && scalar.span().isEmpty()) {
        return fill(index, entry, value);
      }
      Style style = scalar.isNull() ? order.style(entry.name()) : scalar.style();
      ScalarText written = ScalarText.of(value, style, mapping.flow());
      String comment = Layout.isBlockScalar(scalar) ? layout.headerComment(scalar) : "";
      int colon = value instanceof Value.Word ? colonOnTheLineBefore(entry) : -1;
      Span old = layout.written(scalar);
      Span span = colon < 0 ? old : new Span(colon + 1, old.end());
      String blank = colon < 0 ? "" : " ";
      return replaced(index, written, new TextEdit(span, blank + written.characters() + comment));
    }
    if (isFlow(present)) {
      ScalarText written = ScalarText.of(value, order.style(entry.name()), mapping.flow());
      return replaced(index, written, new TextEdit(present.span(), written.characters()));
    }
    return new NodeEdit.Blocked(
        "The key '%s' holds lines of its own; it cannot take a single value."
            .formatted(entry.name()));
  }

  /// The colon of an entry whose value begins on a later line with nothing between, or -1. A word
  /// of the format belongs on its key's line, where every reader of lines finds it.
  private int colonOnTheLineBefore(YamlEntry entry) {
    int from = entry.key().span().end();
    String between = layout.text().substring(from, entry.value().span().start());
    boolean sameLine =
        layout.lines().lineAt(from) == layout.lines().lineAt(entry.value().span().start());
    return !sameLine && WhiteSpace.strip(between).equals(":") ? from + between.indexOf(':') : -1;
  }

  /// Writes a value where nothing stands behind the key.
  private NodeEdit fill(int index, YamlEntry entry, Value value) {
    ScalarText written = ScalarText.of(value, order.style(entry.name()), mapping.flow());
    int at = entry.value().span().start();
    if (at > 0 && layout.text().charAt(at - 1) == ':') {
      return replaced(index, written, TextEdit.insert(at, " " + written.characters()));
    }
    if (mapping.flow()) {
      int behindKey = entry.key().span().end();
      return replaced(index, written, TextEdit.insert(behindKey, ": " + written.characters()));
    }
    return new NodeEdit.Blocked(
        "The key '%s' is written in a way that takes no value.".formatted(entry.name()));
  }

  private NodeEdit replaced(int index, ScalarText written, TextEdit edit) {
    return new NodeEdit.Planned(NodeEdit.with(mapping, index, written.node()), List.of(edit));
  }

  /// True when the file already says this, in a form that needs no mending.
  private boolean holds(YamlNode present, Value value) {
    if (!(present instanceof YamlScalar scalar)) {
      return false;
    }
    boolean oneLine = isOneLine(scalar.span());
    String content = value.content();
    return switch (value) {
      case Value.Decimal(var number) ->
          scalar.number().filter(n -> n.compareTo(number) == 0).isPresent();
      case Value.Flag(boolean set) -> scalar.bool().filter(b -> b == set).isPresent();
      case Value.Word w -> oneLine && scalar.value().equals(content);
      case Value.Text t ->
          scalar.value().equals(content)
              && (!scalar.isPlain() || PlainText.isSafe(content, mapping.flow()));
    };
  }

  private boolean isOneLine(Span span) {
    return layout.lines().lineAt(span.start()) == layout.lines().lineAt(span.end());
  }

  private static boolean isFlow(YamlNode node) {
    return switch (node) {
      case YamlMapping m -> m.flow();
      case YamlSequence s -> s.flow();
      case YamlScalar s -> false;
    };
  }
}
