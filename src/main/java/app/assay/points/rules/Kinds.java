package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;
import java.util.Set;
import java.util.stream.Collectors;

/// Words that make another value of the same thing: its mean is not its maximum, its plan not what
/// came.
final class Kinds {

  private static final Set<Integer> APART =
      WordLists.words("kind-apart").stream().map(Stems::of).collect(Collectors.toUnmodifiableSet());

  private static final StemSet PERIODS =
      WordLists.words("kind-period").stream()
          .map(word -> StemSet.of(Stems.of(word)))
          .reduce(StemSet.EMPTY, StemSet::plus);

  private Kinds() {}

  /// One of the two has such a word that the other lacks.
  static boolean areApart(StemSet one, StemSet other) {
    return isApart(one.without(other)) || isApart(other.without(one));
  }

  private static boolean isApart(StemSet kinds) {
    for (int i = 0; i < kinds.size(); i++) {
      if (APART.contains(kinds.get(i))) {
        return true;
      }
    }
    return false;
  }

  /// "€5 a year" and "yearly cost €5": one says in its clause what the other's unit says.
  static boolean saysPeriod(Quantity unit, Quantity words) {
    return unit.base().equals(words.base())
        && !unit.dimension().equals(unit.base())
        && words.dimension().equals(words.base())
        && !words.scope().kinds().isDisjoint(PERIODS);
  }
}
