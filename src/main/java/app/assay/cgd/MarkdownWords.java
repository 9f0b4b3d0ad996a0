package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Arrays;

/// Markdown as words: without emphasis, code and link marks, quote marks and runs of white space,
/// in lower case, with one kind of quote and hyphen. Two texts that say the same words are equal.
final class MarkdownWords {

  private static final int LONGEST_MARKER = 120;
  private static final int SHORTEST_CAPITALS = 4;
  private static final int LONGEST_ADDRESS = 2_000;

  private final StringBuilder words = new StringBuilder();
  private int[] offsets = new int[256];

  private MarkdownWords() {}

  /// The words of a part of a text.
  ///
  /// @param markers whether marks such as `*(estimated)*` and `UNVERIFIED:` stay
  static MarkdownWords of(String text, Span part, boolean markers) {
    MarkdownWords plain = new MarkdownWords();
    int i = part.start();
    while (i < part.end()) {
      i = plain.take(text, i, part.end(), markers);
    }
    return plain;
  }

  /// The words of a whole text.
  static String words(String text) {
    return WhiteSpace.strip(of(text, new Span(0, text.length()), true).words);
  }

  /// The words from an index on contain these, or -1.
  int indexOf(String sought, int from) {
    return words.indexOf(sought, from);
  }

  /// True when no word is cut in two at an index.
  boolean isBetweenWords(int index) {
    return index <= 0
        || index >= words.length()
        || !Character.isLetterOrDigit(words.charAt(index - 1))
        || !Character.isLetterOrDigit(words.charAt(index));
  }

  /// Where a word character stands in the text.
  int offset(int index) {
    return offsets[index];
  }

  private int take(String text, int i, int end, boolean markers) {
    char c = text.charAt(i);
    if (WhiteSpace.is(c)) {
      if (!words.isEmpty() && words.charAt(words.length() - 1) != ' ') {
        put(' ', i);
      }
      return quoteMarks(text, i, end);
    }
    if (c == '*' && !markers && i + 1 < end && text.charAt(i + 1) == '(') {
      int close = text.indexOf(")*", i, Math.min(end, i + LONGEST_MARKER));
      if (close > 0) {
        return close + 2;
      }
    }
    if (!markers && c >= 'A' && c <= 'Z' && (i == 0 || !Character.isLetter(text.charAt(i - 1)))) {
      int close = afterCapitalMarker(text, i, end);
      if (close > i) {
        return close;
      }
    }
    if (c == ']' && i + 1 < end && text.charAt(i + 1) == '(') {
      int close = text.indexOf(')', i, Math.min(end, i + LONGEST_ADDRESS));
      return close > 0 ? close + 1 : i + 1;
    }
    if ("*_`~[]\\".indexOf(c) < 0) {
      put(plain(c), i);
    }
    return i + 1;
  }

  /// The end of a marker such as `UNVERIFIED (reported 2026-02-04):`, or the start where there is
  /// none.
  private static int afterCapitalMarker(String text, int start, int end) {
    int i = start;
    while (i < end && text.charAt(i) >= 'A' && text.charAt(i) <= 'Z') {
      i++;
    }
    if (i - start < SHORTEST_CAPITALS) {
      return start;
    }
    if (text.startsWith(" (", i)) {
      int close = text.indexOf(')', i, Math.min(end, i + LONGEST_MARKER));
      i = close > 0 ? close + 1 : i;
    }
    return i < end && text.charAt(i) == ':' ? i + 1 : start;
  }

  /// A line break and the `>` after it are one blank.
  private static int quoteMarks(String text, int i, int end) {
    int next = i + 1;
    if (text.charAt(i) == '\n') {
      while (next < end && (text.charAt(next) == ' ' || text.charAt(next) == '>')) {
        next++;
      }
    }
    return next;
  }

  private void put(char c, int offset) {
    if (words.length() == offsets.length) {
      offsets = Arrays.copyOf(offsets, offsets.length * 2);
    }
    offsets[words.length()] = offset;
    words.append(c);
  }

  private static char plain(char c) {
    return switch (c) {
      case '‘', '’', 'ʼ' -> '\'';
      case '“', '”', '„', '«', '»' -> '"';
      case '‐', '‑', '–', '—', '−' -> '-';
      default -> Character.toLowerCase(c);
    };
  }
}
