package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// When something was founded, which happens once: "the library was founded in 1998", "founded in
/// 1989, the library".
final class Founding {

  private static final WordSet FOUNDED = WordLists.words("founded");

  private static final WordSet DETERMINERS = WordLists.words("the-one");

  /// The year stands right behind the verb.
  private static final int REACH = 3;

  private Founding() {}

  static boolean areOfOne(Stated a, Stated b) {
    int thing = founded(a);
    return thing != 0 && thing == founded(b);
  }

  /// What was founded in the year: the first word behind the first determiner; 0 where none is or
  /// where more is said of it.
  private static int founded(Stated date) {
    Sentence sentence = date.quantity().sentence();
    int year = date.quantity().from();
    boolean verb = false;
    for (int i = Math.max(sentence.from(), year - REACH); i < year; i++) {
      verb |= sentence.tokens().isOneOf(i, FOUNDED);
    }
    for (int i = sentence.from(); verb && i + 1 < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, DETERMINERS)) {
        boolean more = i + 2 < sentence.to() && sentence.tokens().isWord(i + 2, "of");
        return more ? 0 : Synonyms.of(sentence.stem(i + 1));
      }
    }
    return 0;
  }
}
