package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import java.util.EnumSet;
import java.util.Set;

/// Tells whether a sentence, or the clause of a date, speaks of what is planned or asked for.
final class PlansTold {

  static final Set<Cue> OPEN =
      EnumSet.of(Cue.PLAN, Cue.WILL, Cue.MARKER, Cue.NORMATIVE, Cue.HYPOTHETICAL, Cue.HEDGE);

  /// They join what is to come to what was.
  static final WordSet JOINS = WordLists.words("told-join");

  private PlansTold() {}

  /// The sentence says that it speaks of a plan, a demand, a supposition.
  static boolean isPlanned(Sentence sentence) {
    return sentence.hasAny(
            Cue.PLAN, Cue.WILL, Cue.MARKER, Cue.NORMATIVE, Cue.HYPOTHETICAL, Cue.HEDGE)
        || sentence.isQuestion();
  }

  /// The same of the clause in which a date stands: "it closed in October 2026, and nobody expects
  /// it to return" tells of the date as past.
  static boolean isPlannedAt(Sentence sentence, DateMention mention) {
    if (!isPlanned(sentence) || sentence.isQuestion()) {
      return isPlanned(sentence);
    }
    if (Occasion.goesOn(sentence, mention)) {
      return sentence.matches().stream()
          .anyMatch(m -> OPEN.contains(m.cue()) && m.to() <= mention.from());
    }
    boolean since =
        mention.from() > sentence.from() && sentence.tokens().isWord(mention.from() - 1, "since");
    int end = since ? mention.to() : Clauses.to(sentence, mention.to());
    while (!since
        && end < sentence.to()
        && !sentence.tokens().is(end, TokenClass.COMMA)
        && !sentence.tokens().is(end, ';')) {
      end = Clauses.to(sentence, end + 1);
    }
    int from = OwnClause.from(sentence, mention);
    for (CueMatch match : sentence.matches()) {
      if ((match.from() >= from || match.cue() == Cue.MARKER)
          && (match.cue() == Cue.MARKER || Relative.reaches(sentence, match.from(), mention, end))
          && OPEN.contains(match.cue())
          && !isObject(sentence, match)
          && !(match.from() > mention.to() && Occasion.names(sentence, mention, match))
          && !isOfAnother(sentence, mention, match)) {
        return true;
      }
    }
    return false;
  }

  /// "It took place on 27 March and will be covered there": the date belongs to what was.
  private static boolean isOfAnother(Sentence sentence, DateMention mention, CueMatch match) {
    boolean joined = false;
    for (int i = mention.to(); i < match.from(); i++) {
      joined |= sentence.tokens().isOneOf(i, JOINS);
    }
    for (int i = Clauses.from(sentence, mention.from()); joined && i < mention.from(); i++) {
      if (Told.isPast(sentence, i, sentence.tokens().lower(i))) {
        return true;
      }
    }
    return false;
  }

  /// "The Commission adopted its proposal on 12 May": what was done to a plan is no plan.
  private static boolean isObject(Sentence sentence, CueMatch match) {
    int article = match.from() - 1;
    if (match.cue() != Cue.PLAN
        || match.to() - match.from() != 1
        || article <= sentence.from()
        || !sentence.tokens().isOneOf(article, Told.ARTICLES)) {
      return false;
    }
    int verb = article - 1;
    if (verb > sentence.from() && sentence.tokens().isWord(verb, "to")) {
      verb--;
    }
    return Told.isPast(sentence, verb, sentence.tokens().lower(verb));
  }
}
