package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// Tells whether a sentence with a birth and an age is of more people than one.
final class Persons {

  /// "His father", "married".
  private static final WordSet KIN = WordLists.words("kin");

  /// Before a name they make it that of a place.
  private static final WordSet PLACE = WordLists.words("age-place");

  private static final WordSet BORN = WordLists.words("reckoned-born");

  private static final WordSet WHO = WordLists.words("age-who");

  /// They go on with a person.
  private static final WordSet OF_HIM = WordLists.words("age-of-him");

  /// Sentences before an age in which the birth may stand.
  private static final int BACK = 3;

  private Persons() {}

  /// Two births are told, a relative is named, or somebody's name stands before ", aged 20".
  ///
  /// @param origin when the one began
  static boolean areTwo(
      Sentence sentence, List<DateMention> dates, DateMention origin, AgeWords words) {
    if (!Birth.is(sentence, origin)) {
      return false;
    }
    return hasKin(sentence)
        || dates.stream().anyMatch(d -> d != origin && Birth.is(sentence, d))
        || (words.kind() == AgeWords.Kind.AGED && isNamed(sentence, words));
  }

  /// "Trew was born in 1846. He was 48 when": the only birth of the sentence before, of whom this
  /// one goes on to tell.
  ///
  /// @param beside the sentence before, or one behind, which tells no birth of him
  static Optional<DateMention> birthBeside(Sentence beside, Sentence sentence, AgeWords words) {
    boolean goesOn =
        words.isOfPerson()
            && beside.to() <= sentence.from()
            && beside.mayHold(BORN)
            && Wording.hasWithin(sentence, sentence.from(), sentence.to(), WHO)
            && !hasKin(beside)
            && !hasKin(sentence);
    List<DateMention> births =
        goesOn
            ? OldYears.in(beside).stream()
                .filter(d -> d.sound().isPresent() && Birth.is(beside, d))
                .toList()
            : List.of();
    return births.size() == 1 ? Optional.of(births.getFirst()) : Optional.empty();
  }

  /// The sentence before a person's age, or one further back that tells of his birth, where those
  /// between go on with him.
  ///
  /// @param at the number of the sentence of the age
  static Optional<Sentence> teller(List<Sentence> sentences, int at) {
    for (int i = at - 1; i >= Math.max(0, at - BACK); i--) {
      Sentence before = sentences.get(i);
      if (before.mayHold(BORN)) {
        return i < at - 1 ? Optional.of(before) : Optional.empty();
      }
      if (!Wording.has(before, OF_HIM) || hasKin(before)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// "Took over from his father".
  static boolean hasKin(Sentence sentence) {
    if (!sentence.mayHold(KIN)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, KIN)) {
        return true;
      }
    }
    return false;
  }

  /// "Married Eva, aged 18", but not "in Leeds, aged 18".
  private static boolean isNamed(Sentence sentence, AgeWords words) {
    Tokens tokens = sentence.tokens();
    int name = words.from() - 3;
    return name > sentence.from()
        && tokens.isWord(words.from() - 1, "aged")
        && tokens.is(name + 1, TokenClass.COMMA)
        && tokens.is(name, TokenClass.WORD)
        && !tokens.is(name, TokenClass.MONTH)
        && Character.isUpperCase(tokens.text().charAt(tokens.start(name)))
        && !tokens.isOneOf(name - 1, PLACE);
  }
}
