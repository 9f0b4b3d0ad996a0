package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Numerals;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;

/// A length of time in a sentence: "three years", "a five-year grant", "its twentieth anniversary",
/// "at the age of 24".
///
/// @param from its first token
/// @param to after its last
/// @param months how long it is
/// @param kind what it is counted between
record LengthOfTime(int from, int to, double months, Kind kind) {

  /// What a length is counted between.
  enum Kind {
    /// A beginning and an end.
    LASTING,
    /// A founding and a day that is kept: whole years, exactly.
    ANNIVERSARY,
    /// A birth and something else: whole years, rounded down.
    AGE
  }

  /// Before or around an age.
  private static final WordSet AGED = WordLists.words("aged");

  private static final WordSet KEPT = WordLists.words("kept-days");

  private static final List<String> ORDINALS =
      List.of(
          "first",
          "second",
          "third",
          "fourth",
          "fifth",
          "sixth",
          "seventh",
          "eighth",
          "ninth",
          "tenth",
          "eleventh",
          "twelfth",
          "thirteenth",
          "fourteenth",
          "fifteenth",
          "sixteenth",
          "seventeenth",
          "eighteenth",
          "nineteenth",
          "twentieth");

  private static final List<String> TENS =
      List.of(
          "thirtieth",
          "fortieth",
          "fiftieth",
          "sixtieth",
          "seventieth",
          "eightieth",
          "ninetieth",
          "hundredth");

  private static final String YEAR_LONG = "-year";

  private static final int MONTHS = 12;

  /// Nobody is older, and no house keeps a later anniversary in these words.
  private static final int MOST_DIGITS = 3;

  /// All of a sentence.
  static List<LengthOfTime> in(Sentence sentence) {
    List<LengthOfTime> lengths = new ArrayList<>();
    for (Quantity quantity : sentence.quantities()) {
      if (quantity.bound() == Quantity.Bound.NONE && isLength(quantity)) {
        lengths.add(of(quantity));
      }
    }
    boolean told =
        sentence.mayHold(KEPT)
            || sentence.mayHold(AGED)
            || sentence.tokens().text().indexOf('-', sentence.span().start(), sentence.span().end())
                >= 0;
    return told ? told(sentence, lengths) : lengths;
  }

  /// Those of which it is said that it is longer: "more than eleven years".
  static List<LengthOfTime> exceeded(Sentence sentence) {
    return sentence.quantities().stream()
        .filter(q -> q.bound() == Quantity.Bound.LOWER && isLength(q))
        .map(LengthOfTime::withMore)
        .toList();
  }

  /// With the "more than" or "over" before it.
  private static LengthOfTime withMore(Quantity quantity) {
    Tokens tokens = quantity.sentence().tokens();
    int from = quantity.from();
    int more = tokens.isWord(from - 1, "than") ? 2 : tokens.isWord(from - 1, "over") ? 1 : 0;
    int first = Math.max(quantity.sentence().from(), from - more);
    return new LengthOfTime(first, quantity.to(), quantity.low(), Kind.LASTING);
  }

  private static boolean isLength(Quantity quantity) {
    return !quantity.isRange() && quantity.dimension().equals("month");
  }

  private static LengthOfTime of(Quantity quantity) {
    return new LengthOfTime(quantity.from(), quantity.to(), quantity.low(), Kind.LASTING);
  }

  private static List<LengthOfTime> told(Sentence sentence, List<LengthOfTime> lengths) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean more = i + 1 < sentence.to();
      if (tokens.lower(i).endsWith(YEAR_LONG)) {
        String word = tokens.lower(i);
        String number = word.substring(0, word.length() - YEAR_LONG.length());
        add(lengths, i, i + 1, Numerals.ofWord(number), Kind.LASTING);
      } else if (more && tokens.isOneOf(i + 1, KEPT)) {
        add(lengths, i, i + 2, ordinal(tokens.lower(i)), Kind.ANNIVERSARY);
      } else if (more && isAge(sentence, i)) {
        add(lengths, i + 1, i + 2, whole(tokens.lower(i + 1)), Kind.AGE);
      }
    }
    return lengths;
  }

  private static void add(List<LengthOfTime> lengths, int from, int to, double years, Kind kind) {
    if (years > 0) {
      lengths.add(new LengthOfTime(from, to, years * MONTHS, kind));
    }
  }

  /// "Aged 24", "turned 24", "at the age of 24".
  private static boolean isAge(Sentence sentence, int token) {
    Tokens tokens = sentence.tokens();
    return tokens.is(token + 1, TokenClass.NUM)
        && (tokens.isWord(token, "aged")
            || tokens.isWord(token, "turned")
            || (tokens.isWord(token, "of")
                && token > sentence.from()
                && tokens.isWord(token - 1, "age")));
  }

  /// "Twentieth", "ninety-fifth", "20th"; 0 for other words.
  static int ordinal(String word) {
    int hyphen = word.indexOf('-');
    if (hyphen > 0) {
      double ten = Numerals.ofWord(word.substring(0, hyphen));
      int unit = ORDINALS.indexOf(word.substring(hyphen + 1)) + 1;
      return ten >= 20 && unit > 0 && unit < 10 ? (int) ten + unit : 0;
    }
    if (ORDINALS.contains(word)) {
      return ORDINALS.indexOf(word) + 1;
    }
    if (TENS.contains(word)) {
      return 30 + 10 * TENS.indexOf(word);
    }
    return word.length() > 2 ? whole(word.substring(0, word.length() - 2)) : 0;
  }

  /// 0 for what is no number of few digits.
  static int whole(String digits) {
    boolean number =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    return number ? Integer.parseInt(digits) : 0;
  }
}
