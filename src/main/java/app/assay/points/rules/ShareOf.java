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

  private static final WordSet OTHERWISE = WordLists.words("put-otherwise");

  private static final WordSet WHOLE = WordLists.words("whole-of-parts");

  private ShareOf() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3 || !isOfShares(all)) {
      return Optional.empty();
    }
    for (int i = 0; i + 1 < all.size(); i++) {
      Quantity part = all.get(i);
      Quantity whole = all.get(i + 1);
      if (isPart(sentence, part, whole)) {
        Optional<Quantity> share =
            i + 2 < all.size() && isAfter(sentence, whole, all.get(i + 2))
                ? Optional.of(all.get(i + 2))
                : i > 0 && isBefore(sentence, all.get(i - 1), part)
                    ? Optional.of(all.get(i - 1))
                    : Optional.empty();
        Optional<Change> wrong = share.flatMap(s -> wrong(part, whole, s));
        if (wrong.isPresent()) {
          return wrong;
        }
      } else if (i + 2 < all.size() && isBetween(sentence, part, whole, all.get(i + 2))) {
        Optional<Change> wrong = wrong(part, all.get(i + 2), whole);
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isOfShares(List<Quantity> all) {
    return all.stream().anyMatch(q -> q.dimension().equals("%"));
  }

  private static Optional<Change> wrong(Quantity part, Quantity whole, Quantity share) {
    double percent = 100 * part.low() / whole.low();
    double rounded =
        part.isCount()
            ? 0
            : percent * (Amounts.slack(part) / part.low() + Amounts.slack(whole) / whole.low());
    return Math.abs(share.low() - percent) > POINTS + rounded
        ? Optional.of(
            new Change(
                Math.min(part.from(), share.from()),
                Math.max(Math.max(part.to(), whole.to()), share.to()),
                Change.digits(percent) + " %"))
        : Optional.empty();
  }

  /// "36 of 48", "36 of the 48", "£412,000 of the £650,000".
  private static boolean isPart(Sentence sentence, Quantity part, Quantity whole) {
    return areAlike(part, whole) && isOf(sentence, part.to(), whole);
  }

  private static boolean isOf(Sentence sentence, int from, Quantity whole) {
    Tokens tokens = sentence.tokens();
    int of = whole.from() - 1;
    if (of > from && !tokens.isOneOf(of, WHOLE) && tokens.isOneOf(of - 1, WHOLE)) {
      of--;
    }
    of -= of > from && tokens.isOneOf(of, WHOLE) ? 1 : 0;
    return of == from && tokens.isWord(of, "of");
  }

  /// Two counts, or two amounts of one measure that are no shares themselves.
  private static boolean areAlike(Quantity part, Quantity whole) {
    boolean counts = part.isCount() && whole.isCount() && whole.low() >= FEWEST;
    boolean amounts =
        !part.isCount()
            && part.dimension().equals(whole.dimension())
            && !part.dimension().equals("%")
            && !part.isWhen();
    return (counts || amounts) && isExact(part) && isExact(whole) && part.low() <= whole.low();
  }

  /// "£412,000, or 71 % of the £650,000".
  private static boolean isBetween(
      Sentence sentence, Quantity part, Quantity share, Quantity whole) {
    if (!isShare(share) || !areAlike(part, whole) || !isOf(sentence, share.to(), whole)) {
      return false;
    }
    int gap = share.from() - part.to();
    return gap > 0
        && gap <= REACH
        && (isOpen(sentence.tokens(), part.to())
            || sentence.tokens().isOneOf(part.to(), OTHERWISE));
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
