package app.assay.points.rules;

import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Remarks;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the things are called of which a sentence says that they are not there yet.
final class NamesOfPlans {

  /// After "we want to open" the name follows at once.
  private static final int NAME_AFTER = 7;

  /// A label is no longer than so many tokens.
  private static final int LABEL = 9;

  private static final WordSet ACTIVE = WordLists.words("plan-active");

  /// Behind "has yet to" they say what is made, before them who makes it.
  private static final WordSet MADE = WordLists.words("plan-made");

  private static final WordSet SPEND = WordLists.words("plan-spend");

  private static final WordSet OF = WordLists.words("plan-of");

  private static final WordSet BE = WordLists.words("plan-auxiliary");

  private NamesOfPlans() {}

  /// The words before the cue name the thing, else those after it; "it" is what was named before.
  ///
  /// @param listed true in a list of plans
  /// @param item true for an item of any list, which may begin with its name
  static List<PlanName> in(
      Sentence sentence, boolean listed, boolean item, Optional<Sentence> before) {
    int cue = listed ? sentence.to() : cue(sentence);
    List<PlanName> names = new ArrayList<>(of(sentence, listed, item, cue));
    if (names.isEmpty() && !listed && before.isPresent()) {
      Sentence s = before.get();
      int verb = Tense.present(s);
      names.addAll(PlanName.in(s, s.from(), verb < 0 ? s.to() : verb));
    }
    addLater(sentence, cue, names);
    return names;
  }

  private static List<PlanName> of(Sentence sentence, boolean listed, boolean item, int cue) {
    if ((listed || item) && Labels.of(sentence).isPresent()) {
      return ofTask(sentence);
    }
    if (listed || item) {
      List<PlanName> label = ofLabel(sentence, item);
      if (!label.isEmpty()) {
        return label;
      }
    }
    List<PlanName> names = List.of();
    int clause = Clauses.from(sentence, Math.min(cue, sentence.to() - 1));
    if (!isActive(sentence)) {
      names = PlanName.in(sentence, clause, cue);
    }
    if (names.isEmpty()) {
      names = ofLabel(sentence, item);
    }
    if (names.isEmpty() && !listed) {
      int after = after(sentence);
      after += after < sentence.to() && sentence.tokens().isOneOf(after, OF) ? 1 : 0;
      names =
          PlanName.in(sentence, after, Math.min(sentence.to(), Math.max(cue, after) + NAME_AFTER));
    }
    if (names.isEmpty() && !listed && clause > sentence.from()) {
      int verb = Tense.presentWithin(sentence, sentence.from(), clause);
      names = PlanName.in(sentence, verb < 0 ? sentence.from() : verb + 2, clause);
    }
    return names;
  }

  /// "A-52: install the diagnosis line; not started": the thing comes after the label and the verb.
  private static List<PlanName> ofTask(Sentence sentence) {
    int from = Math.min(sentence.to(), sentence.from() + 2);
    boolean verb =
        from < sentence.to()
            && Tense.base(Wording.lower(sentence.tokens(), from)).isPresent()
            && from + 1 < sentence.to();
    return PlanName.in(sentence, verb ? from + 1 : from, Clauses.to(sentence, from));
  }

  /// "The column is still a draft, and the worker side has not been started": each clause names its
  /// own thing.
  private static void addLater(Sentence sentence, int cue, List<PlanName> names) {
    for (CueMatch match : sentence.all(Cue.NOT_YET)) {
      int clause = Clauses.from(sentence, match.from());
      if (match.from() > cue && clause > cue) {
        names.addAll(PlanName.in(sentence, clause, match.from()));
      }
    }
  }

