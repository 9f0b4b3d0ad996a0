package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A sum that a sentence shows with its parts: "640 tonnes (310 + 180 + 120)", "61 + 38 + 17 =
/// 126".
final class SumShown {

  /// A sum that misses by more is one of something else.
  private static final double FARTHEST = 0.25;

  /// Parts with decimals are rounded.
  private static final double ROUNDED = 0.06;

  private SumShown() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (all.size() < 3) {
      return Optional.empty();
    }
    for (int i = 0; i + 1 < all.size(); i++) {
      int last = last(sentence, all, i);
      if (last > i) {
        Optional<Change> wrong = wrong(sentence, all, i, last);
        if (wrong.isPresent()) {
          return wrong;
        }
        i = last;
      }
    }
    return Optional.empty();
  }

  /// The last of the parts that begin with one.
  private static int last(Sentence sentence, List<Quantity> all, int first) {
    int last = first;
    while (last + 1 < all.size()
        && all.get(last + 1).from() == all.get(last).to() + 1
        && sentence.tokens().is(all.get(last).to(), '+')) {
      last++;
    }
    return last;
  }

  private static Optional<Change> wrong(
      Sentence sentence, List<Quantity> all, int first, int last) {
    double sum = 0;
    boolean decimals = false;
    for (int i = first; i <= last; i++) {
      sum += Amounts.written(all.get(i));
      decimals |= Amounts.written(all.get(i)) != Math.rint(Amounts.written(all.get(i)));
    }
    Tokens tokens = sentence.tokens();
    int before = all.get(first).from() - 1;
    int after = all.get(last).to();
    @Nullable Quantity said = null;
    if (first > 0
        && before == all.get(first - 1).to()
        && tokens.is(before, TokenClass.OPEN)
        && after < sentence.to()
        && tokens.is(after, TokenClass.CLOSE)) {
      said = all.get(first - 1);
    } else if (last + 1 < all.size()
        && after == all.get(last + 1).from() - 1
        && tokens.is(after, TokenClass.EQUALS)) {
      said = all.get(last + 1);
    }
    if (said == null || said.isRange() || said.rough()) {
      return Optional.empty();
    }
    double off = Math.abs(Amounts.written(said) - sum);
    boolean wrong = off > (decimals ? ROUNDED * (last - first + 1) : 0) && off <= FARTHEST * sum;
    return wrong
        ? Optional.of(
            new Change(
                Math.min(said.from(), all.get(first).from()),
                Math.max(said.to(), Math.min(after + 1, sentence.to())),
                Change.digits(sum)))
        : Optional.empty();
  }
}
