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

/// A percentage, fraction or ratio with no word of who counted it.
public final class P9Rate implements CheckableRule {

  private static final Rule RULE =
      Rule.ofVerifiable("P9-RATE", VerifiableType.RATE, "A rate without a source");

  private static final WordSet OWNED = WordLists.words("owned");

  private static final WordSet OURS = WordLists.words("ours");

  private static final WordSet WATCHED = WordLists.words("watched");

  private static final WordSet THESE = WordLists.words("these");

  /// "The second half", "the other half": a part, no share.
  private static final WordSet PARTS = WordLists.words("half-of-time");

  /// "Done in four days" is no share.
  private static final WordSet TIMES = WordLists.words("share-times");

  /// What writers build or arrange, and those who use it: most of them are counted at hand.
  private static final WordSet ARRANGED = WordLists.words("arranged");

  /// Words up to the noun of "most old packs".
  private static final int NOUN = 2;

  private static final WordSet GRANTED = WordLists.words("granted");

  /// Nobody's own: "a third of the food".
  private static final WordSet WHOLES = WordLists.words("nobodys-own");

  /// From that noun to its verb.
  private static final int VERB = 4;

  private static final WordSet CERTAINTY = WordLists.words("certainty");

  /// Words before "(95 %)".
  private static final int AROUND = 3;

  /// A share that begins within so many words is what the sentence is about.
  private static final int LEAD = 3;

  /// "Three of the five".
  private static final int SAMPLE = 4;

