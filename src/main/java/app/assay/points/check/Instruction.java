package app.assay.points.check;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;

/// Tells sentences that order something from those that say something. Only for sentences that are
/// suspected already: it looks at letters.
public final class Instruction {

  /// Orders that are an adjective as often: "Dry ice costs", "Back injuries account for".
  private static final WordSet ADJECTIVE = WordLists.words("order-or-adjective");

  private Instruction() {}

  /// True when the sentence begins with a verb's base form: an instruction.
  public static boolean is(Sentence sentence) {
    int first = sentence.from();
    while (first < sentence.to() && !sentence.tokens().is(first, TokenClass.WORD)) {
      first++;
    }
    if (first == sentence.to()) {
      return false;
    }
    String word = Tense.word(sentence, first);
    boolean next =
        word.equals("next")
            && first + 1 < sentence.to()
            && sentence.tokens().is(first + 1, TokenClass.COMMA);
    if (word.equals("please") || word.equals("then") || next) {
      return true;
    }
    return word.equals("do")
        || word.equals("don't")
        || (word.equals("never")
            && (first + 1 == sentence.to()
                || !Tense.VERBS.isThird(Tense.word(sentence, first + 1))))
        || isImperative(sentence, first, word);
  }

  private static boolean isImperative(Sentence sentence, int at, String word) {
    return Tense.VERBS.isBase(word)
        && !(Tense.NUMBERED.contains(word) && isNumber(sentence, at + 1))
        && !isCompound(sentence, at)
        && (!Tense.VERBS.isAlsoNoun(word) || Tense.isBeforeObject(sentence, at));
  }

  private static boolean isNumber(Sentence sentence, int at) {
    return at < sentence.to() && sentence.tokens().is(at, TokenClass.NUM);
  }

  /// "Forecast heights are", "Flow stays within", "Never goes down": no order, though the first
  /// word could give one.
  ///
  /// @param first the token of that word
  public static boolean isCompound(Sentence sentence, int first) {
    if (first + 2 >= sentence.to() || !sentence.tokens().is(first + 1, TokenClass.WORD)) {
      return false;
    }
    String word = Tense.word(sentence, first);
    String next = Tense.word(sentence, first + 1);
    boolean noun = Tense.VERBS.isAlsoNoun(word) && !Tense.BEFORE_NOUN.contains(next);
    boolean never = word.equals("never") && Tense.VERBS.isThird(next);
    return never
        || (ADJECTIVE.contains(word) && Tense.presentWithin(sentence, first + 2, first + 3) >= 0)
        || (noun && Tense.presentWithin(sentence, first + 1, first + 2) >= 0)
        || (next.endsWith("s")
            && !Tense.BEFORE_NOUN.contains(next)
            && Tense.presentWithin(sentence, first + 2, first + 3) >= 0);
  }
}
