package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;

/// How long something is kept, said of it ("live for 21 days") or of its end ("deleted after 14
/// days"): both are one length of time.
final class Retention {

  private static final StemSet WORDS =
      WordLists.words("of-retention").stream()
          .map(word -> StemSet.of(Synonyms.of(Stems.of(word))))
          .reduce(StemSet.EMPTY, StemSet::plus);

  private Retention() {}

  /// Both clauses say of a length of time how long something is kept.
  static boolean isOf(Stated a, Stated b) {
    return a.quantity().isTime() && !a.own().isDisjoint(WORDS) && !b.own().isDisjoint(WORDS);
  }

  /// Some words without those for it.
  static StemSet without(StemSet words) {
    return words.without(WORDS);
  }
}
