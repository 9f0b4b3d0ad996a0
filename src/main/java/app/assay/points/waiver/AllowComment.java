package app.assay.points.waiver;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// One comment that allows findings at the block after it.
///
/// @param span the comment, counted from the text's start
/// @param names the rules and points that it allows, as they are written
/// @param reason why, empty where it does not say
record AllowComment(Span span, List<Name> names, String reason) {

  private static final String OPEN = "<!--";
  private static final String CLOSE = "-->";
  private static final String QUOTES = "\"'“”„’";

  AllowComment {
    names = List.copyOf(names);
  }

  /// A rule such as `P9-PRICING` or a point such as `P9`.
  ///
  /// @param span where it is written, counted from the text's start
  record Name(String text, Span span) {}

  /// All such comments in a block of comments.
  ///
  /// @param text the block's characters
  /// @param start the block's offset in the document
  static List<AllowComment> in(String text, int start) {
    List<AllowComment> found = new ArrayList<>();
    for (int open = text.indexOf(OPEN); open >= 0; ) {
      int close = text.indexOf(CLOSE, open + OPEN.length());
      if (close < 0) {
        break;
      }
      int words = afterWord(text, open + OPEN.length(), close, "assay");
      words = words < 0 ? -1 : afterMark(text, words, close);
      words = words < 0 ? -1 : afterWord(text, words, close, "allow");
      if (words >= 0) {
        found.add(read(text, new Span(open, close + CLOSE.length()), words, close, start));
      }
      open = text.indexOf(OPEN, close + CLOSE.length());
    }
    return found;
  }

  private static AllowComment read(String text, Span span, int from, int to, int start) {
    List<Name> names = new ArrayList<>();
    int i = from;
    while (i < to) {
      char c = text.charAt(i);
      if (!Character.isLetterOrDigit(c)) {
        i++;
        continue;
      }
      int end = i;
      while (end < to && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '-')) {
        end++;
      }
      if (text.substring(i, end).equalsIgnoreCase("reason")) {
        return new AllowComment(span.shift(start), names, reason(text, end, to));
      }
      names.add(new Name(text.substring(i, end), new Span(i, end).shift(start)));
      i = end;
    }
    return new AllowComment(span.shift(start), names, "");
  }

  /// What stands behind `reason=`, without its quotation marks.
  private static String reason(String text, int from, int to) {
    String words = text.substring(from, to).strip();
    if (!words.startsWith("=")) {
      return "";
    }
    words = words.substring(1).strip();
    while (!words.isEmpty() && QUOTES.indexOf(words.charAt(0)) >= 0) {
      words = words.substring(1);
    }
    while (!words.isEmpty() && QUOTES.indexOf(words.charAt(words.length() - 1)) >= 0) {
      words = words.substring(0, words.length() - 1);
    }
    return words.strip();
  }

  /// After a word that stands here, or -1.
  private static int afterWord(String text, int from, int to, String word) {
    int i = from;
    while (i < to && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    int end = i + word.length();
    boolean here = end <= to && text.regionMatches(true, i, word, 0, word.length());
    boolean whole = here && (end == to || !Character.isLetterOrDigit(text.charAt(end)));
    return whole ? end : -1;
  }

  private static int afterMark(String text, int from, int to) {
    int i = from;
    while (i < to && Character.isWhitespace(text.charAt(i))) {
      i++;
    }
    return i < to && text.charAt(i) == ':' ? i + 1 : -1;
  }
}
