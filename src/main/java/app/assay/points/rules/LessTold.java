package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// What is left of a whole less its parts, told in one sentence: "915 less 240, 110 and 65 leaves
/// 560".
final class LessTold {

  private static final WordSet LESS = WordLists.words("less-told");

  private static final WordSet LEAVES = WordLists.words("leaves-told");

  /// Between two of them.
  private static final int NEAR = 5;

  /// Nobody takes off more in one sentence.
  private static final int MOST = 12;

  /// From the last part to what is left.
  private static final int REACH = 7;

  /// A rest that misses by more of the whole is one of something else.
  private static final double FARTHEST = 0.4;

  private LessTold() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3 || sentence.cell().isPresent() || !sentence.mayHold(LESS)) {
      return Optional.empty();
    }
    for (int i = 0; i + 2 < all.size(); i++) {
      int last = i;
      while (last + 1 < all.size() && last - i < MOST && isPart(sentence, all, i, last)) {
        last++;
      }
      if (last > i && last + 1 < all.size()) {
        return wrong(sentence, all.subList(i, last + 1), all.get(last + 1));
      }
    }
    return Optional.empty();
  }

  /// The next value is taken off: "less 240", and after that ", 110 and 65" or "and less 60".
  private static boolean isPart(Sentence sentence, List<Quantity> all, int first, int last) {
    Quantity here = all.get(last);
    Quantity next = all.get(last + 1);
    int gap = next.from() - here.to();
    if (gap <= 0 || gap > NEAR || !isAlike(all.get(first), next)) {
      return false;
    }
    boolean less = Wording.hasWithin(sentence, here.to(), next.from(), LESS);
    Tokens tokens = sentence.tokens();
    boolean joined =
        tokens.is(next.from() - 1, TokenClass.COMMA) || tokens.isWord(next.from() - 1, "and");
    return less || (last > first && joined && gap == 1);
  }

  private static boolean isAlike(Quantity whole, Quantity part) {
    return Amounts.isExact(whole)
        && Amounts.isExact(part)
        && whole.base().equals(part.base())
        && !whole.base().equals("%")
        && part.low() < whole.low();
  }

  private static Optional<Change> wrong(Sentence sentence, List<Quantity> terms, Quantity rest) {
    Quantity last = terms.getLast();
    int gap = rest.from() - last.to();
    boolean told =
        gap > 0
            && gap <= REACH
            && isAlike(terms.getFirst(), rest)
            && (Wording.hasWithin(sentence, last.to(), rest.from(), LEAVES)
                || sentence.tokens().is(rest.from() - 1, TokenClass.EQUALS));
    double made = 2 * terms.getFirst().low() - terms.stream().mapToDouble(Quantity::low).sum();
    double off = Math.abs(rest.low() - made);
    double slack = terms.stream().mapToDouble(Amounts::slack).sum() * 2;
    return told && made > 0 && off > slack && off <= FARTHEST * terms.getFirst().low()
        ? Optional.of(new Change(terms.getFirst().from(), rest.to(), Amounts.say(rest, made)))
        : Optional.empty();
  }
}
