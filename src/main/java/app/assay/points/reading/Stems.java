package app.assay.points.reading;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;

/// Turns words into stems, so that "retries" and "retry", "planned" and "plan" are one. A stem is a
/// hash of its letters; no text is copied.
public final class Stems {

  /// Words that say nothing of what is counted.
  private static final int[] LIGHT = table(WordLists.words("light"));

  /// Words of headers that say only that a value stands below.
  private static final int[] GENERIC = table(WordLists.words("generic"));

  /// "On average" is "mean".
  private static final int MEAN = of("mean");

  private Stems() {}

  /// True for a header's word that says only that a value stands below.
  public static boolean isGeneric(int stem) {
    return has(GENERIC, stem);
  }

  /// True for a word that says nothing of what is counted.
  public static boolean isLight(int stem) {
    return has(LIGHT, stem);
  }

  /// The stem of a word.
  public static int of(String word) {
    return of(word, 0, word.length());
  }

  /// The stem of the word `[from, to)` of a text.
  static int of(CharSequence text, int from, int to) {
    int end = end(text, from, to);
    if (end - from == 6 && "averag".contentEquals(text.subSequence(from, end))) {
      return MEAN;
    }
    int hash = 17;
    for (int i = from; i < end; i++) {
      hash = hash * 31 + Character.toLowerCase(text.charAt(i));
    }
    return hash;
  }

  private static int end(CharSequence text, int from, int to) {
    int end = to;
    if (end - from > 3 && last(text, end) == 's' && isApostrophe(text.charAt(end - 2))) {
      end -= 2;
    }
    end = singular(text, from, end);
    int stem = end;
    if (ends(text, from, end, "ing") && end - from > 5) {
      stem -= 3;
    } else if (ends(text, from, end, "ed") && end - from > 4) {
      stem -= 2;
    } else if (ends(text, from, end, "ion") && end - from > 7) {
      stem -= 3;
    }
    if (stem < end && stem - from > 3 && last(text, stem) == last(text, stem - 1)) {
      stem--;
    }
    char c = last(text, stem);
    return stem - from > 3 && (c == 'e' || c == 'y' || c == 'i') ? stem - 1 : stem;
  }

  private static int singular(CharSequence text, int from, int end) {
    int length = end - from;
    if (length <= 3 || last(text, end) != 's') {
      return end;
    }
    if (ends(text, from, end, "ies") && length > 4) {
      return end - 3;
    }
    char before = last(text, end - 1);
    if (before == 'e' && length > 4 && "sxzh".indexOf(last(text, end - 2)) >= 0) {
      return end - 2;
    }
    return before == 's' || before == 'u' || before == 'i' ? end : end - 1;
  }

  private static boolean isApostrophe(char c) {
    return c == '\'' || c == '’';
  }

  private static char last(CharSequence text, int end) {
    return Character.toLowerCase(text.charAt(end - 1));
  }

  private static boolean ends(CharSequence text, int from, int end, String with) {
    int start = end - with.length();
    if (start < from) {
      return false;
    }
    for (int i = 0; i < with.length(); i++) {
      if (Character.toLowerCase(text.charAt(start + i)) != with.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /// An open table of the stems of some words, free places 0.
  private static int[] table(WordSet words) {
    int[] stems = words.stream().mapToInt(Stems::of).toArray();
    int[] table = new int[Integer.highestOneBit(stems.length) * 8];
    for (int stem : stems) {
      table[place(table, stem)] = stem;
    }
    return table;
  }

  private static boolean has(int[] table, int stem) {
    return table[place(table, stem)] == stem && stem != 0;
  }

  private static int place(int[] table, int stem) {
    int mask = table.length - 1;
    int at = ((stem * 0x9E3779B9) >>> Short.SIZE) & mask;
    while (table[at] != 0 && table[at] != stem) {
      at = (at + 1) & mask;
    }
    return at;
  }
}
