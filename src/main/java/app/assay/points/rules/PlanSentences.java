package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Set;

/// How a sentence speaks of a thing that another place calls planned.
final class PlanSentences {

  private static final WordSet NO_GERUND = WordLists.words("no-gerund");

  private static final WordSet AFTER_GERUND = WordLists.words("after-gerund");

  private static final WordSet SAME = WordLists.words("anaphor");

  /// So many words may stand between an article and its noun.
  private static final int DESCRIBED = 5;

  private PlanSentences() {}

  /// "Rehearsing the drill brings the time down": what would follow if somebody did so.
  static boolean isGerund(Sentence sentence, int verb) {
    return verb > sentence.from() + 1
        && sentence.cell().isEmpty()
        && isGerund(Wording.lower(sentence.tokens(), sentence.from()))
        && sentence.tokens().isOneOf(sentence.from() + 1, AFTER_GERUND);
  }

  private static boolean isGerund(String word) {
    return word.endsWith("ing") && !NO_GERUND.contains(word);
  }

  /// "Its burrs stay sharp", "It lets pupils choose": of what the sentence before told of.
  static boolean isOfSame(Sentence sentence) {
    return sentence.from() < sentence.to() && sentence.tokens().isOneOf(sentence.from(), SAME);
  }

  /// In a proposal "the store" and "it" are what is proposed; "some shops" and "Fowler" are not.
  static boolean isOfThing(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int at = sentence.from();
    while (at < sentence.to()
        && (!tokens.is(at, TokenClass.WORD) || tokens.is(at, TokenClass.CODE))) {
      at++;
    }
    String first = at == sentence.to() ? "" : Wording.lower(tokens, at);
    boolean have = first.equals("we") && at + 1 < sentence.to() && tokens.isWord(at + 1, "have");
    return have
        || first.equals("the")
        || first.equals("it")
        || first.equals("its")
        || first.equals("our")
        || first.equals("a")
        || first.equals("an");
  }

  /// The words stand next to each other, in any order.
  static boolean isTogether(Sentence sentence, Set<Long> words) {
    int run = 0;
    for (int i = sentence.from(); i < sentence.to() && run < words.size(); i++) {
      run = words.contains(sentence.tokens().name(i)) ? run + 1 : 0;
    }
    return run == words.size();
  }

  /// "The second dryer"; "the dryer" is the one that is there.
  static boolean isOfFurther(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (PlanName.isFurther(Wording.lower(sentence.tokens(), i))) {
        return true;
      }
    }
    return false;
  }

  /// "Release 7.9.4": a version tells a thing from all others.
  static boolean isVersion(Sentence sentence, long word) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.VERSION) && sentence.tokens().name(i) == word) {
        return true;
      }
    }
    return false;
  }

  /// "The import module" is not the export module.
  static boolean isOtherwiseNamed(Sentence sentence, PlanName name) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 2; i < sentence.to(); i++) {
      if (tokens.name(i) == name.head()) {
        for (int k = i - 1; k >= sentence.from() && k >= i - DESCRIBED; k--) {
          if (tokens.isOneOf(k, PlanMentions.DEFINITE)) {
            long other = tokens.name(i - 1);
            return k < i - 1
                && other != 0
                && !name.words().contains(other)
                && ContentWords.counts(tokens, i - 1);
          }
        }
        return false;
      }
    }
    return false;
  }
}
