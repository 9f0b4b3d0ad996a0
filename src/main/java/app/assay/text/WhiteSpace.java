package app.assay.text;

/// The 29 white-space code points of Python's `str.isspace`, by which hash, claim id and slug are
/// defined (rulebook clarity-gate §2.4). None of Java's own definitions is the same set.
public final class WhiteSpace {

  private WhiteSpace() {}

  /// True for the 29 code points; all are in the basic plane, so a UTF-16 unit is enough.
  public static boolean is(int c) {
    if (c <= 0x20) {
      return c == 0x20 || (c >= 0x09 && c <= 0x0D) || (c >= 0x1C && c <= 0x1F);
    }
    if (c < 0x2000) {
      return c == 0x85 || c == 0xA0 || c == 0x1680;
    }
    return c <= 0x200A || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
  }

  /// True when nothing but white space is there.
  public static boolean isBlank(CharSequence text) {
    return skipLeading(text, 0, text.length()) == text.length();
  }

  /// Without white space at both ends.
  public static String strip(CharSequence text) {
    return strip(text, new Span(0, text.length())).in(text);
  }

  /// Without white space at the end.
  public static String stripTrailing(CharSequence text) {
    return text.subSequence(0, skipTrailing(text, 0, text.length())).toString();
  }

  /// The part of a span that remains without white space at its ends; empty at its start when
  /// blank.
  public static Span strip(CharSequence text, Span span) {
    int start = skipLeading(text, span.start(), span.end());
    if (start == span.end()) {
      return Span.at(span.start());
    }
    return new Span(start, skipTrailing(text, start, span.end()));
  }

  /// Each run of white space becomes one blank; both ends are stripped.
  public static String collapse(CharSequence text) {
    StringBuilder out = new StringBuilder(text.length());
    boolean pending = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (is(c)) {
        pending = out.length() > 0;
        continue;
      }
      if (pending) {
        out.append(' ');
        pending = false;
      }
      out.append(c);
    }
    return out.toString();
  }

  /// How many white-space characters a line begins with; a tab counts one.
  public static int indentation(CharSequence line) {
    return skipLeading(line, 0, line.length());
  }

  private static int skipLeading(CharSequence text, int from, int to) {
    int i = from;
    while (i < to && is(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static int skipTrailing(CharSequence text, int from, int to) {
    int i = to;
    while (i > from && is(text.charAt(i - 1))) {
      i--;
    }
    return i;
  }
}
