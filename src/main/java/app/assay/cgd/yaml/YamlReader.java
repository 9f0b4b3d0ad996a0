package app.assay.cgd.yaml;

import app.assay.text.CodePointIndex;
import app.assay.text.Span;
import java.io.StringReader;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.reader.ReaderException;

/// Reads YAML into nodes with places: events first, which enforce the limits before anything is
/// built, then composition. No object is ever constructed.
public final class YamlReader {

  private final int maxDepth;
  private final int farDepth;
  private final int maxNodes;

  /// @param maxDepth how deep collections may nest; the outermost mapping is level 1
  /// @param farDepth a wider limit, whose passing is only noted
  /// @param maxNodes how many keys, values and collections there may be
  public YamlReader(int maxDepth, int farDepth, int maxNodes) {
    this.maxDepth = maxDepth;
    this.farDepth = farDepth;
    this.maxNodes = maxNodes;
  }

  /// Reads the part of a document's text that is YAML; spans are offsets into the whole text.
  public YamlReading read(String text, Span part) {
    String yaml = part.in(text);
    CodePointIndex index = new CodePointIndex(yaml);
    try {
      EventCount count = count(yaml, part, index);
      if (count.refusal().isPresent()) {
        return count.refusal().get();
      }
      Node root = parser().compose(new StringReader(yaml));
      if (root == null) {
        return new YamlReading.Read(YamlMapping.empty(Span.at(part.start())), 0);
      }
      YamlNode node = new NodeTranslation(text, part.start(), index).translate(root);
      if (node instanceof YamlMapping mapping) {
        return new YamlReading.Read(mapping, count.nodes());
      }
      if (node instanceof YamlScalar scalar && scalar.isNull()) {
        return new YamlReading.Read(YamlMapping.empty(Span.at(part.start())), 0);
      }
      return new YamlReading.Broken(node.span(), "This must be a list of keys with values.");
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

  /// Nothing is built while events are counted, so a text of any nesting and size is safe here.
  private EventCount count(String yaml, Span part, CodePointIndex index) {
    EventCount count =
        new EventCount(maxDepth, farDepth, maxNodes, mark -> place(mark, part, index));
    try {
      for (Event event : parser().parse(new StringReader(yaml))) {
        if (!count.accept(event)) {
          break;
        }
      }
    } catch (YAMLException e) {
      if (count.refusal().isEmpty()) {
        throw e;
      }
    }
    return count;
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
