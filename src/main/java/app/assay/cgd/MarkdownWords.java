package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.WhiteSpace;

/// Markdown as words: without emphasis, code and link marks, quote marks and runs of white space,
/// in lower case, with one kind of quote and hyphen. Two texts that say the same words are equal.
final class MarkdownWords {

  private static final int LONGEST_MARKER = 120;
  private static final int SHORTEST_CAPITALS = 4;
  private static final int LONGEST_ADDRESS = 2_000;

  /// Offsets are kept for one word character in so many; those between are found by reading again
  /// from there, since an offset for each would take four times the memory of the words.
  private static final int STRIDE = 256;

  private static final int NOTHING = -1;

  private final String text;
  private final int end;
  private final boolean markers;
  private final StringBuilder words;
  private final int[] offsets;

  private MarkdownWords(String text, Span part, boolean markers) {
    this.text = text;
    this.end = part.end();
    this.markers = markers;
    this.words = new StringBuilder(part.length());
    this.offsets = new int[part.length() / STRIDE + 1];
  }

  /// The words of a part of a text.
  ///
  /// @param markers whether marks such as `*(estimated)*` and `UNVERIFIED:` stay
  static MarkdownWords of(String text, Span part, boolean markers) {
    MarkdownWords plain = new MarkdownWords(text, part, markers);
    int i = part.start();
    while (i < part.end()) {
      int c = plain.word(i, plain.isBlankBefore(plain.words.length()));
      if (c != NOTHING) {
        plain.put((char) c, i);
      }
      i = plain.next(i);
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
    int at = index - index % STRIDE;
    int i = offsets[index / STRIDE];
    while (at < index) {
      i = next(i);
      while (word(i, isBlankBefore(at + 1)) == NOTHING) {
        i = next(i);
      }
      at++;
    }
    return i;
  }

  private boolean isBlankBefore(int index) {
    return index == 0 || words.charAt(index - 1) == ' ';
  }

  /// What a character of the text becomes, or [#NOTHING] where it and all that is passed over with
  /// it is left out.
  ///
  /// @param afterBlank whether a blank, or nothing, stands before it among the words
  private int word(int i, boolean afterBlank) {
    char c = text.charAt(i);
    if (WhiteSpace.is(c)) {
      return afterBlank ? NOTHING : ' ';
    }
    return isMark(c) || afterMarker(i) > i ? NOTHING : plain(c);
  }

  /// Where to read on after the character at an offset.
  private int next(int i) {
    char c = text.charAt(i);
    if (c == '\n') {
      return afterQuoteMarks(i);
    }
    if (c == ']' && i + 1 < end && text.charAt(i + 1) == '(') {
      int close = text.indexOf(')', i, Math.min(end, i + LONGEST_ADDRESS));
      return close > 0 ? close + 1 : i + 1;
    }
    return Math.max(i + 1, afterMarker(i));
  }

  private static boolean isMark(char c) {
    return "*_`~[]\\".indexOf(c) >= 0;
  }

  /// The end of a marker that begins here and does not stay, or the start where there is none.
  private int afterMarker(int start) {
    char c = text.charAt(start);
    if (markers) {
      return start;
    }
    if (c == '*' && start + 1 < end && text.charAt(start + 1) == '(') {
      int close = text.indexOf(")*", start, Math.min(end, start + LONGEST_MARKER));
      return close > 0 ? close + 2 : start;
    }
    boolean capital = c >= 'A' && c <= 'Z';
    return capital && (start == 0 || !Character.isLetter(text.charAt(start - 1)))
        ? afterCapitalMarker(start)
        : start;
  }

  /// The end of a marker such as `UNVERIFIED (reported 2026-02-04):`, or the start where there is
  /// none.
  private int afterCapitalMarker(int start) {
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
  private int afterQuoteMarks(int lineBreak) {
    int next = lineBreak + 1;
    while (next < end && (text.charAt(next) == ' ' || text.charAt(next) == '>')) {
      next++;
    }
    return next;
  }

  private void put(char c, int offset) {
    if (words.length() % STRIDE == 0) {
      offsets[words.length() / STRIDE] = offset;
    }
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
