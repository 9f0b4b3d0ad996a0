package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;

/// Whether two values are told of two things in like words: "the primary school has", "the
/// secondary school has".
final class Contrast {

  private static final WordSet BEFORE_NOUN = WordLists.words("noun-before");

  private static final WordSet DETERMINERS = WordLists.words("definite");

  private Contrast() {}

  /// The subjects of two sentences are two things of which the other says nothing: "the depot has",
  /// "the school has".
  static boolean areOfTwo(Stated a, Stated b) {
    int mine = subject(a);
    int others = subject(b);
    return mine != 0
        && others != 0
        && mine != others
        && !b.near().contains(mine)
        && !a.near().contains(others);
  }

  /// The first word behind the first determiner of a sentence, where that stands before the value;
  /// otherwise 0.
  static int subject(Stated stated) {
    Sentence sentence = stated.quantity().sentence();
    if (!sentence.tokens().isOneOf(sentence.from(), DETERMINERS)
        || stated.quantity().from() <= sentence.from() + 2
        || sentence.cell().isPresent()) {
      return 0;
    }
    return Synonyms.of(sentence.stem(sentence.from() + 1));
  }

  /// "The primary school has", "the secondary school has": the same is said of another.
  static boolean is(Stated a, Stated b) {
    StemSet mine = a.own().without(b.near());
    StemSet others = b.own().without(a.near());
    boolean noun = a.head() != 0 && a.head() == b.head();
    StemSet common = Likeness.common(a.own(), b.own());
    int shared = noun ? Likeness.verbs(a, b).size() : common.size();
    return !mine.isEmpty()
        && !others.isEmpty()
        && shared >= mine.size() + others.size() - 1
        && !nouns(a, mine, common).isEmpty()
        && !nouns(b, others, common).isEmpty();
  }

  /// Of some words of a value those that name or describe a thing, by what stands before and behind
  /// them: its verbs tell no two things apart.
  private static StemSet nouns(Stated stated, StemSet words, StemSet shared) {
    if (words.isEmpty()) {
      return words;
    }
    Sentence sentence = stated.quantity().sentence();
    Tokens tokens = sentence.tokens();
    StemSet verbs = StemSet.EMPTY;
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      int stem = Synonyms.of(sentence.stem(i));
      boolean thing =
          !tokens.is(i - 1, TokenClass.WORD)
              || tokens.isOneOf(i - 1, BEFORE_NOUN)
              || (i + 1 < sentence.to() && shared.contains(Synonyms.of(sentence.stem(i + 1))));
      if (!thing && words.contains(stem)) {
        verbs = verbs.plus(StemSet.of(stem));
      }
    }
    return words.without(verbs);
  }
}
