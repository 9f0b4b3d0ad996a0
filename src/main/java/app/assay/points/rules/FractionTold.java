package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Fractions;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// A share told as a fraction of a count, with its number behind it, and it is not that: "two
/// thirds of the 45 plots, namely 27,".
final class FractionTold {

  private static final WordSet NAMELY = WordLists.words("namely");

  private static final WordSet ROUGH = WordLists.words("rough-share");

  /// Between "of" and the whole, and from the whole to its part.
  private static final int REACH = 4;

  /// Before the fraction: "just over half".
  private static final int NEAR = 3;

  private static final int FEWEST = 6;

  private static final double ROUNDED = 0.03;

  /// So much more is "about" a half.
  private static final double ABOUT = 0.12;

  /// A number that misses by more is one of something else.
  private static final double FARTHEST = 2;

  private FractionTold() {}

  static Optional<Change> wrong(Sentence sentence) {
    if (sentence.cell().isPresent() || !sentence.mayHold(NAMELY)) {
      return Optional.empty();
    }
    for (Quantity whole : sentence.quantities()) {
      int part = isCount(whole) && whole.low() >= FEWEST ? part(sentence, whole.to()) : -1;
      Optional<Change> wrong = part < 0 ? Optional.empty() : wrong(sentence, whole, part);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  private static boolean isCount(Quantity count) {
    return count.dimension().equals("#")
        && Amounts.isExact(count)
        && count.low() == Math.rint(count.low());
  }

  /// The number behind the whole, "the 45 plots, namely 27,", "40 seats (28)", or -1.
  private static int part(Sentence sentence, int from) {
    Tokens tokens = sentence.tokens();
    for (int i = from + 1; i < Math.min(sentence.to(), from + REACH + 1); i++) {
      double value = tokens.value(i);
      if (value > 0) {
        boolean ends = i + 1 >= sentence.to() || !tokens.is(i + 1, TokenClass.WORD);
        boolean told = Wording.hasWithin(sentence, from, i, NAMELY);
        boolean plain = value == Math.rint(value) && !tokens.is(i, TokenClass.PERCENT);
        return ends && told && plain && !tokens.is(i, TokenClass.MONEY) ? i : -1;
      }
    }
    return -1;
  }

  private static Optional<Change> wrong(Sentence sentence, Quantity whole, int part) {
    int from = Math.max(sentence.from(), whole.from() - REACH);
    for (int i = from; i < whole.from(); i++) {
      double share = Math.max(Fractions.at(sentence, i), Fractions.joinedAt(sentence.tokens(), i));
      int end = Fractions.joinedAt(sentence.tokens(), i) > 0 ? i + 1 : Fractions.end(sentence, i);
      boolean of = share > 0 && sentence.tokens().isWord(end, "of");
      if (of && whole.from() - end <= 2) {
        boolean about = Wording.hasWithin(sentence, Math.max(sentence.from(), i - NEAR), i, ROUGH);
        double right = share * whole.low();
        double slack = Math.max(1, ROUNDED * right) + (about ? ABOUT * whole.low() : 0);
        double told = sentence.tokens().value(part);
        double ratio = Math.max(right / told, told / right);
        return Math.abs(told - right) >= slack && ratio <= FARTHEST
            ? Optional.of(new Change(i, part + 1, Change.digits(right)))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }
}
