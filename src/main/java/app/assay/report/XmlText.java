package app.assay.report;

/// Characters as XML 1.0 can hold them.
public final class XmlText {

  private XmlText() {}

  /// Fit for an attribute in double quotes and for content. What XML has no way to write is spelled
  /// out as `\\uXXXX`.
  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        out.append(c).append(text.charAt(++i));
      } else {
        append(c, out);
      }
    }
    return out.toString();
  }

  private static void append(char c, StringBuilder out) {
    switch (c) {
      case '&' -> out.append("&amp;");
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '"' -> out.append("&quot;");
      case '\n', '\r', '\t' -> out.append("&#").append((int) c).append(';');
      default -> {
        boolean writable = c >= 0x20 && !Character.isSurrogate(c) && c != 0xFFFE && c != 0xFFFF;
        if (writable && !(c >= 0x7F && c <= 0x9F)) {
          out.append(c);
        } else {
          out.append("\\u").append("%04x".formatted((int) c));
        }
      }
    }
  }
}
