package app.assay.cgd.yaml;

import app.assay.text.Span;
import java.util.List;

/// A list.
///
/// @param flow true for `[a, b]`, false for lines with dashes
public record YamlSequence(List<YamlNode> items, boolean flow, Span span) implements YamlNode {

  public YamlSequence {
    items = List.copyOf(items);
  }

  @Override
  public boolean sameValue(YamlNode other) {
    if (!(other instanceof YamlSequence sequence) || sequence.items.size() != items.size()) {
      return false;
    }
    for (int i = 0; i < items.size(); i++) {
      if (!items.get(i).sameValue(sequence.items.get(i))) {
        return false;
      }
    }
    return true;
  }
}
