package app.assay.points.reading;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity.Bound;
import java.util.Locale;
import java.util.Optional;

/// Reads whether a number is a value or a bound of one, exact or rounded.
final class BoundWords {

  private static final WordSet ROUGH = WordLists.words("rough");
  private static final WordSet UPPER = WordLists.words("upper-bound");

  /// What is done over a number of things.
  private static final WordSet SPREAD = WordLists.words("spread-over");

  private static final int SPREAD_REACH = 4;

  private final Sentence sentence;
  private final Tokens tokens;

  BoundWords(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
  }

  /// What the words before a number make of it, or the header over its cell.
  Bound before(int number) {
    if (sentence.cell().isPresent()) {
      return ofHeader(sentence.cell().get().header());
    }
    int before = number - 1;
    if (before < sentence.from()) {
      return Bound.NONE;
    }
    if (tokens.is(before, TokenClass.APPROX)) {
      char c = tokens.text().charAt(tokens.start(before));
      return c == '<' || c == '≤' ? Bound.UPPER : c == '>' || c == '≥' ? Bound.LOWER : Bound.NONE;
    }
    if (before > sentence.from() && isWord(before, "least")) {
      return Bound.LOWER;
    }
    if (before > sentence.from() && isWord(before, "than")) {
      boolean more = isWord(before - 1, "more") != sentence.has(Cue.NEGATION);
      return more ? Bound.LOWER : Bound.UPPER;
    }
    if ((isWord(before, "over") && !isSpread(before))
        || isWord(before, "above")
        || isWord(before, "minimum")
        || isWord(before, "min")) {
      return Bound.LOWER;
    }
    if (isWord(before, "to")) {
      return before > sentence.from() && isWord(before - 1, "up") ? Bound.UPPER : Bound.NONE;
    }
    return UPPER.contains(tokens.text(before)) || isLimit(before) ? Bound.UPPER : Bound.NONE;
  }

  /// "Spread over fourteen zones", "ran 22 queries over 1.2 TB": all of them, and not more.
  private boolean isSpread(int over) {
    for (int i = Math.max(sentence.from(), over - SPREAD_REACH); i < over; i++) {
      if (tokens.isOneOf(i, SPREAD)) {
        return true;
      }
    }
    return false;
  }

  /// A column of limits.
  private static Bound ofHeader(Optional<Sentence> header) {
    String title = header.map(Sentence::text).orElse("").toLowerCase(Locale.ROOT);
    return title.contains("max") || title.contains("limit") ? Bound.UPPER : Bound.NONE;
  }

  /// "a limit of 10,000"
  private boolean isLimit(int before) {
    return isWord(before, "of")
        && before > sentence.from()
        && (isWord(before - 1, "limit") || isWord(before - 1, "maximum"));
  }

  /// True when the words before a number say that it is rounded.
  boolean isRough(int number) {
    int before = number - 1;
    return before >= sentence.from()
        && (tokens.is(before, '~') || tokens.is(before, '≈') || tokens.isOneOf(before, ROUGH));
  }

  private boolean isWord(int token, String word) {
    int start = tokens.start(token);
    return tokens.end(token) - start == word.length()
        && tokens.text().regionMatches(true, start, word, 0, word.length());
  }
}
