package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.List;
import java.util.Optional;

/// What somebody did after the death that is told of him: "(1841–1907) … signed and dated 1911",
/// "died in the spring of 1957. In a letter of 1961 he asked".
final class AfterDeath {

  private static final WordSet DIED = WordLists.words("death-died");

  private static final WordSet ACTS = WordLists.words("death-act");

  private static final WordSet WHO = WordLists.words("age-who");

  private static final WordSet LATE = WordLists.words("death-late");

  private static final WordSet KIN = WordLists.words("kin");

  /// Sentences before an act in which the death is told.
  private static final int BACK = 4;

  /// "Died at his house in Kent on".
  private static final int NEAR = 7;

  /// Whose a sentence is stands at its head.
  private static final int HEAD = 4;

  /// "(1841–" before its other year, with the name before it.
  private static final int LIFE = 4;

  /// Years of a life.
  private static final int SHORTEST = 18;

  private static final int LONGEST = 110;

  private AfterDeath() {}

  /// The act of a sentence that lies after the one death told before it.
  ///
  /// @param at its number in the block
  static Optional<Misreckoned> in(PlacedBlock block, int at) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    boolean may = sentence.has(TokenClass.YEAR) && sentence.mayHold(ACTS);
    if (!may || sentence.isQuestion() || deaths(sentence) > 0 || isOfOther(sentence)) {
      return Optional.empty();
    }
    Optional<DateMention> act = act(sentence);
    Optional<Sentence> holds = Optional.empty();
    for (int i = at - 1; act.isPresent() && i >= Math.max(0, at - BACK); i--) {
      Sentence before = sentences.get(i);
      if (deaths(before) > 1 || isOfKin(before) || (deaths(before) == 1 && holds.isPresent())) {
        return Optional.empty();
      }
      holds = deaths(before) == 1 ? Optional.of(before) : holds;
    }
    return holds.flatMap(h -> death(h)).flatMap(d -> wrong(block, d, act.orElseThrow()));
  }

  private static boolean isOfOther(Sentence sentence) {
    return Wording.has(sentence, LATE) || Wording.has(sentence, KIN);
  }

  /// "His widow kept the house": the sentence is hers.
  private static boolean isOfKin(Sentence sentence) {
    int to = Math.min(sentence.to(), sentence.from() + HEAD);
    return Wording.hasWithin(sentence, sentence.from(), to, KIN)
        || Wording.hasWithin(sentence, sentence.from(), to, LATE);
  }

  private static Optional<Misreckoned> wrong(
      PlacedBlock block, DateMention death, DateMention act) {
    CalendarDate end = death.sound().orElseThrow();
    CalendarDate then = act.sound().orElseThrow();
    Tokens tokens = block.reading().tokens();
    return end.isBefore(then) && then.earliest().getYear() > end.latest().getYear()
        ? Optional.of(
            new Misreckoned(
                block.place(tokens.span(act.from(), act.to())),
                "This lies after the death told before it (%s)."
                    .formatted(Misreckoned.words(block, death.from(), death.to())),
                block.place(tokens.span(act.from(), act.to()))))
        : Optional.empty();
  }

  private static long deaths(Sentence sentence) {
    return sentence.has(TokenClass.YEAR)
        ? OldYears.in(sentence).stream().filter(d -> isDeath(sentence, d)).count()
        : 0;
  }

  private static Optional<DateMention> death(Sentence sentence) {
    return OldYears.in(sentence).stream()
        .filter(d -> d.sound().isPresent() && isDeath(sentence, d))
        .findFirst();
  }

  /// "Died on 3 May 1957", the second year of "(1841–1907)".
  private static boolean isDeath(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    if (isLife(sentence, date)) {
      return true;
    }
    for (int i = date.from() - 1; i >= Math.max(sentence.from(), date.from() - NEAR); i--) {
      if (tokens.isOneOf(i, DIED)) {
        return true;
      }
      if (tokens.is(i, TokenClass.YEAR) || tokens.is(i, TokenClass.COMMA)) {
        return false;
      }
    }
    return false;
  }

  /// "Henrik Aalto (1841–1907)", of whom the first year may be too old for a date.
  private static boolean isLife(Sentence sentence, DateMention date) {
    Tokens tokens = sentence.tokens();
    boolean end =
        date.from() - LIFE >= sentence.from() && tokens.is(date.from() - 1, TokenClass.DASH);
    int open = end ? date.from() - LIFE + 1 : date.from() - 1;
    if (open <= sentence.from()
        || !tokens.is(open, TokenClass.OPEN)
        || date.to() >= sentence.to()
        || !tokens.is(date.to(), TokenClass.CLOSE)) {
      return false;
    }
    double years =
        date.sound()
            .map(
                d -> d.latest().getYear() - (end ? tokens.value(open + 1) : d.earliest().getYear()))
            .orElse(0.0);
    return years >= SHORTEST
        && years <= LONGEST
        && Character.isUpperCase(tokens.text().charAt(tokens.start(open - 1)));
  }

  /// "In a letter of 1961 he asked", "signed and dated 1911".
  private static Optional<DateMention> act(Sentence sentence) {
    List<DateMention> dates =
        OldYears.in(sentence).stream().filter(d -> d.sound().isPresent()).toList();
    if (dates.size() != 1) {
      return Optional.empty();
    }
    Tokens tokens = sentence.tokens();
    int date = dates.getFirst().from();
    boolean signed =
        date - 3 >= sentence.from()
            && tokens.isWord(date - 1, "dated")
            && tokens.isWord(date - 2, "and")
            && tokens.isWord(date - 3, "signed");
    boolean acted = signed;
    for (int i = sentence.from(); i + 1 < sentence.to(); i++) {
      acted |= tokens.isOneOf(i, WHO) && tokens.isOneOf(i + 1, ACTS);
    }
    return acted ? Optional.of(dates.getFirst()) : Optional.empty();
  }
}
