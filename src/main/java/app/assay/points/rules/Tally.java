package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Parts that each have a number, "three in sales, two in repairs and one in safety" or "spokes 41,
/// lights 37", and what they add up to.
///
/// @param parts how many there are, at least two
/// @param sum of their numbers
record Tally(int parts, long sum) {

  /// A longer part says more than how many it is.
  private static final int LONGEST = 12;

  /// Parts that miss the whole by more are not all parts.
  private static final double CLOSE = 0.15;

  /// One more or fewer of so many is a slip.
  private static final int FEWEST = 4;

  private static final WordSet OPEN = WordLists.words("not-all");

  /// "Other 69": these have their number too.
  private static final WordSet OTHERS = WordLists.words("other-parts");

  /// Reads the tokens of a sentence from one on to before another; empty where a part has no number
  /// or the sentence says that these are not all of them.
  static Optional<Tally> of(Sentence sentence, int from, int to) {
    Tokens tokens = sentence.tokens();
    List<Integer> starts = starts(tokens, from, to);
    long leading = 0;
    long trailing = 0;
    for (int i = 0; i + 1 < starts.size(); i++) {
      int start = starts.get(i);
      int end = starts.get(i + 1) - 1;
      if (end - start > LONGEST || end <= start || isOpen(tokens, start, end)) {
        return Optional.empty();
      }
      long first = leading(sentence, start);
      long last = trailing(tokens, start, end);
      leading = first < 0 || leading < 0 ? -1 : leading + first;
      trailing = last < 0 || trailing < 0 ? -1 : trailing + last;
    }
    long sum = Math.max(leading, trailing);
    return starts.size() < 3 || sum <= 0
        ? Optional.empty()
        : Optional.of(new Tally(starts.size() - 1, sum));
  }

  /// Near enough to a whole for these to be its parts, yet not it.
  boolean misses(double whole) {
    double off = Math.abs(sum - whole);
    boolean slip = off == 1 && parts > 2 && whole >= FEWEST;
    return off > 0 && (slip || (off <= CLOSE * whole && whole > FEWEST));
  }

  /// The first token of each part, and one after the mark that would end the last.
  private static List<Integer> starts(Tokens tokens, int from, int to) {
    boolean semicolons = false;
    for (int i = from; i < to; i++) {
      semicolons |= tokens.is(i, ';');
    }
    List<Integer> starts = new ArrayList<>(List.of(skipJoint(tokens, from)));
    int depth = 0;
    for (int i = from + 1; i < to - 1; i++) {
      depth += tokens.is(i, TokenClass.OPEN) ? 1 : tokens.is(i, TokenClass.CLOSE) ? -1 : 0;
      boolean mark = semicolons ? tokens.is(i, ';') : tokens.is(i, TokenClass.COMMA);
      boolean joint = isJoint(tokens, i) && !tokens.is(i - 1, TokenClass.COMMA);
      if (depth == 0 && (mark || (joint && !semicolons && isNumber(tokens, i + 1)))) {
        starts.add(mark ? skipJoint(tokens, i + 1) : i + 1);
      }
    }
    starts.add(to + 1);
    return starts;
  }

  private static int skipJoint(Tokens tokens, int token) {
    return isJoint(tokens, token) ? token + 1 : token;
  }

  private static boolean isJoint(Tokens tokens, int token) {
    return tokens.isWord(token, "and") || tokens.isWord(token, "plus");
  }

  private static boolean isNumber(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.NUM) || Announcements.isNumeral(tokens, token);
  }

  private static boolean isOpen(Tokens tokens, int from, int to) {
    for (int i = from; i < to; i++) {
      boolean open = tokens.isOneOf(i, OPEN) && !tokens.isOneOf(i, OTHERS);
      if (open || tokens.is(i, TokenClass.COLON)) {
        return true;
      }
    }
    return false;
  }

  /// The count with which a part begins, or -1.
  private static long leading(Sentence sentence, int token) {
    if (sentence.tokens().isWord(token, "one")) {
      return 1;
    }
    for (Quantity quantity : sentence.quantities()) {
      if (quantity.from() == token) {
        return quantity.dimension().equals("#") && !quantity.isRange() ? (long) quantity.low() : -1;
      }
    }
    double numeral = sentence.tokens().wordValue(token);
    return sentence.tokens().isWord(token + 1, "of") && numeral > 0 ? (long) numeral : -1;
  }

  /// The plain number with which a part of words ends, or -1.
  private static long trailing(Tokens tokens, int from, int to) {
    int last = to - 1;
    String digits = tokens.text(last);
    boolean plain = digits.length() < LONGEST && digits.chars().allMatch(Character::isDigit);
    return plain && last > from && tokens.is(last - 1, TokenClass.WORD)
        ? Long.parseLong(digits)
        : -1;
  }
}