  /// "Mobile apps (not begun)", "SAP connector: planned", "German and French: data collection is to
  /// begin": the words before the mark name the thing.
  ///
  /// @param item true where a dash may end the label: "Key module - contract signed"
  private static List<PlanName> ofLabel(Sentence sentence, boolean item) {
    int colon = -1;
    for (int i = sentence.from() + 1; i < Math.min(sentence.to(), sentence.from() + LABEL); i++) {
      if (sentence.tokens().is(i, TokenClass.OPEN) && !isRemark(sentence, i)) {
        return PlanName.in(sentence, colon < 0 ? sentence.from() : colon + 1, i);
      }
      if (item && colon < 0 && sentence.tokens().is(i, TokenClass.DASH)) {
        return PlanName.in(sentence, sentence.from(), i);
      }
      colon = colon < 0 && sentence.tokens().is(i, TokenClass.COLON) ? i : colon;
    }
    return colon < 0 || isOfPlan(sentence, colon)
        ? List.of()
        : PlanName.in(sentence, sentence.from(), colon);
  }

  /// "[source: …]", "*(estimated)*": such a bracket says nothing of what is there, unlike "[planned
  /// for May]".
  private static boolean isRemark(Sentence sentence, int open) {
    if (!Remarks.mayBeIn(sentence) || !Remarks.hold(sentence, open)) {
      return false;
    }
    for (CueMatch match : sentence.matches()) {
      boolean plan =
          match.cue() == Cue.NOT_YET || match.cue() == Cue.ROADMAP || match.cue() == Cue.PLAN;
      if (plan && match.from() > open && Remarks.hold(sentence, match.from())) {
        return false;
      }
    }
    return true;
  }

  /// "Planned: tide service", "Q3 2026: offline mode": the thing comes after the mark.
  private static boolean isOfPlan(Sentence sentence, int colon) {
    for (int i = sentence.from(); i < colon; i++) {
      if (sentence.tokens().is(i, TokenClass.QUARTER)
          || sentence.tokens().is(i, TokenClass.MONTH)
          || sentence.tokens().is(i, TokenClass.YEAR)
          || sentence.tokens().is(i, TokenClass.DATE)) {
        return true;
      }
    }
    return sentence.matches().stream()
        .anyMatch(
            m ->
                m.from() < colon
                    && (m.cue() == Cue.NOT_YET || m.cue() == Cue.ROADMAP || m.cue() == Cue.PLAN));
  }

  /// "We want to open a warehouse", "the museum plans a guide": the thing comes after.
  private static boolean isActive(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .filter(
            m ->
                sentence.tokens().isOneOf(m.from(), ACTIVE)
                    || isToMake(sentence, m)
                    || isSpent(sentence, m))
        .isPresent();
  }

  /// "The team has yet to build the portal".
  private static boolean isToMake(Sentence sentence, CueMatch match) {
    return match.to() - match.from() > 2
        && sentence.tokens().isWord(match.to() - 2, "to")
        && sentence.tokens().isOneOf(match.to() - 1, MADE);
  }

  /// "Spend €30,000 on the second line".
  private static boolean isSpent(Sentence sentence, CueMatch match) {
    return sentence.tokens().isOneOf(match.from(), SPEND);
  }

  /// "Neither the relay nor the replay endpoint has been written": the things stand within the
  /// wording.
  private static boolean isNeither(Sentence sentence, CueMatch match) {
    return sentence.tokens().isWord(match.from(), "neither");
  }

  /// The auxiliary within such a wording.
  private static int verbOf(Sentence sentence, CueMatch match) {
    int verb = match.from();
    while (verb + 1 < match.to() && !sentence.tokens().isOneOf(verb, BE)) {
      verb++;
    }
    return verb;
  }

  private static int after(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .map(
            m ->
                isActive(sentence) && !isToMake(sentence, m) && !isSpent(sentence, m)
                    ? m.from() + 1
                    : m.to())
        .orElse(cue(sentence));
  }

  private static int cue(Sentence sentence) {
    return sentence
        .first(Cue.NOT_YET)
        .map(m -> isNeither(sentence, m) ? new CueMatch(m.cue(), verbOf(sentence, m), m.to()) : m)
        .or(() -> sentence.first(Cue.LAUNCH).filter(m -> m.from() > sentence.from()))
        .or(() -> sentence.first(Cue.FUTURE))
        .map(CueMatch::from)
        .orElse(sentence.to());
  }
}
