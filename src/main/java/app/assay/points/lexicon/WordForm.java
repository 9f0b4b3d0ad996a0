package app.assay.points.lexicon;

import java.util.HashMap;
import java.util.Map;

/// What kind of word a word is by its letters alone: which article or auxiliary, a name, or an
/// ending. Rows of these tell what a sentence speaks of in general ("bare plural, verb, number")
/// where its words are rare. The words of the closed kinds stand in `assets/lexicon/forms.txt`.
public enum WordForm {
  /// Before the first and after the last.
  EDGE,
  THE,
  A,
  EACH,
  THIS,
  WE,
  PRONOUN,
  PREPOSITION,
  OF,
  TO,
  AND,
  NOT,
  WHEN,
  IS,
  ARE,
  WAS,
  WERE,
  WILL,
  HAS,
  HAD,
  MODAL,
  NUMBER,
  DATE,
  NAME,
  ING,
  ED,
  LY,
  S,
  WORD,
  COMMA,
  MARK,
  CODE;

  /// So many bits hold one.
  public static final int BITS = 5;

  private static final WordForm[] ALL = values();

  private static final int NUMBERS =
      TokenClass.NUM.bit()
          | TokenClass.MONEY.bit()
          | TokenClass.PERCENT.bit()
          | TokenClass.FACTOR.bit();

  private static final int DATES =
      TokenClass.DATE.bit()
          | TokenClass.YEAR.bit()
          | TokenClass.QUARTER.bit()
          | TokenClass.VERSION.bit();

  private static final Map<String, WordForm> CLOSED = closed();

  private static Map<String, WordForm> closed() {
    Map<String, WordForm> closed = new HashMap<>();
    for (String line : WordLists.lines("forms.txt")) {
      int colon = line.indexOf(':');
      if (!line.startsWith("#") && colon > 0) {
        WordForm form = valueOf(line.substring(0, colon));
        for (String word : line.substring(colon + 2).split(" ")) {
          closed.put(word, form);
        }
      }
    }
    return Map.copyOf(closed);
  }

  /// The one of a number, as in [#ordinal()].
  public static WordForm at(int ordinal) {
    return ALL[ordinal];
  }

  /// Of a word as if it were the first of its sentence: a name is not told from others.
  ///
  /// @param classes its [TokenClass] bits
  static WordForm of(String lower, int classes) {
    if ((classes & DATES) != 0) {
      return DATE;
    }
    if ((classes & NUMBERS) != 0) {
      return NUMBER;
    }
    if ((classes & TokenClass.WORD.bit()) == 0) {
      return (classes & TokenClass.CODE.bit()) != 0 ? CODE : MARK;
    }
    WordForm closed = CLOSED.get(lower);
    return closed != null ? closed : byEnding(lower);
  }

  private static WordForm byEnding(String lower) {
    if (lower.endsWith("ing")) {
      return ING;
    }
    if (lower.endsWith("ed")) {
      return ED;
    }
    if (lower.endsWith("ly")) {
      return LY;
    }
    return lower.endsWith("s") && !lower.endsWith("ss") ? S : WORD;
  }

  /// True of the kinds that have words without number, which a capital letter makes a name.
  ///
  /// @param ordinal the number of a kind
  public static boolean isOpen(int ordinal) {
    return ordinal >= ING.ordinal() && ordinal <= WORD.ordinal();
  }
}
