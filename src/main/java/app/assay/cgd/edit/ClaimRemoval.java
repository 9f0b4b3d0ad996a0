package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;

/// Takes a claim out of `hitl-claims`.
///
/// @param index where the list stands among the keys of the front matter
record ClaimRemoval(Layout layout, YamlMapping root, int index) {

  NodeEdit remove(int claim) {
    YamlEntry entry = root.entries().get(index);
    if (!(entry.value() instanceof YamlSequence list)) {
      return new NodeEdit.Blocked("hitl-claims is no list; mend it by hand first.");
    }
    List<YamlNode> kept = new ArrayList<>(list.items());
    kept.remove(claim);
    YamlMapping intended = NodeEdit.with(root, index, new YamlSequence(kept, true, Span.at(0)));
    return list.flow()
        ? fromBrackets(list.items(), claim, intended)
        : fromLines(entry, list.items(), claim, intended);
  }

  private NodeEdit fromLines(
      YamlEntry entry, List<YamlNode> items, int claim, YamlMapping intended) {
    YamlNode item = items.get(claim);
    int line = layout.dashLine(item.span().start());
    int after = layout.afterNode(item);
    if (line < 0 || layout.lines().start(line) >= after) {
      return new NodeEdit.Blocked(
          "Claim %d has no dash of its own; remove it by hand.".formatted(claim + 1));
    }
    List<TextEdit> edits = new ArrayList<>();
    if (items.size() == 1) {
      int key = entry.key().span().end();
      int colon = layout.text().indexOf(':', key);
      if (colon < 0 || !WhiteSpace.isBlank(layout.text().subSequence(key, colon))) {
        return new NodeEdit.Blocked("hitl-claims cannot be emptied; do it by hand.");
      }
      edits.add(TextEdit.insert(colon + 1, " []"));
    }
    edits.add(TextEdit.delete(new Span(layout.lines().start(line), after)));
    return new NodeEdit.Planned(intended, edits);
  }

  private NodeEdit fromBrackets(List<YamlNode> items, int claim, YamlMapping intended) {
    Span span = items.get(claim).span();
    boolean clear = true;
    if (claim + 1 < items.size()) {
      int next = items.get(claim + 1).span().start();
      clear = isComma(span.end(), next);
      span = new Span(span.start(), Math.max(span.end(), next));
    } else if (claim > 0) {
      int before = items.get(claim - 1).span().end();
      clear = isComma(before, span.start());
      span = new Span(Math.min(before, span.start()), span.end());
    }
    return clear
        ? new NodeEdit.Planned(intended, List.of(TextEdit.delete(span)))
        : new NodeEdit.Blocked(
            "Claim %d stands in brackets with a comment beside it; remove it by hand."
                .formatted(claim + 1));
  }

  private boolean isComma(int from, int to) {
    return from <= to && WhiteSpace.strip(layout.text().substring(from, to)).equals(",");
  }
}
