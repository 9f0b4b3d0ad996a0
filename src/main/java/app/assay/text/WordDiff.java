package app.assay.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which words of a changed line differ from its counterpart.
///
/// @param removed spans of the old line
/// @param added spans of the new line; both are empty where the lines have nothing in common
record WordDiff(List<Span> removed, List<Span> added) {

  private static final int MOST = 200;
  private static final int LONGEST_LINE = 4_000;
  private static final WordDiff NONE = new WordDiff(List.of(), List.of());

  static WordDiff of(String before, String after) {
    if (before.length() > LONGEST_LINE || after.length() > LONGEST_LINE) {
      return NONE;
    }
    List<Span> old = words(before);
    List<Span> now = words(after);
    Map<String, Integer> numbers = new HashMap<>();
    SequenceDiff diff =
        new SequenceDiff(numbered(before, old, numbers), numbered(after, now, numbers), MOST);
    List<Span> removed = new ArrayList<>();
    List<Span> added = new ArrayList<>();
    for (SequenceDiff.Replaced range : diff.replaced()) {
      mark(old, range.beforeStart(), range.beforeEnd(), removed);
      mark(now, range.afterStart(), range.afterEnd(), added);
    }
    boolean nothingCommon =
        removed.equals(List.of(new Span(0, before.length())))
            || added.equals(List.of(new Span(0, after.length())));
    return nothingCommon ? NONE : new WordDiff(removed, added);
  }

  private static void mark(List<Span> words, int from, int to, List<Span> marks) {
    if (from < to) {
      marks.add(new Span(words.get(from).start(), words.get(to - 1).end()));
    }
  }

  /// Runs of letters and digits, runs of white space, and every other character alone.
  private static List<Span> words(String line) {
    List<Span> words = new ArrayList<>();
    int start = 0;
    while (start < line.length()) {
      Kind kind = Kind.of(line.codePointAt(start));
      int end = start;
      do {
        end += Character.charCount(line.codePointAt(end));
      } while (kind != Kind.MARK && end < line.length() && Kind.of(line.codePointAt(end)) == kind);
      words.add(new Span(start, end));
      start = end;
    }
    return words;
  }

  private static int[] numbered(String line, List<Span> words, Map<String, Integer> numbers) {
    int[] result = new int[words.size()];
    for (int i = 0; i < result.length; i++) {
      int next = numbers.size();
      Integer known = numbers.putIfAbsent(words.get(i).in(line), next);
      result[i] = known == null ? next : known;
    }
    return result;
  }

  private enum Kind {
    WORD,
    BLANK,
    MARK;

    static Kind of(int c) {
      if (Character.isLetterOrDigit(c)) {
        return WORD;
      }
      return WhiteSpace.is(c) ? BLANK : MARK;
    }
  }
}
