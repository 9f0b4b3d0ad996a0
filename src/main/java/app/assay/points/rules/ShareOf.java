package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A share beside the two counts that it is made of: "36 of 48 (85 %)", "85 % (36 of 48)".
final class ShareOf {

  /// Words between the counts and the share.
  private static final int REACH = 2;

  /// A share that is rounded misses by so many points.
  private static final double POINTS = 1.01;

  /// So many counted things have a share worth a look.
  private static final int FEWEST = 10;

  private static final WordSet WHOLE = WordLists.words("whole-of-parts");

  private ShareOf() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3 || !sentence.has(TokenClass.PERCENT)) {
      return Optional.empty();
    }
    for (int i = 0; i + 1 < all.size(); i++) {
      Quantity part = all.get(i);
      Quantity whole = all.get(i + 1);
      if (isPart(sentence, part, whole)) {
        double percent = 100 * part.low() / whole.low();
        Optional<Quantity> share =
            i + 2 < all.size() && isAfter(sentence, whole, all.get(i + 2))
                ? Optional.of(all.get(i + 2))
                : i > 0 && isBefore(sentence, all.get(i - 1), part)
                    ? Optional.of(all.get(i - 1))
                    : Optional.empty();
        if (share.filter(s -> Math.abs(s.low() - percent) > POINTS).isPresent()) {
          return Optional.of(
              new Change(
                  Math.min(part.from(), share.get().from()),
                  Math.max(whole.to(), share.get().to()),
                  Change.digits(percent) + " %"));
        }
      }
    }
    return Optional.empty();
  }

  /// "36 of 48", "36 of the 48".
  private static boolean isPart(Sentence sentence, Quantity part, Quantity whole) {
    Tokens tokens = sentence.tokens();
    int of = whole.from() - 1;
    of -= of > part.to() && tokens.isOneOf(of, WHOLE) ? 1 : 0;
    return of == part.to()
        && tokens.isWord(of, "of")
        && part.isCount()
        && whole.isCount()
        && isExact(part)
        && isExact(whole)
        && whole.low() >= FEWEST
        && part.low() <= whole.low();
  }

  private static boolean isExact(Quantity value) {
    return !value.isRange() && value.bound() == Quantity.Bound.NONE && !value.rough();
  }

  /// "36 of 48 pupils (85 %)", "36 of 48, or 85 %".
  private static boolean isAfter(Sentence sentence, Quantity whole, Quantity share) {
    return isShare(share)
        && share.from() - whole.to() <= REACH
        && share.from() > whole.to()
        && isOpen(sentence.tokens(), whole.to());
  }

  private static boolean isBefore(Sentence sentence, Quantity share, Quantity part) {
    return isShare(share)
        && part.from() - share.to() == 1
        && sentence.tokens().is(share.to(), TokenClass.OPEN);
  }

  private static boolean isOpen(Tokens tokens, int token) {
    return tokens.is(token, TokenClass.OPEN) || tokens.is(token, TokenClass.COMMA);
  }

  private static boolean isShare(Quantity share) {
    return share.dimension().equals("%") && isExact(share);
  }
}
