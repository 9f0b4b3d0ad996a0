package app.assay.judge.injection;

import java.util.ArrayList;
import java.util.List;

/// A way to put something to a model: words in a row, some of them one of several, with gaps of so
/// many words at most between them, all in one sentence.
///
/// @param section of the list
/// @param pattern as it stands in the list
/// @param first true when it must begin a line or sentence
/// @param elements the words and gaps
record Wording(String section, String pattern, boolean first, List<Element> elements) {

  /// No wording is longer than this, so that a row of bits holds all places it can have reached.
  private static final int LONGEST = 63;

  Wording {
    elements = List.copyOf(elements);
  }

  sealed interface Element {

    /// One of several words or rows of words.
    ///
    /// @param colon true when a colon must follow
    /// @param last true when something else than a word must follow
    record OneOf(List<List<Integer>> words, boolean colon, boolean last) implements Element {}

    /// Up to so many other words.
    record Gap(int most) implements Element {}

    /// None of these words may be next.
    record Not(List<Integer> words) implements Element {}
  }

  /// Reads a line of a list: words parted by `|`, a row of words with `_` in it, `..3` for a gap of
  /// up to three words, `!or` for what must not be next, `:` and `$` after a word for a colon or
  /// any mark behind it, and `^` before the first word for the start of a line or sentence.
  static Wording read(String section, String line, Fold fold, Words.Vocabulary vocabulary) {
    boolean first = line.startsWith("^");
    List<Element> elements = new ArrayList<>();
    for (String part : (first ? line.substring(1) : line).split(" +", -1)) {
      if (part.startsWith("..")) {
        elements.add(new Element.Gap(Integer.parseInt(part, 2, part.length(), 10)));
      } else if (part.startsWith("!")) {
        elements.add(
            new Element.Not(
                rows(part.substring(1), fold, vocabulary).stream().map(List::getFirst).toList()));
      } else {
        boolean colon = part.endsWith(":");
        boolean last = part.endsWith("$");
        String words = colon || last ? part.substring(0, part.length() - 1) : part;
        elements.add(new Element.OneOf(rows(words, fold, vocabulary), colon, last));
      }
    }
    if (!(elements.getFirst() instanceof Element.OneOf)) {
      throw new IllegalStateException("a wording begins with a word: " + line);
    }
    return new Wording(section, line, first, elements);
  }

  private static List<List<Integer>> rows(String words, Fold fold, Words.Vocabulary vocabulary) {
    List<List<Integer>> rows = new ArrayList<>();
    for (String alternative : words.split("\\|", -1)) {
      List<Integer> row = new ArrayList<>();
      for (String word : alternative.split("_", -1)) {
        StringBuilder letters = new StringBuilder();
        word.codePoints()
            .forEach(
                c -> {
                  if (Fold.standsAlone(c)) {
                    row.add(vocabulary.add(String.valueOf(fold.of(c))));
                  } else if (fold.of(c) > Fold.SKIP) {
                    letters.append(fold.of(c));
                  }
                });
        if (!letters.isEmpty()) {
          row.add(vocabulary.add(letters.toString()));
        }
      }
      if (row.isEmpty()) {
        throw new IllegalStateException("no word in " + words);
      }
      rows.add(List.copyOf(row));
    }
    return rows;
  }

  /// The words it can begin with.
  List<Integer> beginnings() {
    return elements.getFirst() instanceof Element.OneOf one
        ? one.words().stream().map(List::getFirst).distinct().toList()
        : List.of();
  }

  /// How many words it covers from this one on; 0 where it does not stand there.
  int match(Words words, int from) {
    if (first && !words.has(from, Words.FIRST)) {
      return 0;
    }
    int room = 1;
    while (room < LONGEST && from + room < words.count() && !words.has(from + room, Words.BROKEN)) {
      room++;
    }
    long reached = 1;
    for (Element element : elements) {
      reached =
          switch (element) {
            case Element.Gap(int most) -> widened(reached, most, room);
            case Element.Not(List<Integer> not) -> without(reached, not, words, from, room);
            case Element.OneOf one -> after(reached, one, words, from, room);
          };
      if (reached == 0) {
        return 0;
      }
    }
    return Long.numberOfTrailingZeros(reached);
  }

  private static long widened(long reached, int most, int room) {
    long wide = reached;
    for (int i = 0; i < most; i++) {
      wide |= wide << 1;
    }
    return wide & (1L << room) - 1;
  }

  private static long without(long reached, List<Integer> not, Words words, int from, int room) {
    long left = reached;
    for (int at = 0; at < room; at++) {
      if (not.contains(words.number(from + at))) {
        left &= ~(1L << at);
      }
    }
    return left;
  }

  private static long after(long reached, Element.OneOf one, Words words, int from, int room) {
    long next = 0;
    for (int at = Long.numberOfTrailingZeros(reached); at < room; at++) {
      if ((reached >>> at & 1) != 0) {
        for (List<Integer> row : one.words()) {
          int end = at + row.size();
          if (end <= room && stands(row, words, from + at) && fits(one, words, from + end - 1)) {
            next |= 1L << end;
          }
        }
      }
    }
    return next;
  }

  private static boolean stands(List<Integer> row, Words words, int at) {
    for (int i = 0; i < row.size(); i++) {
      if (words.number(at + i) != row.get(i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean fits(Element.OneOf one, Words words, int last) {
    return (!one.colon() || words.has(last, Words.COLON))
        && (!one.last() || words.has(last, Words.LAST));
  }
}
