package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlEntry;
import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// How a front matter lies on its lines.
///
/// @param yaml what is between the delimiters
record Layout(String text, LineIndex lines, Span yaml) {

  /// The line break of the line that holds an offset, or the document's where it has none.
  String breakAt(int offset) {
    int line = lines.lineAt(offset);
    String own = text.substring(lines.content(line).end(), lines.end(line));
    return own.isEmpty() ? LineEnding.of(text).characters() : own;
  }

  /// The offset after the line break of the line that holds an offset.
  int afterLine(int offset) {
    return lines.end(lines.lineAt(offset));
  }

  /// The characters between the line's start and an offset.
  String before(int offset) {
    return text.substring(lines.start(lines.lineAt(offset)), offset);
  }

  /// True when only blanks stand before an offset on its line.
  boolean isFirstOnLine(int offset) {
    return WhiteSpace.isBlank(before(offset));
  }

  /// Where the line after a node begins. Empty lines belong to a block scalar that keeps them.
  int afterNode(YamlNode node) {
    YamlNode leaf = lastLeaf(node);
    int after = afterLine(written(leaf).end());
    if (leaf instanceof YamlScalar scalar && keepsEmptyLines(scalar)) {
      while (after < yaml.end() && WhiteSpace.isBlank(lines.line(lines.lineAt(after)))) {
        after = afterLine(after);
      }
    }
    return Math.min(after, yaml.end());
  }

  /// The characters of a value. Empty lines behind a block scalar, blanks in them too, are layout.
  Span written(YamlNode node) {
    Span span = node.span();
    if (!isBlockScalar(node)) {
      return span;
    }
    int line = lines.lineAt(span.end());
    while (line > lines.lineAt(span.start()) && WhiteSpace.isBlank(lines.line(line))) {
      line--;
    }
    return new Span(span.start(), Math.min(span.end(), lines.content(line).end()));
  }

  /// Where the line after an entry begins.
  int afterEntry(YamlEntry entry) {
    return Math.max(afterLine(entry.key().span().end()), afterNode(entry.value()));
  }

  /// The line whose first character is the dash of an item that starts at an offset, or -1.
  int dashLine(int item) {
    for (int line = lines.lineAt(item); line > 0; line--) {
      String content = WhiteSpace.strip(lines.line(line));
      if (content.startsWith("-")) {
        return line;
      }
      if (line < lines.lineAt(item) && !content.isEmpty() && content.charAt(0) != '#') {
        return -1;
      }
    }
    return -1;
  }

  /// True for `|` and `>`.
  static boolean isBlockScalar(YamlNode node) {
    return node instanceof YamlScalar scalar
        && (scalar.style() == YamlScalar.Style.LITERAL
            || scalar.style() == YamlScalar.Style.FOLDED);
  }

  /// The comment behind the indicator of a block scalar with the blanks before it, or nothing.
  String headerComment(YamlScalar block) {
    String header =
        text.substring(
            block.span().start(), lines.content(lines.lineAt(block.span().start())).end());
    int mark = header.indexOf('#');
    if (mark < 0) {
      return "";
    }
    return header.substring(WhiteSpace.stripTrailing(header.substring(0, mark)).length());
  }

  private boolean keepsEmptyLines(YamlScalar scalar) {
    if (!isBlockScalar(scalar)) {
      return false;
    }
    int start = scalar.span().start();
    String header = text.substring(start, lines.content(lines.lineAt(start)).end());
    int comment = header.indexOf('#');
    int plus = header.indexOf('+');
    return plus >= 0 && (comment < 0 || plus < comment);
  }

  private static YamlNode lastLeaf(YamlNode node) {
    YamlNode last = node;
    while (true) {
      if (last instanceof YamlMapping mapping && !mapping.flow() && !mapping.entries().isEmpty()) {
        last = mapping.entries().getLast().value();
      } else if (last instanceof YamlSequence list && !list.flow() && !list.items().isEmpty()) {
        last = list.items().getLast();
      } else {
        return last;
      }
    }
  }
}
