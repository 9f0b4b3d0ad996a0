package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.VerifiableType;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// An average, a count or a habit in figures, with no word of who found it.
public final class P9Statistic implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-STATISTIC", VerifiableType.STATISTIC, "A figure about the world without a source");

  /// "All five countries" are known before they are counted.
  private static final WordSet WHOLE = WordLists.words("all-of-them");

  private static final WordSet LARGE = WordLists.words("large-numbers");

  private static final WordSet SAMPLES = WordLists.words("study-words");

  /// "The average of the three runs".
  private static final int SUBJECT = 6;

  /// Words between a figure and its period.
  private static final int REACH = 5;

  /// Words up to the colon of a label.
  private static final int LABEL = 4;

  private static final Triggers TRIGGERS = Triggers.of(Cue.COUNT);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public Optional<CueMatch> claim(Stance stance, PointsContext context) {
    Sentence sentence = stance.sentence();
    if (!sentence.has(Cue.COUNT)
        || sentence.cell().isPresent()
        || (sentence.has(Cue.FINANCE)
            && sentence.has(Cue.AMOUNT)
            && !(sentence.has(Cue.AVERAGE) && Generality.isOfAKind(sentence)))) {
      return Optional.empty();
    }
    if (isListed(sentence) || P9Pricing.isOfHouse(sentence)) {
      return Optional.empty();
    }
    if (context.isThorough() && KindFigures.holds(sentence)) {
      return Figures.first(sentence);
    }
    if (sentence.has(Cue.SETTING)) {
      return Optional.empty();
    }
    boolean one = !sentence.has(Cue.WORLD) && Figures.isOfOne(sentence);
    if (one && (Figures.isOwn(sentence) || Told.hasPast(sentence, sentence.from()))) {
      return Optional.empty();
    }
    if (sentence.tokens().isWord(sentence.from(), "one")
        && !sentence.hasAny(Cue.AVERAGE, Cue.WORLD, Cue.SHARE)) {
      return Optional.empty();
    }
    boolean figure =
        (sentence.has(Cue.AVERAGE) && !isOfTheSample(sentence))
            || isOfTheWorld(sentence)
            || isAdoption(sentence)
            || (sentence.has(Cue.TIMES) && (sentence.has(Cue.RIVAL) || isOfAName(stance)))
            || isHabit(sentence)
            || Generality.isAtLarge(sentence);
    return figure ? Figures.first(sentence) : Optional.empty();
  }

  /// "The average of the three runs", "the sample has a mean age of 41": of what the writers tried.
  private static boolean isOfTheSample(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (!tokens.isWord(sentence.from(), "the")) {
      return false;
    }
    for (int i = sentence.from() + 1; i < Math.min(sentence.to(), sentence.from() + SUBJECT); i++) {
      if (tokens.isOneOf(i, SAMPLES)) {
        return true;
      }
    }
    return false;
  }

  /// "Staff: 47 teachers, one nurse on two days a week": a list of what is at hand.
  private static boolean isListed(Sentence sentence) {
    for (int i = sentence.from() + 1; i < Math.min(sentence.to(), sentence.from() + LABEL); i++) {
      if (sentence.tokens().is(i, TokenClass.COLON)) {
        return !Tense.hasVerb(sentence, i, sentence.to());
      }
    }
    return false;
  }

  /// "Madeira draws eleven times as many hikers": a name that the title does not have.
  private static boolean isOfAName(Stance stance) {
    Sentence sentence = stance.sentence();
    Tokens tokens = sentence.tokens();
    int verb = sentence.from() + 1;
    return tokens.is(sentence.from(), TokenClass.CAP)
        && !Figures.isOfOne(sentence)
        && !OwnNames.begins(sentence, stance.around())
        && !OwnNames.isPronoun(tokens, sentence.from())
        && Tense.presentWithin(sentence, verb, Math.min(sentence.to(), verb + 1)) >= 0
        && sentence.first(Cue.TIMES).filter(times -> times.from() > verb).isPresent();
  }

  /// A figure about the world; "in the six countries" is none.
  private static boolean isOfTheWorld(Sentence sentence) {
    if (!sentence.has(Cue.WORLD)
        || (Figures.isOwn(sentence) && Told.hasPast(sentence, sentence.from()))) {
      return false;
    }
    return sentence.all(Cue.COUNT).stream()
        .filter(count -> Figures.isFigure(sentence, count.from()))
        .anyMatch(count -> !isBesideTheWorld(sentence, count));
  }

  private static boolean isBesideTheWorld(Sentence sentence, CueMatch count) {
    return sentence.all(Cue.WORLD).stream()
        .anyMatch(world -> world.from() == count.to() && !isLarge(sentence, count));
  }

  /// "Four million Americans" are counted by somebody, "the six countries" are at hand.
  private static boolean isLarge(Sentence sentence, CueMatch count) {
    return sentence.tokens().isOneOf(count.to() - 1, LARGE);
  }

  /// "In daily use at nine stations", "112 breweries as customers", but no sample ("14 of 17
  /// schools answered") and no count with its day ("44 employees (31 December 2025)").
  private static boolean isAdoption(Sentence sentence) {
    for (CueMatch adoption : sentence.all(Cue.ADOPTION)) {
      boolean told =
          Told.isPast(sentence, adoption.from(), sentence.tokens().lower(adoption.from()));
      boolean whole = WHOLE.contains(Wording.before(sentence, adoption.from()));
      if (told || !(whole || Told.hasPast(sentence, sentence.from()) || isDated(sentence))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isDated(Sentence sentence) {
    return sentence.dates().stream()
        .flatMap(date -> date.date().stream())
        .anyMatch(date -> date.precision() == CalendarDate.Precision.DAY);
  }

  /// "Eleven working days a year", "33,000 people a year", of a crowd or of all of a kind. A crowd
  /// that is named behind the figure is not counted by it.
  private static boolean isHabit(Sentence sentence) {
    boolean general = Figures.isGeneral(sentence);
    if (!general && Figures.isAtHand(sentence)) {
      return false;
    }
    Optional<CueMatch> crowd = sentence.first(Cue.CROWD);
    if (isYearly(sentence)) {
      return true;
    }
    for (CueMatch period : sentence.all(Cue.PERIOD)) {
      for (CueMatch count : sentence.all(Cue.COUNT)) {
        int distance = period.from() - count.to();
        boolean counted = general || crowd.filter(who -> who.from() < period.from()).isPresent();
        if (counted && distance >= 0 && distance <= REACH) {
          return true;
        }
      }
    }
    return false;
  }

  /// "Every year 1.3 billion tonnes are wasted".
  private static boolean isYearly(Sentence sentence) {
    return sentence.first(Cue.PERIOD).filter(p -> p.from() == sentence.from()).isPresent()
        && !Figures.isOwn(sentence)
        && sentence.all(Cue.COUNT).stream().anyMatch(count -> isLarge(sentence, count));
  }

  @Override
  public String message(String words) {
    return "A model will repeat the figure “"
        + words
        + "” as established. Name the count or study that it comes from.";
  }
}
