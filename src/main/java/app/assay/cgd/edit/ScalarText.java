package app.assay.cgd.edit;

import app.assay.cgd.yaml.YamlScalar;
import app.assay.cgd.yaml.YamlScalar.Style;
import app.assay.text.Span;

/// Writes values as scalars of one line.
///
/// @param characters what to put into the file
/// @param node what a reader must make of it
record ScalarText(String characters, YamlScalar node) {

  /// In the style of the value that is replaced, or in that of the key where there is none.
  ///
  /// @param style the preferred style; block styles count as double quotes
  /// @param flow whether it stands inside brackets or braces
  static ScalarText of(Value value, Style style, boolean flow) {
    String content = value.content();
    return switch (value) {
      case Value.Decimal n -> written(content, content, Style.PLAIN);
      case Value.Flag f -> written(content, content, Style.PLAIN);
      case Value.Word w -> word(content, style);
      case Value.Text t -> text(content, style, flow);
    };
  }

  /// A key as a reader finds it.
  static YamlScalar key(String name) {
    return new YamlScalar(name, Style.PLAIN, Span.at(0));
  }

  private static ScalarText word(String content, Style style) {
    return switch (style) {
      case SINGLE_QUOTED -> written("'" + content + "'", content, style);
      case DOUBLE_QUOTED -> written(doubleQuoted(content), content, style);
      case PLAIN, LITERAL, FOLDED -> written(content, content, Style.PLAIN);
    };
  }

  private static ScalarText text(String content, Style style, boolean flow) {
    if (style == Style.PLAIN && PlainText.isSafe(content, flow)) {
      return written(content, content, Style.PLAIN);
    }
    if (style == Style.SINGLE_QUOTED && isOneLine(content)) {
      return written("'" + content.replace("'", "''") + "'", content, Style.SINGLE_QUOTED);
    }
    return written(doubleQuoted(content), content, Style.DOUBLE_QUOTED);
  }

  private static ScalarText written(String characters, String content, Style style) {
    return new ScalarText(characters, new YamlScalar(content, style, Span.at(0)));
  }

  private static boolean isOneLine(String content) {
    for (int i = 0; i < content.length(); i++) {
      if (!PlainText.isPrintable(content, i)) {
        return false;
      }
    }
    return true;
  }

  private static String doubleQuoted(String content) {
    StringBuilder out = new StringBuilder(content.length() + 8).append('"');
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          // Half a surrogate pair is no character: written as it is, the file is not read back.
          if (PlainText.isPrintable(content, i) || Character.isSurrogate(c)) {
            out.append(c);
          } else {
            out.append("\\u%04X".formatted((int) c));
          }
        }
      }
    }
    return out.append('"').toString();
  }
}
