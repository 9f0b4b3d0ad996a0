package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import org.jspecify.annotations.Nullable;

/// A number of several words: "one hundred and twenty-four", "four hundred and forty thousand",
/// "two and a half million", "half a million", "a hundred".
///
/// @param to after its last token
record NumberWords(int to, double value) {

  private static final WordSet SCALES = WordLists.words("scales");

  private static final double HUNDRED = 100;
  private static final double HALF = 0.5;

  /// The number that begins at a token, or null where none does or one word says it all.
  static @Nullable NumberWords at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    if (!mayBegin(tokens, i) || !isScaleNear(tokens, i, sentence.to())) {
      return null;
    }
    if (tokens.isWord(i, "half")) {
      int article = tokens.isWord(i + 1, "a") ? i + 2 : i + 1;
      double scale = scale(tokens, article, sentence.to());
      return scale > HUNDRED ? new NumberWords(article + 1, HALF * scale) : null;
    }
    Reader reader = new Reader(tokens, i, sentence.to());
    reader.run();
    return reader.scaled && reader.end > i + 1 ? new NumberWords(reader.end, reader.value()) : null;
  }

  private static boolean mayBegin(Tokens tokens, int i) {
    return tokens.is(i, TokenClass.WORD)
        && !tokens.is(i, TokenClass.NUM)
        && (!Double.isNaN(tokens.value(i))
            || tokens.isWord(i, "a")
            || tokens.isWord(i, "one")
            || tokens.isWord(i, "half"));
  }

  /// Answers for nearly every number in words, before it is read closely.
  private static boolean isScaleNear(Tokens tokens, int i, int limit) {
    for (int k = i + 1; k < limit && k <= i + 4; k++) {
      if (tokens.isOneOf(k, SCALES)) {
        return true;
      }
    }
    return false;
  }

  private static double scale(Tokens tokens, int token, int limit) {
    if (token >= limit || !tokens.isOneOf(token, SCALES)) {
      return 1;
    }
    return tokens.isWord(token, "hundred") ? HUNDRED : Numerals.scaleOfWord(tokens.lower(token));
  }

  /// Reads word after word as long as they make one number.
  private static final class Reader {

    private final Tokens tokens;
    private final int limit;
    private int at;
    private int end;
    private double total;

    /// What the next scale multiplies.
    private double current;

    /// The last scale over a hundred; the next must be smaller.
    private double last = Double.MAX_VALUE;

    private boolean scaled;

    private Reader(Tokens tokens, int from, int limit) {
      this.tokens = tokens;
      this.at = from;
      this.end = from;
      this.limit = limit;
    }

    private double value() {
      return total + current;
    }

    private void run() {
      boolean more = true;
      while (more && at < limit) {
        double scale = scale(tokens, at, limit);
        more = scale > 1 ? multiply(scale) : isAnd() ? and() : add(at);
      }
    }

    private boolean multiply(double scale) {
      boolean fits = scale > HUNDRED ? scale < last : current < HUNDRED && current >= 1;
      if (!fits || current == 0) {
        return false;
      }
      if (scale > HUNDRED) {
        total += current * scale;
        current = 0;
        last = scale;
      } else {
        current *= scale;
      }
      scaled = true;
      at++;
      end = at;
      return true;
    }

    private boolean isAnd() {
      return tokens.isWord(at, "and");
    }

    /// "And a half million", "and forty thousand"; in "one hundred and two hundred" begins another
    /// number.
    private boolean and() {
      if (tokens.isWord(at + 1, "a") && tokens.isWord(at + 2, "half")) {
        if (scale(tokens, at + 3, limit) <= HUNDRED || current == 0) {
          return false;
        }
        current += HALF;
        at += 3;
        return true;
      }
      double next = scaled ? small(at + 1) : Double.NaN;
      int after = at + 2;
      double scale = scale(tokens, after, limit);
      boolean fits = scale == 1 || (scale == HUNDRED ? current == 0 : scale < last && current > 0);
      if (Double.isNaN(next) || !fits) {
        return false;
      }
      at++;
      return add(at);
    }

    /// "Twenty", "four" behind "twenty", "five" behind "hundred".
    private boolean add(int token) {
      double small = small(token);
      double units = current % HUNDRED;
      boolean free = units == 0 || (units >= 20 && units % 10 == 0 && small < 10);
      if (Double.isNaN(small) || !free) {
        return false;
      }
      current += small;
      at = token + 1;
      end = at;
      return true;
    }

    private double small(int token) {
      if (token >= limit
          || !tokens.is(token, TokenClass.WORD)
          || tokens.is(token, TokenClass.NUM)) {
        return Double.NaN;
      }
      boolean one = tokens.isWord(token, "one");
      if (one || (tokens.isWord(token, "a") && !scaled && scale(tokens, token + 1, limit) > 1)) {
        return 1;
      }
      double value = tokens.value(token);
      return value < HUNDRED && !tokens.isWord(token, "dozen") ? value : Double.NaN;
    }
  }
}
