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

  private static final WordSet PEOPLE = WordLists.words("people");

  private static final WordSet OBJECT = WordLists.words("object");

  private static final int SHORTEST = 6;

  private Deed() {}

  static Optional<CueMatch> of(Sentence sentence) {
    if (sentence.cell().isPresent()) {
      return Optional.empty();
    }
    boolean deed = isDeed(sentence);
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.RESULT
          && match.from() > sentence.from() + 1
          && hasObject(sentence, match)
          && (deed || isPerfectOfThing(sentence, match))) {
        return Optional.of(match);
      }
    }
    return Optional.empty();
  }

  /// The sentence begins with "Painting", "Switching", "Closing".
  private static boolean isDeed(Sentence sentence) {
    String first = Wording.lower(sentence.tokens(), sentence.from());
    return first.length() >= SHORTEST && first.endsWith("ing") && !NO_DEED.contains(first);
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
    String subject = Wording.lower(tokens, have - 1);
    return tokens.is(have - 1, TokenClass.WORD)
        && !PEOPLE.contains(subject)
        && !subject.equals("i")
        && !subject.endsWith("ers");
  }

  private static boolean isHave(String word) {
    return word.equals("has") || word.equals("have");
  }
}
