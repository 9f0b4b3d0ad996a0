package app.assay.cgd.yaml;

import app.assay.text.CodePointIndex;
import app.assay.text.Span;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.reader.ReaderException;

/// Reads YAML into nodes with places: events first, which enforce the limits before anything is
/// built, then composition. No object is ever constructed.
public final class YamlReader {

  private final int maxDepth;

  /// @param maxDepth how deep collections may nest; the outermost mapping is level 1
  public YamlReader(int maxDepth) {
    this.maxDepth = maxDepth;
  }

  /// Reads the part of a document's text that is YAML; spans are offsets into the whole text.
  public YamlReading read(String text, Span part) {
    String yaml = part.in(text);
    CodePointIndex index = new CodePointIndex(yaml);
    try {
      YamlReading refused = enforceLimits(yaml, part, index);
      if (refused != null) {
        return refused;
      }
      Node root = parser().compose(new StringReader(yaml));
      if (root == null) {
        return new YamlReading.Read(YamlMapping.empty(Span.at(part.start())));
      }
      YamlNode node = new NodeTranslation(text, part.start(), index).translate(root);
      if (node instanceof YamlMapping mapping) {
        return new YamlReading.Read(mapping);
      }
      if (node instanceof YamlScalar scalar && scalar.isNull()) {
        return new YamlReading.Read(YamlMapping.empty(Span.at(part.start())));
      }
      return new YamlReading.Broken(
          node.span(), "The front matter must be a list of keys with values.");
    } catch (MarkedYAMLException e) {
      return new YamlReading.Broken(place(e.getProblemMark(), part, index), reason(e));
    } catch (ReaderException e) {
      int at = part.start() + index.offset(e.getPosition());
      return new YamlReading.Broken(
          new Span(at, Math.min(part.end(), at + 1)),
          "YAML allows no character U+%04X.".formatted(e.getCodePoint()));
    } catch (YAMLException e) {
      return new YamlReading.Broken(part, "This is not YAML: " + e.getMessage());
    }
  }

  private @Nullable YamlReading enforceLimits(String yaml, Span part, CodePointIndex index) {
    int depth = 0;
    List<Span> anchors = new ArrayList<>();
    for (Event event : parser().parse(new StringReader(yaml))) {
      if (event instanceof CollectionStartEvent && ++depth > maxDepth) {
        return new YamlReading.TooDeep(place(event.getStartMark(), part, index), maxDepth);
      }
      if (event instanceof CollectionEndEvent) {
        depth--;
      }
      if (event instanceof AliasEvent
          || (event instanceof NodeEvent node && node.getAnchor() != null)) {
        int start = part.start() + index.offset(event.getStartMark().getIndex());
        int end = part.start() + index.offset(event.getEndMark().getIndex());
        anchors.add(new Span(start, Math.max(start, end)));
      }
    }
    return anchors.isEmpty() ? null : new YamlReading.Anchored(anchors);
  }

  private Yaml parser() {
    LoaderOptions options = new LoaderOptions();
    options.setNestingDepthLimit(maxDepth + 1);
    options.setMaxAliasesForCollections(0);
    options.setCodePointLimit(Integer.MAX_VALUE);
    return new Yaml(options);
  }

  private static Span place(@Nullable Mark mark, Span part, CodePointIndex index) {
    if (mark == null) {
      return part;
    }
    int at = Math.min(part.end(), part.start() + index.offset(mark.getIndex()));
    return new Span(at, Math.min(part.end(), at + 1));
  }

  private static String reason(MarkedYAMLException e) {
    String problem = e.getProblem() == null ? "syntax error" : e.getProblem();
    return "This is not YAML: " + problem + ".";
  }
}
