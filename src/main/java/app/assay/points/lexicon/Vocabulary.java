package app.assay.points.lexicon;

import java.util.ArrayList;
import java.util.List;

/// The words that patterns use, each with a number from 1; a word that no pattern uses is 0. A word
/// is looked up in place, without a copy, in any case of its letters.
public final class Vocabulary {

  private final List<String> words = new ArrayList<>(List.of(""));
  private int[] table = new int[1024];

  Vocabulary() {}

  /// The number of the word `[from, to)` of a text, or 0.
  public int find(CharSequence text, int from, int to) {
    int mask = table.length - 1;
    for (int at = hash(text, from, to) & mask; table[at] != 0; at = (at + 1) & mask) {
      if (same(words.get(table[at]), text, from, to)) {
        return table[at];
      }
    }
    return 0;
  }

  /// The number of a word by its letters in lower case, or 0.
  public int find(String word) {
    return find(word, 0, word.length());
  }

  /// The word of a number, in lower case; empty for 0.
  public String word(int number) {
    return words.get(number);
  }

  /// One more than the highest number.
  int size() {
    return words.size();
  }

  int add(String word) {
    int known = find(word);
    if (known != 0) {
      return known;
    }
    words.add(word);
    if (words.size() * 2 > table.length) {
      table = new int[table.length * 2];
      for (int number = 1; number < words.size(); number++) {
        insert(number);
      }
    } else {
      insert(words.size() - 1);
    }
    return words.size() - 1;
  }

  private void insert(int number) {
    String word = words.get(number);
    int mask = table.length - 1;
    int at = hash(word, 0, word.length()) & mask;
    while (table[at] != 0) {
      at = (at + 1) & mask;
    }
    table[at] = number;
  }

  private static int hash(CharSequence text, int from, int to) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + lower(text.charAt(i));
    }
    return hash ^ (hash >>> 15);
  }

  private static boolean same(String word, CharSequence text, int from, int to) {
    if (word.length() != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (lower(text.charAt(i)) != word.charAt(i - from)) {
        return false;
      }
    }
    return true;
  }

  private static char lower(char c) {
    if (c < 0x80) {
      return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }
    return c == '’' ? '\'' : Character.toLowerCase(c);
  }
}
