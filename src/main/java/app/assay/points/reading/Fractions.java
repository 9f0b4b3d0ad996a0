package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.Map;

/// Shares told as fractions: "half", "two thirds of the pupils", "one-fifth of the stock", "one in
/// five pupils", "three out of four".
public final class Fractions {

  private static final WordSet PARTS = WordLists.words("fraction-parts");

  private static final Map<String, Integer> DENOMINATORS =
      Map.of(
          "third", 3,
          "quarter", 4,
          "fifth", 5,
          "sixth", 6,
          "seventh", 7,
          "eighth", 8,
          "tenth", 10,
          "twelfth", 12,
          "twentieth", 20,
          "fiftieth", 50);

  /// It is told to a whole per cent.
  private static final double ROUNDED = 0.51;

  private static final double HUNDRED = 100;

  private static final double HALF = 0.5;

  /// "One in twenty" is a share; of more in digits it is a rate that is told otherwise.
  private static final double MOST = 20;

  private Fractions() {}

  /// True for the number of a fraction, which counts nothing: the "two" of "two thirds".
  static boolean isAt(Tokens tokens, int i, int limit) {
    return i + 1 < limit
        && tokens.isOneOf(i + 1, PARTS)
        && isPlural(tokens.lower(i + 1)) == (numerator(tokens, i) != 1)
        && !Double.isNaN(numerator(tokens, i));
  }

  /// True for the whole of "one in five pupils".
  static boolean isWholeAt(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    return i > sentence.from() + 1
        && tokens.isWord(i - 1, "in")
        && !Double.isNaN(numerator(tokens, i - 2))
        && isWhole(sentence, i);
  }

  /// The share that begins at a token and is told in one or two words, "half", "a third", "two
  /// thirds".
  ///
  /// @return more than 0 and less than 1, or 0 where none begins
  public static double at(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    if (token < sentence.to() && tokens.isWord(token, "half")) {
      return tokens.isWord(token + 1, "a") ? 0 : HALF;
    }
    if (token + 1 >= sentence.to()) {
      return 0;
    }
    boolean half = tokens.isWord(token + 1, "half");
    double whole = half ? 2 : denominator(tokens.lower(token + 1));
    double part = tokens.isWord(token, "a") ? 1 : numerator(tokens, token);
    return whole > 0 && part < whole ? part / whole : 0;
  }

  /// After the last token of the share that begins at one, see [#at(Sentence, int)].
  public static int end(Sentence sentence, int token) {
    return sentence.tokens().isWord(token, "half") ? token + 1 : token + 2;
  }

  /// Tells each share of a sentence, in per cent.
  static void read(Sentence sentence, LooseKind out) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      if (isAt(tokens, i, sentence.to())) {
        if (i + 2 < sentence.to() && tokens.isWord(i + 2, "of")) {
          share(i, i + 2, numerator(tokens, i), denominator(tokens.lower(i + 1)), out);
        }
      } else if (tokens.isWord(i + 1, "of")) {
        joined(tokens, i, out);
      } else {
        outOf(sentence, i, out);
      }
    }
  }

  private static void share(int from, int to, double part, double whole, LooseKind out) {
    double share = part * HUNDRED / whole;
    if (share > 0 && share < HUNDRED) {
      out.add(from, to, share - ROUNDED, share + ROUNDED, "%", StemSet.EMPTY);
    }
  }

  private static boolean isPlural(String part) {
    return part.endsWith("s");
  }

  private static double denominator(String part) {
    String one = isPlural(part) ? part.substring(0, part.length() - 1) : part;
    return DENOMINATORS.getOrDefault(one, 0);
  }

  /// "Three", "one", "a": of a third and a quarter with an article tells [LooseQuantities].
  private static double numerator(Tokens tokens, int i) {
    if (tokens.isWord(i, "one")) {
      return 1;
    }
    return tokens.is(i, TokenClass.WORD) ? tokens.value(i) : Double.NaN;
  }

  /// True for what a hyphen joins to the number of a fraction: the "quarters" of "three-quarters".
  static boolean isPart(String word) {
    return PARTS.contains(word);
  }

  /// "Three-quarters of".
  private static void joined(Tokens tokens, int i, LooseKind out) {
    double share = joinedAt(tokens, i);
    if (share > 0) {
      share(i, i + 1, share, 1, out);
    }
  }

  /// The share that one token tells, "three-quarters".
  ///
  /// @return more than 0, or 0 where it tells none
  public static double joinedAt(Tokens tokens, int token) {
    String word = tokens.is(token, TokenClass.WORD) ? tokens.lower(token) : "";
    int hyphen = word.indexOf('-');
    if (hyphen <= 0) {
      return 0;
    }
    String number = word.substring(0, hyphen);
    double part = number.equals("one") ? 1 : Numerals.ofWord(number);
    double whole = denominator(word.substring(hyphen + 1));
    return part > 0 && whole > 0 ? part / whole : 0;
  }

  /// "One in five pupils", "3 out of 4 farms", but neither "two in 2024" nor "2 in 3 days".
  private static void outOf(Sentence sentence, int i, LooseKind out) {
    Tokens tokens = sentence.tokens();
    int in = tokens.isWord(i + 1, "out") ? i + 2 : i + 1;
    boolean joins = in == i + 1 ? tokens.isWord(in, "in") : tokens.isWord(in, "of");
    int whole = in + 1;
    if (!joins || !isWhole(sentence, whole)) {
      return;
    }
    double part = tokens.is(i, TokenClass.NUM) ? tokens.value(i) : numerator(tokens, i);
    double all = tokens.value(whole);
    if (part >= 1 && part < all) {
      share(i, whole + 1, part, all, out);
    }
  }

  private static boolean isWhole(Sentence sentence, int whole) {
    Tokens tokens = sentence.tokens();
    int noun = whole + 1;
    return noun < sentence.to()
        && tokens.value(whole) <= MOST
        && tokens.is(noun, TokenClass.WORD)
        && !tokens.is(noun, TokenClass.CAP)
        && !tokens.isLight(noun)
        && Unit.of(tokens.text(noun)) == null;
  }
}
