package app.assay.hitl.queue;

/// Writes strings as YAML in double quotes, on one line and in characters every reader takes.
final class YamlText {

  private YamlText() {}

  /// The string in double quotes.
  static String quoted(String content) {
    StringBuilder out = new StringBuilder(content.length() + 2).append('"');
    for (int i = 0; i < content.length(); i++) {
      char c = content.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (isPlain(c)) {
            out.append(c);
          } else {
            out.append("\\u%04X".formatted((int) c));
          }
        }
      }
    }
    return out.append('"').toString();
  }

  /// A text that was decoded from UTF-8 has its surrogates in pairs only.
  private static boolean isPlain(char c) {
    return (c >= 0x20 && c < 0x7F)
        || (c >= 0xA0 && c != 0x2028 && c != 0x2029 && c != 0xFEFF && c < 0xFFFE);
  }
}
