package app.assay.points.rules;

import app.assay.points.check.Horizon;
import app.assay.points.check.Instruction;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Clock;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.List;

/// Sentences that say in the present tense what something does or has.
final class Capability {

  /// Verbs that tell a state or an opinion rather than what a thing does.
  private static final WordSet STATES = WordLists.words("state");

  /// Said of another time than the present, or of no thing that is there.
  private static final Cues TIMED =
      Cues.of(Cue.NOT_YET, Cue.NOW, Cue.RECENT_PERIOD, Cue.BOUND, Cue.AS_OF, Cue.AGO);

  private static final WordSet DENIALS = WordLists.words("denial");

  private static final WordSet BUT = WordLists.words("turning");

  private static final WordSet BY_OTHERS = WordLists.words("by-others");

  private static final WordSet LACKING = WordLists.words("lacking");

  /// After "used by" they name others.
  private static final WordSet SEVERAL = WordLists.words("several");

  private static final int FEWEST_WORDS = 3;

  private static final WordSet PARTICIPLES = WordLists.words("plain-participles");

  /// They tell how a plan or thing stands, not what is done with it.
  private static final WordSet ADJECTIVES = WordLists.words("states-of-plans");

  /// Verbs that tell a state or an opinion, whatever stands before.
  private static final WordSet BELIEFS = WordLists.words("beliefs");

  private static final WordSet MEASURES = WordLists.words("measuring");

  private static final WordSet SPEEDS = WordLists.words("speed-verb");

  private static final WordSet GROWS = WordLists.words("scale-verb");

  /// "From Lyon we reach every customer".
  private static final WordSet FROM = WordLists.words("from-place");

  private static final WordSet BY = WordLists.words("booked-by");

  private static final int BRIEF = 10;

  private static final WordSet CASES = WordLists.words("in-case");

  /// A subject is named within so many tokens.
  private static final int SUBJECT = 4;

  private static final WordSet OTHERS = WordLists.words("others");

  private static final WordSet DOCUMENTS = WordLists.words("documents");

  private static final WordSet TELLING = WordLists.words("telling");

  private static final WordSet OPEN_TIMES = WordLists.words("open-time");

  private static final WordSet BEFORE_IT = WordLists.words("before-it");

  private static final WordSet PAST = WordLists.words("was-or-had");

  private static final int FEWEST_IN_CELL = 5;

  private Capability() {}

  /// "If Frankfurt goes down, Dublin takes over": the verb of what follows, or -1.
  static int verbOfCase(Sentence sentence, Surroundings around) {
    if (!sentence.has(Cue.HYPOTHETICAL) && !sentence.has(Cue.CONDITION)) {
      return -1;
    }
    Tokens tokens = sentence.tokens();
    boolean ahead = tokens.isOneOf(sentence.from(), CASES);
    for (int i = sentence.from() + 1; ahead && i < sentence.to(); i++) {
      if (tokens.is(i, TokenClass.COMMA)) {
        int verb = Tense.presentWithin(sentence, i + 1, sentence.to());
        Stance stance = new Stance(sentence, around);
        boolean told =
            verb >= 0
                && !sentence.hasAny(Cue.WILL, Cue.MARKER, Cue.ABLE, Cue.NORMATIVE)
                && isAction(sentence, verb)
                && !isOfAuthors(sentence, verb)
                && !isDenied(sentence, verb)
                && !stance.isHedgedBelowHeadingsAt(verb);
        return told ? verb : -1;
      }
    }
    return -1;
  }

  /// The verb of such a sentence, or -1.
  static int verb(Sentence sentence, Surroundings around) {
    if (sentence.isQuestion()
        || sentence.words() < FEWEST_WORDS
        || sentence.hasAny(Cue.MARKER, Cue.DEFINITION)
        || (sentence.cell().isPresent() && sentence.cell().get().isHeader())) {
      return -1;
    }
    int verb = Tense.present(sentence);
    if (verb < 0
        || Instruction.is(sentence)
        || isDenied(sentence, verb)
        || (isInClause(sentence, verb, Cue.WILL) && !Foretold.isJoinedBehind(sentence, verb))
        || Foretold.isInClause(sentence, verb)
        || isInClause(sentence, verb, Cue.NORMATIVE)) {
      return -1;
    }
    Stance stance = new Stance(sentence, around);
    return stance.isHedgedBelowHeadingsAt(verb) || Supposition.holds(sentence, verb) ? -1 : verb;
  }

