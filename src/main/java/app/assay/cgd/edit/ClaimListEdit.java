package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Appends a claim to `hitl-claims`.
record ClaimListEdit(Layout layout, YamlMapping root) {

  static final String KEY = "hitl-claims";
  private static final String INDENTATION = "  ";

  NodeEdit add(List<Change.Field> unordered) {
    List<Change.Field> fields = KeyOrder.CLAIM.sorted(unordered);
    MappingEdit keys = new MappingEdit(layout, root, KeyOrder.HEADER);
    String twice = keys.twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    int index = keys.indexOf(KEY);
    if (index < 0) {
      return insert(fields);
    }
    YamlEntry entry = root.entries().get(index);
    return switch (entry.value()) {
      case YamlSequence list when list.items().isEmpty() && !root.flow() ->
          first(index, entry, fields);
      case YamlSequence list when list.flow() -> appendInBrackets(index, list, fields);
      case YamlSequence list -> appendLines(index, list, fields);
      case YamlScalar scalar when scalar.isNull() && !root.flow() -> first(index, entry, fields);
      default -> new NodeEdit.Blocked("hitl-claims is no list; mend it by hand first.");
    };
  }

  NodeEdit remove(int claim) {
    MappingEdit keys = new MappingEdit(layout, root, KeyOrder.HEADER);
    String twice = keys.twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    int index = keys.indexOf(KEY);
    boolean there =
        index >= 0
            && root.entries().get(index).value() instanceof YamlSequence list
            && claim >= 0
            && claim < list.items().size();
    return there
        ? new ClaimRemoval(layout, root, index).remove(claim)
        : new NodeEdit.Blocked("There is no claim %d.".formatted(claim + 1));
  }

  private NodeEdit insert(List<Change.Field> fields) {
    int index = KeyOrder.HEADER.indexFor(KEY, root);
    if (root.flow()) {
      List<TextEdit> edits =
          new FlowKeys(layout, root).insert(index, KEY, "[" + braces(fields) + "]");
      return new NodeEdit.Planned(
          NodeEdit.withNew(root, index, KEY, listWith(List.of(), fields, true)), edits);
    }
    BlockKeys block = new BlockKeys(layout, root);
    String lineBreak =
        layout.breakAt(root.entries().isEmpty() ? layout.yaml().end() : root.span().start());
    String lines =
        KEY + ":" + lineBreak + lines(fields, block.indentation() + INDENTATION, lineBreak);
    return new NodeEdit.Planned(
        NodeEdit.withNew(root, index, KEY, listWith(List.of(), fields, false)),
        block.insertLines(index, lines));
  }

  /// The first claim of an empty list: brackets or null go, lines come.
  private NodeEdit first(int index, YamlEntry entry, List<Change.Field> fields) {
    Span value = entry.value().span();
    int colon = layout.text().indexOf(':', entry.key().span().end());
    String inside = value.in(layout.text()).replace("[", "").replace("]", "");
    boolean sameLine = colon >= 0 && layout.afterLine(colon) == layout.afterLine(value.start());
    if (!sameLine || (entry.value() instanceof YamlSequence && !WhiteSpace.isBlank(inside))) {
      return new NodeEdit.Blocked("hitl-claims is empty but holds a comment; clear it by hand.");
    }
    int line = layout.lines().lineAt(value.end());
    String lineBreak = layout.breakAt(colon);
    String lines =
        lineBreak
            + lines(fields, new BlockKeys(layout, root).indentation() + INDENTATION, lineBreak);
    List<TextEdit> edits = new ArrayList<>();
    if (!value.isEmpty()) {
      edits.add(TextEdit.delete(new Span(colon + 1, value.end())));
    }
    edits.add(TextEdit.insert(layout.lines().content(line).end(), lines));
    return new NodeEdit.Planned(
        NodeEdit.with(root, index, listWith(List.of(), fields, false)), edits);
  }

  private NodeEdit appendInBrackets(int index, YamlSequence list, List<Change.Field> fields) {
    YamlSequence intended = listWith(list.items(), fields, true);
    int at = list.items().isEmpty() ? list.span().start() + 1 : list.items().getLast().span().end();
    String added = (list.items().isEmpty() ? "" : ", ") + braces(fields);
    return new NodeEdit.Planned(
        NodeEdit.with(root, index, intended), List.of(TextEdit.insert(at, added)));
  }

  private NodeEdit appendLines(int index, YamlSequence list, List<Change.Field> fields) {
    YamlNode last = list.items().getLast();
    int line = layout.dashLine(last.span().start());
    if (line < 0) {
      return new NodeEdit.Blocked("The last claim has no dash of its own; add the claim by hand.");
    }
    String dashed = layout.lines().line(line);
    int at = layout.afterNode(last);
    String lineBreak = layout.breakAt(at - 1);
    String added = lines(fields, dashed.substring(0, dashed.indexOf('-')), lineBreak) + lineBreak;
    return new NodeEdit.Planned(
        NodeEdit.with(root, index, listWith(list.items(), fields, false)),
        List.of(TextEdit.insert(at, added)));
  }

  private static String lines(List<Change.Field> fields, String indentation, String lineBreak) {
    StringBuilder out = new StringBuilder();
    for (Change.Field field : fields) {
      out.append(out.isEmpty() ? indentation + "- " : lineBreak + indentation + INDENTATION)
          .append(field.key())
          .append(": ")
          .append(written(field, false).characters());
    }
    return out.toString();
  }

  private static String braces(List<Change.Field> fields) {
    StringBuilder out = new StringBuilder("{");
    for (Change.Field field : fields) {
      out.append(out.length() == 1 ? "" : ", ")
          .append(field.key())
          .append(": ")
          .append(written(field, true).characters());
    }
    return out.append('}').toString();
  }

  private static YamlSequence listWith(
      List<YamlNode> items, List<Change.Field> fields, boolean flow) {
    List<YamlNode> all = new ArrayList<>(items);
    all.add(
        NodeEdit.mapping(
            fields.stream()
                .map(f -> new YamlEntry(ScalarText.key(f.key()), written(f, flow).node()))
                .toList()));
    return new YamlSequence(all, flow, Span.at(0));
  }

  private static ScalarText written(Change.Field field, boolean flow) {
    return ScalarText.of(field.value(), KeyOrder.CLAIM.style(field.key()), flow);
  }
}
