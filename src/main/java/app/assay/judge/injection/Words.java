package app.assay.judge.injection;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// A text as a row of words, each only as its number among the words that wordings use.
final class Words {

  /// Set for the first word of a line or sentence.
  static final int FIRST = 1;

  /// Set where a sentence ended before the word.
  static final int BROKEN = 2;

  /// Set for a word before a colon.
  static final int COLON = 4;

  /// Set for a word after which something else than a word comes.
  static final int LAST = 8;

  private static final int START = 256;

  private int[] starts = new int[START];
  private int[] ends = new int[START];
  private int[] numbers = new int[START];
  private byte[] flags = new byte[START];
  private int count;

  private Words() {}

  int count() {
    return count;
  }

  int start(int word) {
    return starts[word];
  }

  int end(int word) {
    return ends[word];
  }

  /// The number of the word, 0 for a word that no wording uses.
  int number(int word) {
    return numbers[word];
  }

  boolean has(int word, int flag) {
    return (flags[word] & flag) != 0;
  }

  /// The words of wordings with their numbers from 1.
  static final class Vocabulary {

    private final Map<String, Integer> numbers = new HashMap<>();
    private long[] hashes = new long[0];
    private int[] table = new int[0];

    int add(String word) {
      return numbers.computeIfAbsent(word, w -> numbers.size() + 1);
    }

    /// To be called once all words are in.
    void seal() {
      int size = Integer.highestOneBit(Math.max(1, numbers.size())) * 8;
      hashes = new long[size];
      table = new int[size];
      numbers.forEach(
          (word, number) -> {
            long hash = hash(word);
            int at = (int) hash & size - 1;
            while (table[at] != 0) {
              at = at + 1 & size - 1;
            }
            hashes[at] = hash;
            table[at] = number;
          });
    }

    int find(long hash) {
      int at = (int) hash & table.length - 1;
      while (table[at] != 0 && hashes[at] != hash) {
        at = at + 1 & table.length - 1;
      }
      return table[at];
    }

    private static long hash(String word) {
      long hash = 0;
      for (int i = 0; i < word.length(); i++) {
        hash = step(hash, word.charAt(i));
      }
      return finish(hash);
    }
  }

  private static long step(long hash, char letter) {
    return (hash + letter) * 0x9E3779B97F4A7C15L;
  }

  private static long finish(long hash) {
    return hash ^ hash >>> 32;
  }

  /// Reads a text.
  static Words of(String text, Fold fold, Vocabulary vocabulary) {
    Words words = new Words();
    int flag = FIRST | BROKEN;
    int breaks = 0;
    boolean fresh = true;
    int i = 0;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      char letter = fold.of(c);
      if (letter > Fold.SKIP) {
        i = words.word(text, i, flag, fold, vocabulary);
        flag = 0;
        breaks = 0;
        fresh = false;
        continue;
      }
      i += Character.charCount(c);
      switch (c) {
        case '\n' -> {
          breaks++;
          fresh = true;
          flag |= breaks > 1 ? FIRST | BROKEN : FIRST;
          continue;
        }
        case ' ', '\t' -> {
          continue;
        }
        case '-', '+', '#', '|' -> flag |= fresh ? FIRST | BROKEN : FIRST;
        case '.', '!', '?', ';' -> {
          if (i == text.length() || fold.of(text.codePointAt(i)) <= Fold.SKIP) {
            flag |= FIRST | BROKEN;
          }
        }
        case '。', '！', '？' -> flag |= FIRST | BROKEN;
        case '[', '(', '"', '“', '„', '«', '「', '>', ':', '：' -> flag |= FIRST;
        default -> {}
      }
      fresh = false;
    }
    return words;
  }

  /// Reads the word at a place, and gives the place behind it.
  private int word(String text, int from, int flag, Fold fold, Vocabulary vocabulary) {
    long hash = 0;
    long meant = 0;
    boolean digits = false;
    boolean letters = false;
    int end = from;
    int i = from;
    while (i < text.length()) {
      int c = text.codePointAt(i);
      char letter = fold.of(c);
      boolean alone = c > 0x2FFF && Fold.standsAlone(c);
      if (letter == Fold.NONE || (alone && i > from)) {
        break;
      }
      i += Character.charCount(c);
      if (letter != Fold.SKIP) {
        hash = step(hash, letter);
        char like = Fold.letterFor(letter);
        digits |= like != letter;
        letters |= Character.isLetter(letter);
        meant = step(meant, like);
        end = i;
      }
      if (alone) {
        break;
      }
    }
    int number = vocabulary.find(finish(hash));
    add(
        from,
        end,
        number == 0 && digits && letters ? vocabulary.find(finish(meant)) : number,
        flag | behind(text, i, fold));
    return i;
  }

  private static int behind(String text, int at, Fold fold) {
    int i = at;
    while (i < text.length() && text.charAt(i) == ' ') {
      i++;
    }
    if (i == text.length() || fold.of(text.codePointAt(i)) <= Fold.SKIP) {
      boolean colon = i < text.length() && (text.charAt(i) == ':' || text.charAt(i) == '：');
      return colon ? COLON | LAST : LAST;
    }
    return 0;
  }

  private void add(int start, int end, int number, int flag) {
    if (count == starts.length) {
      starts = Arrays.copyOf(starts, count * 2);
      ends = Arrays.copyOf(ends, count * 2);
      numbers = Arrays.copyOf(numbers, count * 2);
      flags = Arrays.copyOf(flags, count * 2);
    }
    starts[count] = start;
    ends[count] = end;
    numbers[count] = number;
    flags[count] = (byte) flag;
    count++;
  }
}