  private static final Triggers TRIGGERS = Triggers.of(Cue.SHARE, Cue.MOST, Cue.KIND);

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
    if (sentence.cell().isPresent() || isOfCode(sentence)) {
      return Optional.empty();
    }
    if (!sentence.has(Cue.SHARE)) {
      return sentence.hasAny(Cue.MOST, Cue.KIND)
          ? most(sentence, context.isThorough())
          : Optional.empty();
    }
    boolean general =
        sentence.hasAny(Cue.WORLD, Cue.AVERAGE, Cue.INDUSTRY)
            || (context.isThorough() && RateOfAKind.holds(sentence))
            || (sentence.has(Cue.CROWD)
                && !isOfThese(sentence)
                && !isOfOurs(sentence)
                && !isCounted(sentence));
    boolean own =
        isSet(sentence) || isWatched(sentence) || isOwnMoney(sentence) || isResult(sentence);
    boolean told = isOfOne(sentence) || isPromised(sentence) || isOfThatThing(sentence);
    return general || (context.isThorough() && !own && !told && !isPast(sentence))
        ? share(sentence)
        : Optional.empty();
  }

  /// A value that the document sets, unless the share is what the sentence is about: "three in five
  /// are removed within four years".
  private static boolean isSet(Sentence sentence) {
    CueMatch share = sentence.first(Cue.SHARE).orElseThrow();
    boolean leads =
        share.from() == sentence.from() && !sentence.tokens().is(share.from(), TokenClass.PERCENT);
    return sentence.has(Cue.SETTING) && !leads;
  }

  /// "The panels cover half": the crowd is at hand.
  private static boolean isOfThese(Sentence sentence) {
    return sentence.first(Cue.CROWD).orElseThrow().from() == sentence.from() + 1
        && sentence.tokens().isOneOf(sentence.from(), THESE);
  }

  /// "14 % of our readers".
  private static boolean isOfOurs(Sentence sentence) {
    CueMatch share = sentence.first(Cue.SHARE).orElseThrow();
    int next = sentence.tokens().isWord(share.to() - 1, "of") ? share.to() : share.to() + 1;
    return share.from() <= sentence.from() + 1
        && next < sentence.to()
        && sentence.tokens().isWord(next - 1, "of")
        && sentence.tokens().isOneOf(next, OURS);
  }

  /// "CPU usage stays below 60 %": what an instrument of the writers watches.
  private static boolean isWatched(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, WATCHED)) {
        return true;
      }
    }
    return false;
  }

  /// "The grant covers 60 %", "Budget: 10 % for repairs"; "a loan lifts a household's income by a
  /// fifth" is of a kind.
  private static boolean isOwnMoney(Sentence sentence) {
    return sentence.has(Cue.FINANCE)
        && (Figures.isOfOne(sentence) || !Generality.isOfAKind(sentence));
  }

  /// "`DiskHigh` fires at 85 %".
  private static boolean isOfCode(Sentence sentence) {
    return sentence.tokens().is(sentence.from(), TokenClass.CODE);
  }

  /// "Half of the brickworks run on our planner" is of the brickworks.
  private static boolean isOfOne(Sentence sentence) {
    CueMatch share = sentence.first(Cue.SHARE).orElseThrow();
    boolean late =
        share.from() <= sentence.from() + LEAD
            && sentence.first(Cue.OWN).filter(own -> own.from() >= share.to() + LEAD).isPresent();
    return late ? Figures.isAtHand(sentence) : Figures.isOfOne(sentence);
  }

  /// "Half of the team" is of one thing, "half of the newbuildings" of a kind.
  private static boolean isOfThatThing(Sentence sentence) {
    CueMatch share = sentence.first(Cue.SHARE).orElseThrow();
    boolean of = sentence.tokens().isWord(share.to() - 1, "of");
    int next = of ? share.to() : share.to() + 1;
    return next < sentence.to()
        && (of || sentence.tokens().isWord(share.to(), "of"))
        && sentence.tokens().isOneOf(next, OWNED)
        && !(next + 1 < sentence.to() && sentence.tokens().isOneOf(next + 1, WHOLES))
        && !(next + 1 < sentence.to() && Subject.isPlural(sentence.tokens().lower(next + 1)));
  }

  /// "Drops by 18 % once you switch": what is promised to the reader belongs to point 1.
  private static boolean isPromised(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isWord(i, "you")) {
        return true;
      }
    }
    return false;
  }

  /// "340 people in three offices" is no share.
  private static Optional<CueMatch> share(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    if (isDiscount(sentence)) {
      return Optional.empty();
    }
    for (CueMatch share : sentence.all(Cue.SHARE)) {
      int next = share.to();
      boolean counted =
          !tokens.is(share.from(), TokenClass.PERCENT)
              && !tokens.isWord(share.from(), "one")
              && tokens.is(next - 1, TokenClass.WORD)
              && next < sentence.to()
              && next - share.from() > 2
              && tokens.isWord(next - 2, "in")
              && !tokens.isWord(share.from() + 1, "in")
              && Subject.isPlural(tokens.lower(next));
      if (!counted
          && !PARTS.contains(Wording.before(sentence, share.from()))
          && !(next < sentence.to() && tokens.isOneOf(next, TIMES))
          && !isDay(sentence, share)
          && !isInterval(sentence, share)
          && !isMeasured(sentence, share)
          && !isSample(sentence, share)) {
        return Optional.of(share);
      }
    }
    return Optional.empty();
  }

  /// "Members get a discount of 15 %": what the writers grant.
  private static boolean isDiscount(Sentence sentence) {
    for (int i = sentence.from(); sentence.mayHold(GRANTED) && i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, GRANTED)) {
        return true;
      }
    }
    return false;
  }

  /// "95 % intervals", "confidence (95 %)": how sure a result is.
  private static boolean isInterval(Sentence sentence, CueMatch share) {
    int from = Math.max(sentence.from(), share.from() - AROUND);
    for (int i = from; i < Math.min(sentence.to(), share.to() + 2); i++) {
      if (sentence.tokens().isOneOf(i, CERTAINTY)) {
        return true;
      }
    }
    return false;
  }

  /// "Of the 1,164 applications, 70 per cent were complete": those that were counted are named.
  private static boolean isCounted(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    int of = sentence.from();
    return of + 2 < sentence.to()
        && tokens.isWord(of, "of")
        && tokens.isOneOf(of + 1, THESE)
        && sentence.all(Cue.COUNT).stream().anyMatch(count -> count.from() == of + 2);
  }

  /// "By the third of the month".
  private static boolean isDay(Sentence sentence, CueMatch share) {
    return share.to() + 1 < sentence.to()
        && sentence.tokens().isWord(share.to(), "the")
        && sentence.tokens().isWord(share.to() + 1, "month");
  }

  /// "One vial in 1.0 mL": a measure, not one in so many.
  private static boolean isMeasured(Sentence sentence, CueMatch share) {
    int last = share.to() - 1;
    return sentence.tokens().is(last, TokenClass.NUM)
        && !sentence.tokens().is(last, TokenClass.PERCENT)
        && sentence.tokens().text(last).indexOf('.') >= 0;
  }

  /// "Three of the five papers": those that the text itself has counted.
  private static boolean isSample(Sentence sentence, CueMatch share) {
    return share.to() - share.from() >= SAMPLE
        && sentence.tokens().isWord(share.from() + 1, "of")
        && sentence.tokens().isWord(share.from() + 2, "the")
        && !sentence.hasAny(Cue.WORLD, Cue.SUPERLATIVE);
  }

  /// "Mean yield: 81 %": a figure after a colon and no verb.
  private static boolean isResult(Sentence sentence) {
    CueMatch share = sentence.first(Cue.SHARE).orElseThrow();
    for (int i = share.from() - 1; i > sentence.from(); i--) {
      if (sentence.tokens().is(i, TokenClass.COLON)) {
        return !Tense.hasVerb(sentence, sentence.from(), sentence.to());
      }
    }
    return false;
  }

  /// "On-time arrival was 93 %": a result of the document's own, not a rate of the world.
  private static boolean isPast(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      String word = sentence.tokens().lower(i);
      if (word.equals("has") || word.equals("have")) {
        return false;
      }
    }
    Sentence told = SaidBehind.cut(sentence);
    return Told.hasPast(told, told.from()) && Tense.present(told) < 0;
  }

  /// "Most logistics firms", "nearly all ports".
  private static Optional<CueMatch> most(Sentence sentence, boolean thorough) {
    CueMatch first = new CueMatch(Cue.MOST, sentence.from(), sentence.from() + 1);
    if (thorough
        && sentence.tokens().isWord(sentence.from(), "most")
        && isMostOfAKind(sentence, first)) {
      return Optional.of(first);
    }
    for (CueMatch most : sentence.all(Cue.MOST)) {
      if (thorough && isMostOfAKind(sentence, most)) {
        return Optional.of(most);
      }
      for (CueMatch crowd : sentence.all(Cue.CROWD)) {
        if (crowd.from() >= most.to()
            && crowd.from() - most.to() <= 2
            && !Wording.before(sentence, most.from()).equals("a")
            && !Wording.before(sentence, most.from()).equals("too")) {
          return Optional.of(most);
        }
      }
    }
    return Optional.empty();
  }

  /// "Most trusts have moved", "hardly any library offers loans": of a kind that no list names.
  private static boolean isMostOfAKind(Sentence sentence, CueMatch most) {
    Tokens tokens = sentence.tokens();
    if (most.from() != sentence.from()
        || tokens.isWord(most.to() - 1, "of")
        || Figures.isOwn(sentence)) {
      return false;
    }
    for (int i = most.to(); i < Math.min(sentence.to(), most.to() + NOUN); i++) {
      if (!tokens.is(i, TokenClass.WORD)
          || tokens.isOneOf(i, OWNED)
          || tokens.isOneOf(i, ARRANGED)) {
        return false;
      }
      if (Subject.isPlural(tokens.lower(i))) {
        return Tense.presentWithin(sentence, i + 1, Math.min(sentence.to(), i + VERB)) >= 0;
      }
    }
    return false;
  }

  @Override
  public String message(String words) {
    return "A model will repeat “" + words + "” as a known rate. Name who counted it.";
  }
}
