package app.assay.report;

/// Text that may be shown on a terminal: a document's own characters cannot steer it.
public final class Printable {

  private Printable() {}

  /// The text on one line, with control characters and those that turn the direction of writing
  /// spelled out.
  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (steers(c)) {
            out.append("\\u").append("%04x".formatted((int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.toString();
  }

  private static boolean steers(char c) {
    boolean turns = (c >= '\u202A' && c <= '\u202E') || (c >= '\u2066' && c <= '\u2069');
    return Character.isISOControl(c) || turns || c == '\u2028' || c == '\u2029' || c == '\uFEFF';
  }
}
