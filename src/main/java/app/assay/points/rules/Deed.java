package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// Something that was done or brought in, and what it is said to have brought about: "Painting one
/// blade black has ended the bird strikes", "The training centre has cured the shortage".
final class Deed {

  /// Words that end like a deed and are none.
  private static final WordSet NO_DEED = WordLists.words("no-deed");

  private static final WordSet OBJECT = WordLists.words("object");

  private static final int SHORTEST = 6;

  /// Verbs that mean little by themselves, and what makes them mean an effect.
  private static final WordSet LIGHT = WordLists.words("light-verb");

  private static final WordSet PARTICLES = WordLists.words("effect-particle");

  private static final int PARTICLE = 6;

  /// Whoever changes what is his own acts.
  private static final WordSet ITS = WordLists.words("own-things");

  /// After them a past form is an attribute: "the fixed price", "for reduced rates".
  private static final WordSet ATTRIBUTED = WordLists.words("attributed");

  /// No object begins with them.
  private static final WordSet NO_OBJECT = WordLists.words("no-object");

  private Deed() {}

  static Optional<CueMatch> of(Sentence sentence) {
    if (sentence.cell().isPresent()) {
      return Optional.empty();
    }
    boolean deed = isDeed(sentence);
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.RESULT && match.from() > sentence.from() && isTold(sentence, match)) {
        boolean far = match.from() > sentence.from() + 1;
        boolean object = far && hasObject(sentence, match);
        boolean known = object && (deed || isPerfectOfThing(sentence, match));
        boolean own = match.to() < sentence.to() && sentence.tokens().isOneOf(match.to(), ITS);
        if (known
            || (!own && hasAnyObject(sentence, match) && Doer.isMeans(sentence, match.from()))) {
          return Optional.of(match);
        }
      }
    }
    return Optional.empty();
  }

  /// The sentence begins with "Painting", "Switching", "Closing".
  private static boolean isDeed(Sentence sentence) {
    String first = Wording.lower(sentence.tokens(), sentence.from());
    return first.length() >= SHORTEST && first.endsWith("ing") && !NO_DEED.contains(first);
  }

  /// Not "a two-month fixed price" or "took half an hour".
  private static boolean isTold(Sentence sentence, CueMatch match) {
    return !isLight(sentence, match)
        && !Wording.before(sentence, match.from()).contains("-")
        && !sentence.tokens().isOneOf(match.from() - 1, ATTRIBUTED)
        && !(sentence.has(Cue.SPAN_OF_TIME) && sentence.tokens().isWord(match.from(), "took"));
  }

  /// "Took place", "keeps a copy", "brought forty people": such verbs bring something about only
  /// with "away", "back" or the like.
  private static boolean isLight(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    if (!tokens.isOneOf(match.from(), LIGHT)) {
      return false;
    }
    int last = Math.min(sentence.to(), match.to() + PARTICLE);
    for (int i = match.to(); i < last && tokens.is(i, TokenClass.WORD); i++) {
      if (tokens.isOneOf(i, PARTICLES)) {
        return false;
      }
    }
    return true;
  }

  /// A noun follows: "stopped the mould", "halved waste", not "doubled in May" or "cost 40 euros".
  private static boolean hasAnyObject(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int next = match.to();
    return next < sentence.to()
        && tokens.is(next, TokenClass.WORD)
        && !tokens.isOneOf(next, NO_OBJECT)
        && !tokens.lower(next).endsWith("ly")
        && !tokens.lower(next).endsWith("ing");
  }

  private static boolean hasObject(Sentence sentence, CueMatch match) {
    return match.to() < sentence.to() && sentence.tokens().isOneOf(match.to(), OBJECT);
  }

  /// "The market has doubled our turnover", but not "we have doubled our turnover".
  private static boolean isPerfectOfThing(Sentence sentence, CueMatch match) {
    Tokens tokens = sentence.tokens();
    int have = match.from() - 1;
    if (have > sentence.from() && Wording.lower(tokens, have).endsWith("ly")) {
      have--;
    }
    if (have <= sentence.from() || !isHave(Wording.lower(tokens, have))) {
      return false;
    }
    return tokens.is(have - 1, TokenClass.WORD) && !Doer.isAgent(sentence, have);
  }

  private static boolean isHave(String word) {
    return word.equals("has") || word.equals("have");
  }
}
