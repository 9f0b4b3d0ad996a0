package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds two ages from which the same people may take part or count as something: "62 or older" and
/// "60 or older".
final class AgeLimits {

  private static final WordSet AND = WordLists.words("age-and");
  private static final WordSet OLDER = WordLists.words("age-older");
  private static final WordSet YEARS = WordLists.words("age-unit");
  private static final WordSet ON = WordLists.words("age-on");
  private static final WordSet PEOPLE = WordLists.words("age-people");

  private static final WordSet RANGE = WordLists.words("age-range");

  private static final int OLDEST = 99;

  /// A text that sets more ages sets them for several groups.
  private static final int MOST = 6;

  private record Age(PlacedBlock block, Span place, long from, StemSet who, boolean people) {}

  private AgeLimits() {}

  static List<Opposed> in(DocumentReading document) {
    List<Age> ages = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.has(TokenClass.NUM)
              && mayLimit(sentence)
              && !sentence.hasAny(Cue.DISCREPANCY, Cue.SOURCE)) {
            read(block, sentence, ages);
          }
        }
      }
    }
    return ages.size() < 2 || ages.size() > MOST ? List.of() : opposed(ages, Topics.of(document));
  }

  /// A cheap look before each number is tried, see [#start(Sentence, int)].
  private static boolean mayLimit(Sentence sentence) {
    return sentence.mayHold(OLDER)
        || sentence.mayHold(RANGE)
        || (sentence.mayHold(ON) && sentence.mayHold(YEARS));
  }

  private static List<Opposed> opposed(List<Age> ages, Topics topics) {
    List<Opposed> found = new ArrayList<>();
    for (int i = 0; i < ages.size(); i++) {
      for (int k = i + 1; k < ages.size(); k++) {
        Age one = ages.get(i);
        Age other = ages.get(k);
        boolean same = topics.telling(one.who().shared(other.who())) > 1;
        boolean only = ages.size() == 2 && one.people() && other.people();
        if (one.from() != other.from() && one.block() != other.block() && (same || only)) {
          found.add(new Opposed(one.place(), other.place()));
        }
      }
    }
    return found;
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Age> out) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      long age = tokens.is(i, TokenClass.NUM) ? LengthOfTime.whole(tokens.text(i)) : 0;
      int from = age > 0 && age <= OLDEST ? start(sentence, i) : -1;
      if (from >= 0) {
        int end = end(tokens, i);
        StemSet who = sentence.stems();
        if (sentence.cell().isPresent()) {
          who = who.plus(Titles.words(sentence.cell().get().label()));
        }
        out.add(
            new Age(
                block,
                block.place(tokens.span(from, Math.min(end, sentence.to()))),
                age,
                who.map(Synonyms::of),
                Wording.has(sentence, PEOPLE)));
        return;
      }
    }
  }

  /// Where the words begin that make a number the lowest age, or -1.
  private static int start(Sentence sentence, int number) {
    Tokens tokens = sentence.tokens();
    int unit = tokens.isOneOf(number + 1, YEARS) ? number + 2 : number + 1;
    boolean years = unit > number + 1;
    if (tokens.isOneOf(unit, AND) && tokens.isOneOf(unit + 1, OLDER)) {
      return number;
    }
    boolean range = tokens.isWord(number + 1, "and") || tokens.isWord(number + 1, "to");
    boolean ranged = range && tokens.is(number + 2, TokenClass.NUM);
    boolean rangeOfYears = ranged && tokens.isOneOf(number + 3, YEARS);
    boolean between = tokens.isWord(number - 1, "between");
    boolean aged = tokens.isWord(number - 1, "aged") || tokens.isWord(number - 2, "aged");
    if (ranged && (aged || (between && rangeOfYears && Wording.has(sentence, PEOPLE)))) {
      return aged && !between ? number : number - 1;
    }
    boolean from = tokens.isWord(number - 1, "from");
    return from && years && tokens.isOneOf(unit, ON) ? number - 1 : -1;
  }

  private static int end(Tokens tokens, int number) {
    boolean range = tokens.is(number + 2, TokenClass.NUM);
    int last = range ? number + 2 : number;
    int unit = tokens.isOneOf(last + 1, YEARS) ? last + 2 : last + 1;
    boolean older = tokens.isOneOf(unit, AND) && tokens.isOneOf(unit + 1, OLDER);
    return older ? unit + 2 : tokens.isOneOf(unit, ON) ? unit + 1 : unit;
  }
}
