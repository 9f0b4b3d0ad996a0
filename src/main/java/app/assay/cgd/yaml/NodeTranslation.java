package app.assay.cgd.yaml;

import app.assay.text.CodePointIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import org.yaml.snakeyaml.DumperOptions.FlowStyle;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/// Turns composed nodes into ours. The recursion is bounded by the nesting limit that was enforced
/// before.
final class NodeTranslation {

  private final String text;
  private final int base;
  private final CodePointIndex index;

  NodeTranslation(String text, int base, CodePointIndex index) {
    this.text = text;
    this.base = base;
    this.index = index;
  }

  YamlNode translate(Node node) {
    return switch (node) {
      case ScalarNode scalar -> scalar(scalar);
      case SequenceNode sequence -> sequence(sequence);
      case MappingNode mapping -> mapping(mapping);
      default -> new YamlScalar("", YamlScalar.Style.PLAIN, raw(node));
    };
  }

  private YamlScalar scalar(ScalarNode node) {
    YamlScalar.Style style = style(node.getScalarStyle());
    Span span = raw(node);
    boolean block = style == YamlScalar.Style.LITERAL || style == YamlScalar.Style.FOLDED;
    return new YamlScalar(node.getValue(), style, block ? withoutTrailingBreaks(span) : span);
  }

  private YamlSequence sequence(SequenceNode node) {
    List<YamlNode> items = new ArrayList<>();
    for (Node item : node.getValue()) {
      items.add(translate(item));
    }
    boolean flow = node.getFlowStyle() == FlowStyle.FLOW;
    Span span = raw(node);
    if (!flow && !items.isEmpty()) {
      span = new Span(span.start(), items.getLast().span().end());
    }
    return new YamlSequence(items, flow, span);
  }

  private YamlMapping mapping(MappingNode node) {
    List<YamlEntry> entries = new ArrayList<>();
    for (NodeTuple tuple : node.getValue()) {
      YamlNode key = translate(tuple.getKeyNode());
      YamlScalar name =
          key instanceof YamlScalar scalar
              ? scalar
              : new YamlScalar(key.span().in(text), YamlScalar.Style.PLAIN, key.span());
      entries.add(new YamlEntry(name, translate(tuple.getValueNode())));
    }
    boolean flow = node.getFlowStyle() == FlowStyle.FLOW;
    Span span = raw(node);
    if (!flow && !entries.isEmpty()) {
      span = new Span(span.start(), entries.getLast().span().end());
    }
    return new YamlMapping(entries, flow, span);
  }

  private Span raw(Node node) {
    int start = base + index.offset(node.getStartMark().getIndex());
    int end = base + index.offset(node.getEndMark().getIndex());
    return new Span(start, Math.max(start, end));
  }

  private Span withoutTrailingBreaks(Span span) {
    int end = span.end();
    while (end > span.start() && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return new Span(span.start(), end);
  }

  private static YamlScalar.Style style(ScalarStyle style) {
    return switch (style) {
      case SINGLE_QUOTED -> YamlScalar.Style.SINGLE_QUOTED;
      case DOUBLE_QUOTED -> YamlScalar.Style.DOUBLE_QUOTED;
      case LITERAL -> YamlScalar.Style.LITERAL;
      case FOLDED -> YamlScalar.Style.FOLDED;
      case PLAIN, JSON_SCALAR_STYLE -> YamlScalar.Style.PLAIN;
    };
  }
}
