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
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.Optional;

/// A standard, law, record or market fact, with no word of where it stands.
public final class P9IndustryFact implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable(
          "P9-INDUSTRY-FACT",
          VerifiableType.INDUSTRY_FACT,
          "A fact about the trade or the world without a source");

  /// Nobody can check "many".
  private static final WordSet VAGUE = WordLists.words("vague");

  /// "Names of clinics".
  private static final WordSet AFTER = WordLists.words("noun-of");

  /// Trades and houses that are never the users of what is described.
  private static final WordSet OUTSIDERS = WordLists.words("outsiders");

  private static final WordSet OFTEN = WordLists.words("in-general");

  private static final WordSet AT_HAND = WordLists.words("crowd-at-hand");

  private static final WordSet NONE = WordLists.words("nobody");

  private static final WordSet MORE = WordLists.words("more-or-less");

  private static final WordSet OURSELVES = WordLists.words("house");

  private static final Triggers TRIGGERS =
      Triggers.of(Cue.LAW, Cue.INDUSTRY, Cue.CROWD, Cue.TREND, Cue.SHIFT, Cue.WORLD);

  /// Words before the place.
  private static final int PLACED = 3;

  /// Words before the noun of the subject.
  private static final int SUBJECT = 2;

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
    if (sentence.cell().isPresent()) {
      return Optional.empty();
    }
    if (sentence.has(Cue.LAW) && !Figures.isOwn(sentence)) {
      Optional<CueMatch> ruled =
          sentence.all(Cue.LAW).stream().filter(law -> rules(sentence, law)).findFirst();
      if (ruled.isPresent()) {
        return ruled;
      }
    }
    Optional<CueMatch> known =
        sentence
            .first(Cue.INDUSTRY)
            .filter(claim -> !isAmongOurselves(sentence, claim) && !isPraise(sentence, claim));
    if (known.isPresent() || !context.isThorough()) {
      return known;
    }
    Optional<CueMatch> course = Courses.claim(sentence);
    if (course.isPresent()) {
      return course;
    }
    Optional<CueMatch> placed = placed(sentence);
    return placed.isPresent() ? placed : custom(sentence);
  }

  /// "The guideline asks for 20 lux": a figure that a rule sets which is not named. "EN 1500" can
  /// be looked up, and so can an act with its number.
  private static boolean rules(Sentence sentence, CueMatch law) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      if (tokens.is(i, TokenClass.CAP)) {
        return false;
      }
    }
    int verb = Tense.presentWithin(sentence, law.from() + 1, sentence.to());
    return sentence.all(Cue.COUNT).stream()
        .anyMatch(
            count ->
                (verb > 0 && count.from() > verb)
                    || (count.from() > law.from() && count.to() <= law.to()));
  }

  /// "Nobody in the country has a finer collection": who is the better is for point 1.
  private static boolean isPraise(Sentence sentence, CueMatch claim) {
    if (!sentence.tokens().isOneOf(claim.from(), NONE)) {
      return false;
    }
    for (int i = claim.to(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, MORE)) {
        return true;
      }
    }
    return sentence.has(Cue.BETTER);
  }

  /// "Than any other group in the company".
  private static boolean isAmongOurselves(Sentence sentence, CueMatch claim) {
    if (!sentence.tokens().isWord(claim.from(), "than")) {
      return false;
    }
    for (int i = claim.to(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, OURSELVES)) {
        return true;
      }
    }
    return false;
  }

  /// "Pharmacies are moving their stocks today", "Small firms rarely back up their data", "Insurers
  /// demand a certificate": what a whole kind of people or houses does.
  private static Optional<CueMatch> custom(Sentence sentence) {
    if (!sentence.has(Cue.CROWD)
        || sentence.hasAny(Cue.PREFER, Cue.LIKING)
        || isKindFirst(sentence)
        || sentence.tokens().isOneOf(sentence.from(), VAGUE)
        || Figures.isOwn(sentence)
        || !Generality.isOfAKind(sentence)
        || Tense.present(sentence) < 0) {
      return Optional.empty();
    }
    CueMatch crowd = sentence.first(Cue.CROWD).orElseThrow();
    boolean verb =
        sentence.first(Cue.WORLD).filter(world -> world.from() == crowd.to()).isPresent();
    boolean counted = sentence.first(Cue.COUNT).filter(c -> c.from() < crowd.from()).isPresent();
    if (isOfTwoKinds(sentence, crowd)) {
      return Optional.of(crowd);
    }
    return crowd.from() <= sentence.from() + SUBJECT
            && !verb
            && !counted
            && !AFTER.contains(Wording.before(sentence, crowd.from()))
            && isOfNothingAtHand(sentence, crowd)
            && (isTold(sentence) || sentence.tokens().isOneOf(crowd.from(), OUTSIDERS))
        ? Optional.of(crowd)
        : Optional.empty();
  }

  /// "Yards on the Baltic are booked out", "Desks elsewhere leave it to rules": what things of a
  /// kind do in some part of the world.
  private static Optional<CueMatch> placed(Sentence sentence) {
    if (!sentence.hasAny(Cue.FIELD, Cue.WORLD)
        || Figures.isOwn(sentence)
        || sentence.hasAny(Cue.PREFER, Cue.LIKING, Cue.QUALITY, Cue.PRAISE)
        || !Generality.isOfAKind(sentence)
        || isKindFirst(sentence)
        || sentence.tokens().isOneOf(sentence.from(), VAGUE)) {
      return Optional.empty();
    }
    for (CueMatch place : sentence.matches()) {
      boolean where = place.cue() == Cue.FIELD || place.cue() == Cue.WORLD;
      if (where
          && place.from() <= sentence.from() + PLACED
          && place.from() > sentence.from()
          && !sentence.tokens().isWord(place.from(), "of")
          && Tense.presentWithin(sentence, place.to(), Math.min(sentence.to(), place.to() + 2))
              >= 0) {
        return Optional.of(place);
      }
    }
    return Optional.empty();
  }

  /// "Heat pumps are cheaper to run than gas boilers": a crowd against another.
  private static boolean isOfTwoKinds(Sentence sentence, CueMatch crowd) {
    if (!sentence.hasAny(Cue.BETTER, Cue.SHIFT)) {
      return false;
    }
    for (CueMatch other : sentence.all(Cue.CROWD)) {
      for (int i = other.from() - 1; i > crowd.to() && i >= other.from() - 2; i--) {
        if (sentence.tokens().isWord(i, "than")) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isKindFirst(Sentence sentence) {
    return sentence.first(Cue.KIND).filter(k -> k.from() == sentence.from()).isPresent();
  }

  /// Today, usually, in Europe, hardly: words with which people tell of the world.
  private static boolean isTold(Sentence sentence) {
    if (sentence.hasAny(Cue.NOW, Cue.RECENT_PERIOD, Cue.AVERAGE, Cue.WORLD)) {
      return true;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, OFTEN)) {
        return true;
      }
    }
    return false;
  }

  /// "In the app", "which", "you": the sentence speaks of something at hand.
  private static boolean isOfNothingAtHand(Sentence sentence, CueMatch crowd) {
    Tokens tokens = sentence.tokens();
    for (int i = crowd.to(); i < sentence.to(); i++) {
      if (tokens.is(i, TokenClass.COMMA)) {
        return true;
      }
      if (tokens.isOneOf(i, AT_HAND) || tokens.is(i, TokenClass.CODE)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String message(String words) {
    return "“" + words + "” is told as a known fact, and it can be looked up. Name the source.";
  }
}
