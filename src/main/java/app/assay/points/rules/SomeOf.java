package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;

/// Whether a value is of some of what there is and not of all: "three more", "the first two", "6 of
/// 9 participants".
final class SomeOf {

  private static final WordSet WHOLE = WordLists.words("whole");
  private static final WordSet SOME = WordLists.words("some-of");
  private static final WordSet SAMPLES = WordLists.words("samples");

  /// "Some 46,000 borrowers": from here on "some" makes a number round.
  private static final int MANY = 20;

  private SomeOf() {}

  static boolean is(Stated stated) {
    Quantity quantity = stated.quantity();
    String before = stated.before(1);
    boolean round = before.equals("some") && quantity.low() >= MANY;
    boolean often = quantity.isTime() && before.equals("every");
    return (SOME.contains(before) && !round && !often)
        || (SOME.contains(stated.before(2)) && !before.equals("than"))
        || isPartOfMore(stated)
        || isSample(stated);
  }

  /// "A random sample of 500 clips", "a test database with 50,000 samples".
  private static boolean isSample(Stated stated) {
    String before = stated.before(1);
    return (before.equals("of") || before.equals("with")) && SAMPLES.contains(stated.before(2));
  }

  /// "6 of 9 participants": six of them.
  static boolean isPartOfMore(Stated stated) {
    Quantity quantity = stated.quantity();
    Sentence sentence = quantity.sentence();
    int next = stated.next();
    return next + 1 < sentence.to()
        && stated.word(next).equals("of")
        && quantity.noun().isEmpty()
        && quantity.isCount()
        && (sentence.tokens().is(next + 1, TokenClass.NUM)
            || isNumber(sentence, next + 1)
            || WHOLE.contains(stated.word(next + 1))
            || stated.word(next + 1).equals("them"));
  }

  /// A number in letters.
  private static boolean isNumber(Sentence sentence, int token) {
    for (Quantity other : sentence.quantities()) {
      if (other.from() == token) {
        return true;
      }
    }
    return false;
  }
}