  /// The verb of a sentence that tells what a thing does or has at present, with no source, time or
  /// doubt; or -1.
  ///
  /// @param near true where the text has just said of the thing that it is not there: then "costs"
  ///   and "comes" tell of it as well
  static int claim(Sentence sentence, Surroundings around, PointsContext context, boolean near) {
    if (sentence.cues().meets(TIMED)
        || (!near && (Foretold.isWhole(sentence) || sentence.has(Cue.SOURCE)))
        || (sentence.cell().isPresent() && sentence.words() < FEWEST_IN_CELL)
        || isEntry(sentence)
        || sentence.cell().flatMap(Sentence.Cell::label).filter(Capability::isEntry).isPresent()
        || sentence.cell().flatMap(Sentence.Cell::header).filter(Capability::isMeaning).isPresent()
        || isAhead(sentence, context)
        || isOfAnother(sentence)
        || isLacking(sentence)) {
      return -1;
    }
    int verb = verb(sentence, around);
    if (verb < 0 && near) {
      return verbOfCase(sentence, around);
    }
    boolean told =
        verb >= 0
            && (near
                ? !sentence.tokens().isOneOf(verb, BELIEFS) || isPassive(sentence, verb)
                : isAction(sentence, verb) || isOwning(sentence, verb))
            && !(isOfAuthors(sentence, verb)
                && !(near
                    && (sentence.tokens().isOneOf(sentence.from(), FROM)
                        || isOwning(sentence, verb)
                        || Wording.before(sentence, verb).equals("you"))))
            && !(near && Tense.isPerfect(sentence, verb))
            && !isOfBefore(sentence)
            && !isMeasure(sentence, verb)
            && !isSpeed(sentence, verb)
            && !isPointer(sentence, verb)
            && !isOfDocument(sentence, verb)
            && !(sentence.has(TokenClass.OPEN) && new Stance(sentence, around).isSourced());
    return told ? verb : -1;
  }

