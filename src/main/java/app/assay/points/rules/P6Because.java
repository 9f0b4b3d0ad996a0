package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
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
import java.util.Optional;

/// Something fell, rose or improved because of or since something else.
public final class P6Because implements CausalRule {

  private static final Rule RULE =
      new Rule(
          "P6-BECAUSE",
          Severity.WARNING,
          6,
          "A change is explained as a fact (advisory)",
          "Clarity Gate procedures, point 6");

  /// A verb stands so close behind "since".
  private static final int REACH = 6;

  private static final WordSet TIMES = WordLists.words("not-once");

  private static final WordSet CHANGES = WordLists.words("told-change");

  /// "Is critical because" gives the ground of a judgement, not of a change.
  private static final WordSet BE = WordLists.words("is");

  /// "Once a minute", "since Monday": what follows is a time, not what happened.
  private static final WordSet NO_CLAUSE = WordLists.words("no-clause");

  private static final Triggers TRIGGERS = Triggers.of(Cue.BECAUSE);

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
    if (!sentence.has(Cue.BECAUSE) || sentence.has(Cue.DECISION) || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    Optional<CueMatch> because =
        sentence.first(Cue.BECAUSE).filter(match -> !isTime(sentence, match));
    if (because.isEmpty()) {
      return because;
    }
    if (isOnce(sentence, because.orElseThrow()) || isMeasured(sentence, because.orElseThrow())) {
      return Optional.empty();
    }
    boolean told =
        sentence.has(Cue.SHIFT)
            || isSinceChange(sentence, because.orElseThrow())
            || (context.isThorough() && isReason(sentence, because.orElseThrow()));
    return told ? because : Optional.empty();
  }

  /// "Engineers enjoy it since the rota was changed": two things after each other, told as one from
  /// the other.
  private static boolean isSinceChange(Sentence sentence, CueMatch since) {
    if (!sentence.tokens().isWord(since.to() - 1, "since")) {
      return false;
    }
    int last = Math.min(sentence.to(), since.to() + REACH);
    for (int i = since.to(); i < last; i++) {
      if (sentence.tokens().isOneOf(i, CHANGES)) {
        return true;
      }
    }
    return false;
  }

  /// "At least once".
  private static boolean isOnce(Sentence sentence, CueMatch once) {
    return sentence.tokens().isWord(once.from(), "once")
        && once.from() > sentence.from()
        && sentence.tokens().isOneOf(once.from() - 1, TIMES);
  }

  /// "Copper has climbed 18 % since we signed", "going down since the move": a course in figures or
  /// in note form, counted from a day.
  private static boolean isMeasured(Sentence sentence, CueMatch since) {
    return sentence.tokens().isWord(since.to() - 1, "since")
        && since.from() > sentence.from()
        && sentence.hasAny(Cue.SHARE, Cue.TIMES)
        && !sentence.has(Cue.CAUSE);
  }

  /// "Because" inside the sentence gives a reason for whatever stands before it; "since 2011" a
  /// time.
  private static boolean isReason(Sentence sentence, CueMatch because) {
    int verb = Tense.present(sentence);
    boolean judged = verb >= 0 && verb < because.from() && sentence.tokens().isOneOf(verb, BE);
    return because.from() > sentence.from()
        && !judged
        && because.to() < sentence.to()
        && !sentence.tokens().is(because.to(), TokenClass.COLON)
        && !sentence.hasAny(Cue.OWN, Cue.NEGATION)
        && sentence.tokens().isWord(because.to() - 1, "because");
  }

  /// "Because of" is a wording of its own, read by [P6Cause].
  private static boolean isTime(Sentence sentence, CueMatch since) {
    return since.to() < sentence.to()
        && (sentence.tokens().isWord(since.to(), "of")
            || sentence.tokens().is(since.to(), TokenClass.NUM)
            || sentence.tokens().is(since.to(), TokenClass.YEAR)
            || sentence.tokens().is(since.to(), TokenClass.DATE)
            || sentence.tokens().is(since.to(), TokenClass.MONTH)
            || (!sentence.tokens().isWord(since.to() - 1, "because")
                && sentence.tokens().isOneOf(since.to(), NO_CLAUSE)));
  }

  @Override
  public String message(String words) {
    return "“"
        + words
        + "” gives a reason for a change as if it had been shown. Name the evidence or mark it as a"
        + " hypothesis.";
  }
}
