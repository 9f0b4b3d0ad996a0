package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// A share told with its two counts where these do not stand side by side: "of the 80 respondents,
/// 60 (65 %) were content", "60 of the 80 respondents, that is 65 percent", "40 percent of the 250
/// members, 120 people, voted".
final class ShareBeside {

  /// A share that is rounded misses by so many points.
  private static final double POINTS = 1.01;

  /// A share that misses by more is one of another whole.
  private static final double FARTHEST = 2.2;

  /// So many have a share worth a look.
  private static final int FEWEST = 10;

  /// More values are those of many things.
  private static final int MOST = 12;

  /// From the whole to the share behind it, or to the part.
  private static final int REACH = 4;

  private static final WordSet WHOLE = WordLists.words("whole-of-parts");

  private static final WordSet OTHERWISE = WordLists.words("put-otherwise");

  private ShareBeside() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3 || all.size() > MOST || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    List<Quantity> wholes = all.stream().filter(q -> isWhole(sentence, q)).toList();
    if (wholes.size() != 1) {
      return Optional.empty();
    }
    Quantity whole = wholes.getFirst();
    return all.stream()
        .filter(q -> q.dimension().equals("%") && Amounts.isExact(q))
        .flatMap(
            share -> part(sentence, all, whole, share).stream().map(p -> told(p, whole, share)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /// "Of the 80 respondents", "out of 80".
  private static boolean isWhole(Sentence sentence, Quantity count) {
    int of = count.from() - 1;
    of -= of > sentence.from() && sentence.tokens().isOneOf(of, WHOLE) ? 1 : 0;
    return of >= sentence.from()
        && sentence.tokens().isWord(of, "of")
        && isCount(count)
        && count.low() >= FEWEST;
  }

  private static boolean isCount(Quantity count) {
    return count.dimension().equals("#")
        && Amounts.isExact(count)
        && count.low() == Math.rint(count.low());
  }

  private static Optional<Quantity> part(
      Sentence sentence, List<Quantity> all, Quantity whole, Quantity share) {
    return all.stream()
        .filter(q -> q != whole && isCount(q) && q.low() < whole.low())
        .filter(
            part ->
                isInBrackets(sentence, whole, part, share)
                    || isPutOtherwise(sentence, part, whole, share)
                    || isBehind(sentence, share, whole, part))
        .findFirst();
  }

  /// "Of the 80 respondents, 60 (65 %)".
  private static boolean isInBrackets(
      Sentence sentence, Quantity whole, Quantity part, Quantity share) {
    return whole.to() <= part.from()
        && share.from() == part.to() + 1
        && sentence.tokens().is(part.to(), TokenClass.OPEN);
  }

  /// "60 of the 80 respondents, that is 65 percent".
  private static boolean isPutOtherwise(
      Sentence sentence, Quantity part, Quantity whole, Quantity share) {
    int gap = share.from() - whole.to();
    return part.to() <= whole.from()
        && whole.from() - part.to() <= 2
        && gap > 0
        && gap <= REACH
        && Wording.hasWithin(sentence, whole.to(), share.from(), OTHERWISE);
  }

  /// "40 percent of the 250 members, 120 people, voted": the part is set off and ends there.
  private static boolean isBehind(
      Sentence sentence, Quantity share, Quantity whole, Quantity part) {
    Tokens tokens = sentence.tokens();
    int gap = part.from() - whole.to();
    boolean of = whole.from() - share.to() <= 2 && whole.from() > share.to();
    boolean set =
        tokens.is(part.from() - 1, TokenClass.COMMA) || tokens.is(part.from() - 1, TokenClass.OPEN);
    boolean ends = part.to() >= sentence.to() || !tokens.is(part.to(), TokenClass.WORD);
    return of && gap > 0 && gap <= REACH && set && ends;
  }

  private static Optional<Change> told(Quantity part, Quantity whole, Quantity share) {
    double percent = 100 * part.low() / whole.low();
    boolean off = Math.abs(share.low() - percent) > POINTS;
    boolean near = Math.max(percent / share.low(), share.low() / percent) <= FARTHEST;
    int from = Math.min(part.from(), share.from());
    int to = Math.max(part.to(), share.to());
    return off && near
        ? Optional.of(new Change(from, to, Change.digits(percent) + " %"))
        : Optional.empty();
  }
}
