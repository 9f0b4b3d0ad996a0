package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
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
import java.util.List;

/// A forward-looking statement with `will` and no qualifier. What a program does each time, rules,
/// suppositions and the noun are no forecasts.
public final class P2Will implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-WILL",
          Severity.CRITICAL,
          2,
          "The future is stated as a fact",
          "Clarity Gate procedures, point 2");

  /// Before the noun "will" or a person who is only named by what is to come.
  private static final WordSet NO_SUBJECT = WordLists.words("will-no-subject");

  /// Of them no program tells: "nobody will notice".
  private static final WordSet ALL = WordLists.words("nobody-and-all");

  /// A rule is given to them.
  private static final WordSet WHOEVER = WordLists.words("whoever");

  private static final WordSet ASKING = WordLists.words("question-heading");

  private static final Triggers TRIGGERS = Triggers.of(Cue.WILL);

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
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(Cue.WILL) && !sentence.isQuestion() && !isHeadingQuestion(block, sentence)) {
        Stance stance = new Stance(sentence, around);
        List<CueMatch> forecasts =
            sentence.all(Cue.WILL).stream()
                .filter(m -> isForecast(sentence, m) && !stance.isHedgedAt(m.to() - 1))
                .filter(m -> !stance.isGroundedAt(m.to() - 1))
                .toList();
        if (!forecasts.isEmpty()) {
          report(sentence, forecasts, out);
        }
      }
    }
  }

  private static boolean isForecast(Sentence sentence, CueMatch match) {
    int verb = match.to() - 1;
    String before = Wording.before(sentence, match.from());
    boolean named = match.from() > sentence.from() && sentence.tokens().is(match.from() - 1, 'A');
    if ((NO_SUBJECT.contains(before) && !named)
        || before.endsWith("'s")
        || isEcho(sentence, match, before)
        || verb + 1 >= sentence.to()) {
      return false;
    }
    if (IndirectQuestion.holds(sentence, match.from())
        || sentence.tokens().isOneOf(sentence.from(), WHOEVER)
        || Task.isGiven(sentence, match, verb)
        || Task.isAgreed(sentence)) {
      return false;
    }
    boolean you =
        (before.equals("you") || Wording.lower(sentence.tokens(), verb).startsWith("you'"))
            && !Promise.isMade(sentence, verb + 1);
    boolean code =
        match.from() > sentence.from() && sentence.tokens().is(match.from() - 1, TokenClass.CODE);
    boolean routine = code || (isRoutine(sentence, match) && !ALL.contains(before));
    if ((you || routine)
        && !Wording.hasAfter(sentence, verb, TokenClass.PERCENT, TokenClass.FACTOR)) {
      return false;
    }
    return !Supposition.holds(sentence, match.from());
  }

  /// "Prices will rise, and so will rents": the second rises as surely as the first.
  private static boolean isEcho(Sentence sentence, CueMatch match, String before) {
    return before.equals("so")
        && (sentence.first(Cue.WILL).orElseThrow() != match
            || Wording.before(sentence, match.from() - 1).equals("and"));
  }

  private static boolean isRoutine(Sentence sentence, CueMatch will) {
    return sentence.all(Cue.ROUTINE).stream()
        .anyMatch(m -> m.from() <= will.to() - 1 && m.to() > will.to());
  }

  private static boolean isHeadingQuestion(BlockReading block, Sentence sentence) {
    return block.kind() == BlockKind.HEADING && sentence.tokens().isOneOf(sentence.from(), ASKING);
  }

  private static void report(Sentence sentence, List<CueMatch> forecasts, PointSink out) {
    out.report(
        sentence.span(),
        "A reader takes “%s” for certain. Say that it is projected, expected or planned."
            .formatted(Wording.withNext(sentence, forecasts.getFirst())),
        List.of(
            WillFix.of(sentence, forecasts),
            Fixes.append("Mark as projected", sentence, "*(projected)*")));
  }
}
