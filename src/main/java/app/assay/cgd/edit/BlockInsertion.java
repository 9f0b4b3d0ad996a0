package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlScalar.Style;
import app.assay.text.TextEdit;
import java.util.List;

/// Inserts a key with keys below it; `tier` comes right before the closing delimiter (FS §1.3.1).
record BlockInsertion(MappingEdit root) {

  private static final String INDENTATION = "  ";

  NodeEdit insert(String key, List<Change.Field> fields) {
    String twice = root.twice();
    if (!twice.isEmpty()) {
      return new NodeEdit.Blocked(twice);
    }
    if (root.indexOf(key) >= 0) {
      return new NodeEdit.Blocked("The key '%s' is already there.".formatted(key));
    }
    YamlMapping mapping = root.mapping();
    if (mapping.flow()) {
      return new NodeEdit.Blocked(
          "The front matter stands in braces and takes no block '%s'.".formatted(key));
    }
    Layout layout = root.layout();
    BlockKeys block = new BlockKeys(layout, mapping);
    int index = root.order().indexFor(key, mapping);
    int end = layout.yaml().end();
    String lineBreak = layout.breakAt(Math.max(0, end - 1));
    String indentation = block.indentation();
    StringBuilder lines = new StringBuilder(key).append(':');
    for (Change.Field field : fields) {
      lines.append(lineBreak).append(indentation).append(INDENTATION);
      lines.append(field.key()).append(": ").append(written(field).characters());
    }
    List<TextEdit> edits =
        key.equals(KeyOrder.TIER)
            ? List.of(TextEdit.insert(end, indentation + lines + lineBreak))
            : block.insertLines(index, lines.toString());
    return new NodeEdit.Planned(NodeEdit.withNew(mapping, index, key, below(fields)), edits);
  }

  private static YamlMapping below(List<Change.Field> fields) {
    return NodeEdit.mapping(
        fields.stream()
            .map(field -> new YamlEntry(ScalarText.key(field.key()), written(field).node()))
            .toList());
  }

  private static ScalarText written(Change.Field field) {
    return ScalarText.of(field.value(), Style.PLAIN, false);
  }
}
