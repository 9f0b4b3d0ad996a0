package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// The shares of one whole that a sentence lists, and that do not make 100 %: "40 % on order, 30 %
/// on delivery and 40 % on acceptance".
final class SharesListed {

  private static final int FEWEST = 3;

  /// A longer list is not told in one sentence.
  private static final int MOST = 12;

  private static final double WHOLE = 100;

  /// Shares that miss it by more are not of one whole.
  private static final double FARTHEST = 15;

  /// A rounded share misses by so much.
  private static final double ROUNDED = 0.5;

  /// From one share to the mark before the next.
  private static final int REACH = 9;

  /// They say that these are not all of them.
  private static final WordSet OPEN = WordLists.words("not-all");

  /// They say that the shares overlap, or that each is one of another whole.
  private static final WordSet OTHER = WordLists.words("shares-apart");

  private SharesListed() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < FEWEST || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    for (int i = 0; i + 2 < all.size(); i++) {
      int last = last(sentence, all, i);
      if (last >= i + 2) {
        List<Quantity> shares = all.subList(i, last + 1);
        double off = Math.abs(shares.stream().mapToDouble(Quantity::low).sum() - WHOLE);
        boolean wrong =
            off > Math.max(2 * ROUNDED, ROUNDED * shares.size())
                && off <= FARTHEST
                && !Wording.has(sentence, OPEN)
                && !Wording.has(sentence, OTHER);
        return wrong
            ? Optional.of(
                new Change(
                    shares.getFirst().from(),
                    shares.getLast().to(),
                    Change.digits(shares.stream().mapToDouble(Quantity::low).sum()) + " %"))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// The last of the shares that begin with one, the one behind "and"; or -1.
  private static int last(Sentence sentence, List<Quantity> all, int first) {
    Tokens tokens = sentence.tokens();
    if (!isShare(all.get(first))) {
      return -1;
    }
    for (int i = first + 1; i < Math.min(all.size(), first + MOST); i++) {
      Quantity share = all.get(i);
      int before = share.from() - 1;
      boolean and = tokens.isWord(before, "and");
      if (!isShare(share)
          || share.from() - all.get(i - 1).to() > REACH
          || !tokens.is(all.get(i - 1).to(), TokenClass.WORD)
          || !(and || tokens.is(before, TokenClass.COMMA))) {
        return -1;
      }
      if (and) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isShare(Quantity share) {
    return share.dimension().equals("%") && Amounts.isExact(share);
  }
}
