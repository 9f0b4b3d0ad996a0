package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;

/// The number of a content word, made of its letters without a plural's or verb's ending.
final class ContentStem {

  private static final int SHORTEST = 4;

  private ContentStem() {}

  /// The number of a word or figure, or 0 where it is no content word.
  ///
  /// @param bits its [TokenClass] bits
  static long of(String word, int bits) {
    int length = word.length();
    boolean name = has(bits, TokenClass.CAP) && length >= 2 && isUpper(word);
    boolean number = has(bits, TokenClass.NUM) && length >= SHORTEST;
    if (number && has(bits, TokenClass.YEAR)) {
      return 0;
    }
    if (!name && !number && (length < SHORTEST - 1 || !has(bits, TokenClass.WORD))) {
      return 0;
    }
    return hash(word, stemEnd(word));
  }

  /// A number of a word's letters or digits, whatever they are.
  static long ofLetters(String word) {
    long hash = 7;
    for (int i = 0; i < word.length(); i++) {
      hash = 31 * hash + Character.toLowerCase(word.charAt(i));
    }
    return hash;
  }

  private static boolean has(int bits, TokenClass kind) {
    return (bits & kind.bit()) != 0;
  }

  /// True for capitals and digits only.
  static boolean isUpper(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (!Character.isUpperCase(word.charAt(i)) && !Character.isDigit(word.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static int stemEnd(String word) {
    int length = word.length();
    if (length > 6 && ends(word, "ing")) {
      return length - 3;
    }
    if (length > 5 && (ends(word, "ies") || ends(word, "ied"))) {
      return length - 3;
    }
    if (length > 5 && (ends(word, "ed") || ends(word, "es"))) {
      return length - 2;
    }
    if (length > 3 && ends(word, "s") && !ends(word, "ss")) {
      return length - 1;
    }
    return length > 4 && (ends(word, "e") || ends(word, "y")) ? length - 1 : length;
  }

  private static boolean ends(String word, String ending) {
    return word.regionMatches(true, word.length() - ending.length(), ending, 0, ending.length());
  }

  private static long hash(String word, int to) {
    long hash = 1_125_899_906_842_597L;
    for (int i = 0; i < to; i++) {
      hash = 31 * hash + Character.toLowerCase(word.charAt(i));
    }
    return hash == 0 ? 1 : hash;
  }
}