  /// "The hall has a permit but no roof": it says itself what is not there.
  private static boolean isLacking(Sentence sentence) {
    if (!sentence.mayHold(BUT)) {
      return false;
    }
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from() + 1; i + 1 < sentence.to(); i++) {
      if (tokens.isOneOf(i, BUT) && tokens.isOneOf(i + 1, LACKING)) {
        return true;
      }
    }
    return false;
  }

  /// "Every larger operator", "about 60 % of calls are still", "the plan describes": of somebody
  /// else, of what is so already, or of a document.
  private static boolean isOfAnother(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    boolean may = sentence.mayHold(OTHERS);
    int last = may ? Math.min(sentence.to(), sentence.from() + SUBJECT) : sentence.from();
    for (int i = sentence.from(); i < last; i++) {
      if (tokens.isOneOf(i, OTHERS)) {
        return true;
      }
    }
    if (!sentence.mayHold(BY_OTHERS)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean used =
          i + 1 < sentence.to()
              && tokens.isWord(i, "by")
              && (tokens.is(i + 1, TokenClass.NUM) || tokens.isOneOf(i + 1, SEVERAL));
      if (used || tokens.isWord(i, "still")) {
        return true;
      }
    }
    return false;
  }

  /// "09:19 – the check pages the engineer": an entry of a log tells of what happened.
  private static boolean isEntry(Sentence sentence) {
    if (Clock.seconds(sentence.tokens(), sentence.from()) >= 0) {
      return true;
    }
    List<DateMention> dates = Listings.mayBeDated(sentence) ? sentence.dates() : List.of();
    return !dates.isEmpty() && dates.getFirst().from() == sentence.from();
  }

  /// Over what words mean.
  private static boolean isMeaning(Sentence header) {
    String first = Wording.lower(header.tokens(), header.from());
    return first.equals("meaning") || first.equals("definition") || first.equals("means");
  }

  /// "The look-up takes 300 ms", and no more, or "throughput grows in step with the nodes": a
  /// figure of speed, which point 3 asks about.
  private static boolean isSpeed(Sentence sentence, int verb) {
    if (sentence.has(Cue.SCALING) && sentence.tokens().isOneOf(verb, GROWS)) {
      return true;
    }
    return sentence.words() <= BRIEF
        && sentence.tokens().isOneOf(verb, SPEEDS)
        && sentence.quantities().stream()
            .anyMatch(q -> q.isTime() && q.from() > verb && q.from() <= verb + 2);
  }

  /// "For binding prices see the order form".
  private static boolean isPointer(Sentence sentence, int verb) {
    return sentence.tokens().isWord(verb, "see")
        && sentence.tokens().isWord(sentence.from(), "for");
  }

  /// "The manual sets", "this letter contains", "the file describes".
  private static boolean isOfDocument(Sentence sentence, int verb) {
    for (int i = Math.max(sentence.from(), verb - SUBJECT); i < verb; i++) {
      if (sentence.tokens().isOneOf(i, DOCUMENTS)) {
        return sentence.tokens().isOneOf(verb, TELLING);
      }
    }
    return false;
  }

  /// "Runs to €1,100", "stands at 50 ppm": a figure is told, not what a thing does.
  private static boolean isMeasure(Sentence sentence, int verb) {
    return verb + 1 < sentence.to()
        && MEASURES.contains(
            Wording.lower(sentence.tokens(), verb)
                + " "
                + Wording.lower(sentence.tokens(), verb + 1));
  }

  /// The verb is one of an outcome: what the plan brings about rather than what the thing does.
  /// What it "already earns" is told as present.
  static boolean isOutcome(Sentence sentence, int verb) {
    if (sentence.has(Cue.TURNOUT) && !Wording.before(sentence, verb).equals("already")) {
      for (CueMatch match : sentence.matches()) {
        if (match.cue() == Cue.TURNOUT && Math.abs(match.from() - verb) <= 1) {
          return true;
        }
      }
    }
    return false;
  }

  /// A time ahead is named; "once a minute" and "with the new pump" name none.
  private static boolean isAhead(Sentence sentence, PointsContext context) {
    for (CueMatch match : sentence.matches()) {
      if (match.cue() == Cue.FUTURE
          && !sentence.tokens().isOneOf(match.from(), OPEN_TIMES)
          && Horizon.isAhead(sentence, match, context.asOf())) {
        return true;
      }
    }
    return false;
  }

  /// "Until then files arrive by mail", "two were dropped": what is or was so without the plan.
  private static boolean isOfBefore(Sentence sentence) {
    if (sentence.tokens().isOneOf(sentence.from(), BEFORE_IT)) {
      return true;
    }
    if (!sentence.mayHold(PAST)) {
      return false;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().is(i, TokenClass.WORD) && sentence.tokens().isOneOf(i, PAST)) {
        return true;
      }
    }
    return false;
  }

  /// The cue stands in the verb's own clause.
  private static boolean isInClause(Sentence sentence, int verb, Cue cue) {
    if (!sentence.has(cue)) {
      return false;
    }
    int from = Clauses.from(sentence, verb);
    int to = Clauses.to(sentence, verb);
    return sentence.all(cue).stream().anyMatch(m -> m.from() >= from && m.to() <= to);
  }

  /// True when the verb tells what a thing does, or what is done with it.
  static boolean isAction(Sentence sentence, int verb) {
    return verb == sentence.from()
        || !sentence.tokens().isOneOf(verb, STATES)
        || isPassive(sentence, verb);
  }

  /// "Is scanned", "are turned away".
  private static boolean isPassive(Sentence sentence, int verb) {
    String be = Wording.lower(sentence.tokens(), verb);
    if ((!be.equals("is") && !be.equals("are")) || verb + 1 >= sentence.to()) {
      return false;
    }
    String next = Wording.lower(sentence.tokens(), verb + 1);
    if ((next.endsWith("ly") || next.equals("also") || next.equals("then"))
        && verb + 2 < sentence.to()) {
      next = Wording.lower(sentence.tokens(), verb + 2);
    }
    boolean way = next.equals("booked") && BY.contains(Wording.after(sentence, verb + 1));
    return (next.endsWith("ed") || PARTICIPLES.contains(next))
        && (way || !ADJECTIVES.contains(next));
  }

  /// True for "has" and "have".
  static boolean isOwning(Sentence sentence, int verb) {
    String word = Wording.lower(sentence.tokens(), verb);
    boolean been = verb + 1 < sentence.to() && sentence.tokens().isWord(verb + 1, "been");
    return (word.equals("has") || word.equals("have")) && !been;
  }

  /// True when the document speaks of those who wrote it.
  static boolean isOfAuthors(Sentence sentence, int verb) {
    String subject = Wording.before(sentence, verb);
    return subject.equals("we") || subject.equals("i") || subject.equals("you");
  }

  private static boolean isDenied(Sentence sentence, int verb) {
    return Wording.lower(sentence.tokens(), verb).endsWith("n't")
        || (verb + 1 < sentence.to() && sentence.tokens().isOneOf(verb + 1, DENIALS))
        || sentence.tokens().isOneOf(sentence.from(), DENIALS);
  }
}
