package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Stems;

/// Words of one meaning for what documents count, and those that name nothing by themselves.
final class Synonyms {

  private static final StemTable SAME = new StemTable(0);

  private static final StemSet UNSPECIFIC =
      WordLists.words("unspecific").stream()
          .map(word -> StemSet.of(Stems.of(word)))
          .reduce(StemSet.EMPTY, StemSet::plus);

  static {
    WordLists.family("same-")
        .forEach(
            (meaning, words) -> {
              int one = Stems.of(meaning);
              words.forEach(word -> SAME.put(Stems.of(word), one));
            });
  }

  private Synonyms() {}

  /// One stem for all words of a meaning.
  static int of(int stem) {
    int same = SAME.get(stem);
    return same == 0 ? stem : same;
  }

  /// "Times", "steps": the words around must say of what.
  static boolean isUnspecific(int stem) {
    return UNSPECIFIC.contains(stem);
  }
}
