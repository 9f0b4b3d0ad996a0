package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Horizon;
import app.assay.points.check.Instruction;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// A forecast in the present tense: "By 2030 every bus runs on hydrogen." Dates fixed by contract
/// or calendar are none.
public final class P2Present implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-PRESENT",
          Severity.WARNING,
          2,
          "A forecast stands in the present tense",
          "Clarity Gate procedures, point 2");

  /// How times begin that may as well be spans: "within two years" tells how long something takes.
  private static final WordSet SPANS = WordLists.words("span-begin");

  /// What a law or contract asks for is no forecast.
  private static final WordSet DEMANDS = WordLists.words("law-demands");

  private static final WordSet BE = WordLists.words("is");

  private static final WordSet SETTLED = WordLists.words("settled-for");

  /// Units by which a programme counts its own days: "in week four".
  private static final WordSet COUNTED = WordLists.words("counted-days");

  /// How many words may stand before a time that leads its sentence.
  private static final int LEADING = 3;

  /// Before a time they make it one of every life: "die in their first summer".
  private static final WordSet OF_EACH = WordLists.words("own-things");

  /// After a verb of growth they show that it is none of its nouns.
  private static final WordSet AFTER_GROWTH = WordLists.words("after-growth");

  /// After them comes a noun or an infinitive.
  private static final WordSet NO_VERB = WordLists.words("no-verb-after");

  /// Before "one day" they make it a length: "chunks are one day".
  private static final WordSet LASTING = WordLists.words("lasting");

  private static final Triggers TRIGGERS = Triggers.of(Cue.FUTURE);

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public Triggers triggers() {
    return TRIGGERS;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(Cue.FUTURE)
          && !sentence.hasAny(Cue.WILL, Cue.SCHEDULE, Cue.NORMATIVE, Cue.HYPOTHETICAL, Cue.PAYBACK)
          && !sentence.isQuestion()) {
        inspect(sentence, new Stance(sentence, around), context, out);
      }
    }
  }

  private static void inspect(
      Sentence sentence, Stance stance, PointsContext context, PointSink out) {
    boolean looked = false;
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.FUTURE
          && (Horizon.isAhead(sentence, match, context.asOf())
              || isThisYear(sentence, match, context))) {
        if (!looked && match.from() > sentence.from() && Instruction.is(sentence)) {
          return;
        }
        looked = true;
        int verb = verb(sentence, match);
        if (verb >= 0
            && counts(sentence, match, verb, context)
            && !isDoubted(sentence, match)
            && !isOfEach(sentence, match)
            && (Horizon.isAhead(sentence, match, context.asOf()) || isTurn(sentence, verb))
            && !stance.isHedgedAt(verb)
            && !stance.isSourced()
            && !Wording.before(sentence, verb).equals("you")
            && !sentence.tokens().isOneOf(verb, DEMANDS)
            && !isSettled(sentence, verb)) {
          report(sentence, match, out);
          return;
        }
      }
    }
  }

  /// "In 2026", said in 2026: ahead for what "doubles" or "falls".
  private static boolean isThisYear(Sentence sentence, CueMatch match, PointsContext context) {
    if (!context.isThorough() || !sentence.hasAny(Cue.GROWTH, Cue.TURNOUT)) {
      return false;
    }
    int last = match.to() - 1;
    return sentence.tokens().is(last, TokenClass.YEAR)
        && sentence.tokens().text(last).equals(String.valueOf(context.asOf().getYear()));
  }

  /// "Is needed from day four", "is booked in February": asked for or entered, not foretold.
  private static boolean isSettled(Sentence sentence, int verb) {
    return BE.contains(Wording.lower(sentence.tokens(), verb))
        && SETTLED.contains(Wording.after(sentence, verb));
  }

  private static boolean isTurn(Sentence sentence, int verb) {
    for (CueMatch match : sentence.matches()) {
      if ((match.cue() == Cue.GROWTH || match.cue() == Cue.TURNOUT) && match.from() == verb) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfEach(Sentence sentence, CueMatch time) {
    for (int i = time.from(); i < time.to(); i++) {
      if (sentence.tokens().isOneOf(i, OF_EACH)) {
        return true;
      }
    }
    return false;
  }

  /// "A preview may follow in May": the clause of the time is in doubt.
  private static boolean isDoubted(Sentence sentence, CueMatch time) {
    int from = Clauses.from(sentence, time.from());
    for (CueMatch match : sentence.matches()) {
      boolean doubt = match.cue() == Cue.HEDGE || match.cue() == Cue.PLAN;
      if (doubt && match.from() >= from && match.from() < time.from()) {
        return true;
      }
    }
    return false;
  }

  /// The verb of the clause in which the time stands, or of the next where that has none: "By 2030,
  /// every bus runs".
  private static int verb(Sentence sentence, CueMatch time) {
    int from = Clauses.from(sentence, time.from());
    int to = Clauses.to(sentence, time.to());
    if (!Tense.hasVerb(sentence, from, to)) {
      if (time.from() - from <= LEADING) {
        from = time.to();
        to = Clauses.to(sentence, Math.min(to + 1, sentence.to()));
      } else {
        from = sentence.from();
        to = time.from();
      }
    }
    int verb = Tense.presentWithin(sentence, from, to);
    if (verb < 0 && !Tense.hasVerb(sentence, from, to)) {
      verb = turnout(sentence, from, to);
    }
    return verb < 0 && from == sentence.from() && to == sentence.to()
        ? Tense.present(sentence)
        : verb;
  }

  /// "Failures on the road fall by half": two words that only a verb begins.
  private static int turnout(Sentence sentence, int from, int to) {
    for (CueMatch match : sentence.matches()) {
      boolean turns =
          (match.cue() == Cue.TURNOUT && match.to() - match.from() > 1)
              || (match.cue() == Cue.GROWTH && goesOn(sentence, match.to()));
      if (turns
          && match.from() > from
          && match.to() <= to
          && !sentence.tokens().is(match.from() - 1, TokenClass.NUM)
          && !NO_VERB.contains(Wording.before(sentence, match.from()))) {
        return match.from();
      }
    }
    return -1;
  }

  private static boolean goesOn(Sentence sentence, int token) {
    return token < sentence.to()
        && (sentence.tokens().is(token, TokenClass.NUM)
            || sentence.tokens().isOneOf(token, AFTER_GROWTH));
  }

  private static boolean counts(
      Sentence sentence, CueMatch match, int verb, PointsContext context) {
    boolean turns = sentence.hasAny(Cue.GROWTH, Cue.TURNOUT);
    if (!context.isThorough() && !turns) {
      return false;
    }
    boolean dated = Horizon.isDated(sentence, match);
    if (!dated && (Tense.isPerfect(sentence, verb) || Tense.isPast(sentence))) {
      return false;
    }
    if (!isTurn(sentence, verb)
        && (isOfProgramme(sentence, match, verb) || isToTheDay(sentence, match, verb))) {
      return false;
    }
    String first = Wording.lower(sentence.tokens(), match.from());
    boolean span =
        first.equals("once") || (SPANS.contains(first) && match.from() > sentence.from());
    boolean onwards = Wording.lower(sentence.tokens(), match.to() - 1).startsWith("on");
    boolean bareMonth =
        !dated && !onwards && !first.equals("by") && Horizon.isMonth(sentence, match);
    boolean predicate =
        first.equals("one") && LASTING.contains(Wording.before(sentence, match.from()));
    return !predicate && (dated || (!span && !bareMonth) || turns || sentence.has(Cue.LAUNCH));
  }

  /// "In week four you take the test": the order of a programme.
  private static boolean isOfProgramme(Sentence sentence, CueMatch match, int verb) {
    int counted = match.to() - 2;
    return (counted >= sentence.from() && sentence.tokens().isOneOf(counted, COUNTED))
        || Wording.before(sentence, verb).equals("you");
  }

  /// "Is switched off on 30 June 2026": what somebody has set for a day.
  private static boolean isToTheDay(Sentence sentence, CueMatch match, int verb) {
    boolean day =
        sentence.tokens().is(match.to() - 1, TokenClass.DATE)
            || (match.to() - match.from() > 2
                && sentence.tokens().is(match.to() - 2, TokenClass.MONTH)
                && sentence.tokens().is(match.to() - 3, TokenClass.NUM));
    return day
        && BE.contains(Wording.lower(sentence.tokens(), verb))
        && Wording.after(sentence, verb).endsWith("ed");
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    out.report(
        sentence.span(),
        "A reader takes what this says of “%s” for a fact. Say that it is projected or planned."
            .formatted(Wording.of(sentence, match)),
        ProjectedFix.of(sentence));
  }
}
