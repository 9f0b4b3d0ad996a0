package app.assay.points.reading;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A number that a hyphen joins to its unit: "a three-month trial", "the 30-second limit".
///
/// @param to after its last token
/// @param value in the unit of its dimension
record JoinedUnit(int to, double value, String dimension) {

  /// A hyphen and a unit in words.
  private static final int SHORTEST = 4;

  /// A verb of change stands so near before its numbers.
  private static final int VERB = 8;

  private static final WordSet DOWN = WordLists.words("goes-down");

  private static final WordSet UP = WordLists.words("goes-up");

  private static final WordSet MOVED = WordLists.words("goes");

  /// The first letters of units of time in words.
  private static final String TIMES = "smhdwy";

  /// A cheap look at a sentence without any other number: "a two-year battery".
  static boolean mayBeIn(Sentence sentence) {
    String text = sentence.tokens().text();
    int to = sentence.span().end();
    int hyphen = text.indexOf('-', sentence.span().start(), to);
    while (hyphen >= 0 && hyphen + SHORTEST <= to) {
      if (TIMES.indexOf(text.charAt(hyphen + 1)) >= 0 && isTime(text, hyphen + 1, to)) {
        return true;
      }
      hyphen = text.indexOf('-', hyphen + 1, to);
    }
    return false;
  }

  private static boolean isTime(String text, int from, int to) {
    int end = from;
    while (end < to && Character.isLetter(text.charAt(end))) {
      end++;
    }
    return Unit.isTime(text.substring(from, end));
  }

  static @Nullable JoinedUnit at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int start = tokens.start(i);
    int behind = Math.min(tokens.end(i) + 1, tokens.text().length());
    int hyphen = tokens.text().indexOf('-', start, behind);
    if (hyphen <= start) {
      return null;
    }
    boolean word = hyphen < tokens.end(i);
    int last = word ? i : i + 2;
    int end = last < sentence.to() ? tokens.end(last) : hyphen;
    if (end - hyphen < SHORTEST || (!word && tokens.start(last) != hyphen + 1)) {
      return null;
    }
    String number = tokens.text().substring(start, hyphen).toLowerCase(Locale.ROOT);
    double value =
        Character.isDigit(number.charAt(0)) ? Numerals.ofDigits(number) : Numerals.ofWord(number);
    Unit unit = Double.isNaN(value) ? null : Unit.of(tokens.text().substring(hyphen + 1, end));
    return unit == null ? null : new JoinedUnit(last + 1, value * unit.factor(), unit.dimension());
  }

  /// "Fell from 41 to 46": the number begins two values, and no range.
  static boolean isChange(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    if (number <= sentence.from() + 1 || !tokens.isWord(number - 1, "from")) {
      return false;
    }
    for (int i = Math.max(sentence.from(), number - VERB); i < number - 1; i++) {
      if (tokens.isOneOf(i, DOWN) || tokens.isOneOf(i, UP) || tokens.isOneOf(i, MOVED)) {
        return true;
      }
    }
    return false;
  }
}
