package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlScalar.Style;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;

/// Sets a key of the front matter to a list of strings. Items that stay keep their lines where the
/// new list is the old one with items taken out or put at its end.
record ListEdit(Layout layout, YamlMapping root) {

  NodeEdit set(String key, List<String> items) {
    MappingEdit keys = new MappingEdit(layout, root, KeyOrder.HEADER);
    String twice = keys.twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    int index = keys.indexOf(key);
    if (index < 0) {
      return insert(key, items);
    }
    YamlEntry entry = root.entries().get(index);
    YamlNode value = entry.value();
    if (value instanceof YamlSequence list && same(list, items)) {
      return NodeEdit.Planned.unchanged(root);
    }
    boolean flow = root.flow() || (value instanceof YamlSequence list && list.flow());
    if (items.isEmpty() || (flow && !isEmptyList(value)) || root.flow()) {
      return replaceWithBrackets(index, entry, items);
    }
    return value instanceof YamlSequence list && !list.flow()
        ? editLines(index, list, items)
        : replaceWithLines(index, entry, items);
  }

  private NodeEdit insert(String key, List<String> items) {
    int index = KeyOrder.HEADER.indexFor(key, root);
    List<ScalarText> written = written(items, root.flow() || items.isEmpty());
    YamlMapping intended = NodeEdit.withNew(root, index, key, sequence(written));
    if (root.flow()) {
      return new NodeEdit.Planned(
          intended, new FlowKeys(layout, root).insert(index, key, brackets(written)));
    }
    BlockKeys block = new BlockKeys(layout, root);
    if (items.isEmpty()) {
      return new NodeEdit.Planned(intended, block.insert(index, key, "[]"));
    }
    int at = root.entries().isEmpty() ? layout.yaml().end() : root.span().start();
    String lines = key + ":" + lines(written, block.indentation() + "  ", layout.breakAt(at));
    return new NodeEdit.Planned(intended, block.insertLines(index, lines));
  }

  private NodeEdit replaceWithBrackets(int index, YamlEntry entry, List<String> items) {
    List<ScalarText> written = written(items, true);
    YamlNode value = entry.value();
    YamlMapping intended = NodeEdit.with(root, index, sequence(written));
    String brackets = brackets(written);
    if (value instanceof YamlSequence list && !list.flow()) {
      int colon = colon(entry);
      if (colon < 0) {
        return blocked(entry);
      }
      Span lines =
          new Span(
              layout.lines().content(layout.lines().lineAt(colon)).end(),
              layout.lines().content(layout.lines().lineAt(list.span().end())).end());
      return new NodeEdit.Planned(
          intended, List.of(TextEdit.insert(colon + 1, " " + brackets), TextEdit.delete(lines)));
    }
    boolean empty = value.span().isEmpty();
    TextEdit edit = new TextEdit(value.span(), empty ? " " + brackets : brackets);
    return new NodeEdit.Planned(intended, List.of(edit));
  }

  private NodeEdit replaceWithLines(int index, YamlEntry entry, List<String> items) {
    int colon = colon(entry);
    Span value = entry.value().span();
    if (colon < 0 || layout.afterLine(colon) != layout.afterLine(value.end())) {
      return blocked(entry);
    }
    List<ScalarText> written = written(items, false);
    String lines =
        lines(written, new BlockKeys(layout, root).indentation() + "  ", layout.breakAt(colon));
    int lineEnd = layout.lines().content(layout.lines().lineAt(colon)).end();
    List<TextEdit> edits = new ArrayList<>();
    if (!value.isEmpty()) {
      edits.add(TextEdit.delete(new Span(colon + 1, value.end())));
    }
    edits.add(TextEdit.insert(lineEnd, lines));
    return new NodeEdit.Planned(NodeEdit.with(root, index, sequence(written)), edits);
  }

  /// Deletes the lines of items that go and adds lines for those that come.
  private NodeEdit editLines(int index, YamlSequence list, List<String> items) {
    List<TextEdit> edits = new ArrayList<>();
    List<YamlNode> intended = new ArrayList<>();
    int wanted = 0;
    for (YamlNode item : list.items()) {
      if (wanted < items.size() && isText(item, items.get(wanted))) {
        intended.add(item);
        wanted++;
      } else {
        int dash = layout.before(item.span().start()).indexOf('-');
        if (dash < 0) {
          return blocked(root.entries().get(index));
        }
        int start = layout.lines().start(layout.lines().lineAt(item.span().start()));
        edits.add(TextEdit.delete(new Span(start, layout.afterNode(item))));
      }
    }
    YamlNode last = list.items().getLast();
    String before = layout.before(last.span().start());
    int dash = before.indexOf('-');
    if (dash < 0) {
      return blocked(root.entries().get(index));
    }
    StringBuilder added = new StringBuilder();
    int at = layout.afterNode(last);
    for (ScalarText item : written(items.subList(wanted, items.size()), false)) {
      added.append(before, 0, dash).append("- ").append(item.characters());
      added.append(layout.breakAt(at - 1));
      intended.add(item.node());
    }
    if (!added.isEmpty()) {
      edits.add(TextEdit.insert(at, added.toString()));
    }
    YamlSequence sequence = new YamlSequence(intended, false, Span.at(0));
    return new NodeEdit.Planned(NodeEdit.with(root, index, sequence), edits);
  }

  private int colon(YamlEntry entry) {
    int from = entry.key().span().end();
    int colon = layout.text().indexOf(':', from);
    int end = entry.value().span().isEmpty() ? colon + 1 : entry.value().span().start();
    boolean onlyBlanks = colon >= from && layout.text().substring(from, colon).isBlank();
    return onlyBlanks && colon < end ? colon : -1;
  }

  private static String lines(List<ScalarText> items, String indentation, String lineBreak) {
    StringBuilder out = new StringBuilder();
    for (ScalarText item : items) {
      out.append(lineBreak).append(indentation).append("- ").append(item.characters());
    }
    return out.toString();
  }

  private static String brackets(List<ScalarText> items) {
    return "[" + String.join(", ", items.stream().map(ScalarText::characters).toList()) + "]";
  }

  private static List<ScalarText> written(List<String> items, boolean flow) {
    return items.stream().map(i -> ScalarText.of(Value.text(i), Style.PLAIN, flow)).toList();
  }

  private static YamlSequence sequence(List<ScalarText> items) {
    return new YamlSequence(
        items.stream().<YamlNode>map(ScalarText::node).toList(), false, Span.at(0));
  }

  private static boolean isEmptyList(YamlNode value) {
    return value instanceof YamlSequence list && list.items().isEmpty();
  }

  private static boolean same(YamlSequence list, List<String> items) {
    if (list.items().size() != items.size()) {
      return false;
    }
    for (int i = 0; i < items.size(); i++) {
      if (!isText(list.items().get(i), items.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isText(YamlNode node, String text) {
    return node instanceof YamlScalar scalar && scalar.value().equals(text);
  }

  private static NodeEdit blocked(YamlEntry entry) {
    return new NodeEdit.Blocked(
        "The list of '%s' is written in a way that cannot be edited line by line."
            .formatted(entry.name()));
  }
}
