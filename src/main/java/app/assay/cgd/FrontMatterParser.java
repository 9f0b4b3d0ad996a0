package app.assay.cgd;

import app.assay.cgd.yaml.YamlReader;
import app.assay.cgd.yaml.YamlReading;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// Finds the delimiter lines: exactly `---` with nothing but white space after it; white space
/// before it makes it no delimiter (FS §11.1, rulebook C17).
final class FrontMatterParser {

  private static final String DELIMITER = "---";

  private final YamlReader yaml;

  private final ModelCost cost;

  /// @param cost what the document needs so far; the front matter is added
  FrontMatterParser(Limits limits, ModelCost cost) {
    this.yaml = new YamlReader(limits.yamlDepth(), limits.nesting(), cost.room(ModelCost.NODE));
    this.cost = cost;
  }

  FrontMatter parse(String text, LineIndex lines) {
    Span first = lines.content(0);
    if (!isDelimiter(text, first)) {
      return new FrontMatter.Missing(first);
    }
    for (int line = 1; line < lines.count(); line++) {
      Span closing = lines.content(line);
      if (isDelimiter(text, closing)) {
        Span between = lines.between(0, line);
        return read(text, first, between, closing);
      }
    }
    return new FrontMatter.Unclosed(first);
  }

  private FrontMatter read(String text, Span opening, Span between, Span closing) {
    YamlReading reading = yaml.read(text, between);
    switch (reading) {
      case YamlReading.Read read -> cost.add(read.nodes(), ModelCost.NODE);
      case YamlReading.TooMany many -> cost.add(many.nodes(), ModelCost.NODE);
      case YamlReading.Broken _, YamlReading.TooDeep _, YamlReading.Anchored _ -> {}
    }
    return reading instanceof YamlReading.Read read
        ? new FrontMatter.Present(opening, between, closing, read.root())
        : new FrontMatter.Unreadable(opening, between, closing, reading);
  }

  private static boolean isDelimiter(String text, Span line) {
    return text.startsWith(DELIMITER, line.start())
        && line.length() >= DELIMITER.length()
        && WhiteSpace.isBlank(text.subSequence(line.start() + DELIMITER.length(), line.end()));
  }
}
