package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
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
import app.assay.points.reading.Tokens;
import java.util.List;

/// What a thing does, in the present tense, right after the sentence that says it is not there yet.
public final class P7Near implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P7-NEAR",
          Severity.WARNING,
          7,
          "What was just called planned is told as present (advisory)",
          "Clarity Gate procedures, point 7");

  /// How many sentences after the plan still speak of it.
  private static final int REACH = 4;

  private static final int REACH_QUIET = 1;

  /// How many sentences before it a plan may speak of.
  private static final int BACK = 2;

  /// Within so many tokens a sentence says of what it speaks.
  private static final int SUBJECT = 3;

  /// A sentence that begins so speaks of what was told before.
  private static final WordSet BACKWARDS = WordLists.words("backwards");

  /// A study that is planned says nothing of whether the thing is there.
  private static final WordSet STUDIES = WordLists.words("plan-studies");

  /// What is there already.
  private static final WordSet THERE = WordLists.words("there-already");

  /// What comes beside it.
  private static final WordSet FURTHER = WordLists.words("further-near");

  private static final Triggers TRIGGERS = Triggers.of(Cue.NOT_YET, Cue.UNBUILT_HERE, Cue.FUTURE);

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
    if (block.kind() == BlockKind.HEADING || block.kind() == BlockKind.TABLE) {
      return;
    }
    List<Sentence> sentences = block.sentences();
    int plan = -1;
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      if (isPlan(sentence, context)) {
        plan = i;
        inspectBefore(sentences, i, around, context, block.kind(), out);
        if (sentence.has(Cue.NOT_YET)) {
          inspectSame(sentence, block.kind(), out);
        }
      } else if (plan >= 0 && i - plan <= (context.isThorough() ? REACH : REACH_QUIET)) {
        int verb = Capability.claim(sentence, around, context, true);
        if (verb >= 0
            && !Capability.isOutcome(sentence, verb)
            && !isOfAnother(sentence, verb, sentences.get(plan))) {
          report(sentence, verb, block.kind(), out);
        }
      }
    }
  }

  /// "The first shop" after a plan for a second one, "version 2" after one for version 3.
  private static boolean isOfAnother(Sentence sentence, int verb, Sentence plan) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < verb; i++) {
      if (i <= sentence.from() + 1 && tokens.isOneOf(i, THERE) && Wording.has(plan, FURTHER)) {
        return true;
      }
      if (tokens.is(i, TokenClass.NUM) && i > sentence.from()) {
        return isNumberedElse(sentence, i, plan);
      }
    }
    return false;
  }

  private static boolean isNumberedElse(Sentence sentence, int number, Sentence plan) {
    String noun = sentence.tokens().lower(number - 1);
    for (int k = plan.from() + 1; k < plan.to(); k++) {
      if (plan.tokens().is(k, TokenClass.NUM) && plan.tokens().isWord(k - 1, noun)) {
        return !plan.tokens().text(k).equals(sentence.tokens().text(number));
      }
    }
    return false;
  }

  /// "Nothing implements this", "If the permit is granted …", "A vendor is to be chosen in May.":
  /// what was told before is not there.
  private static void inspectBefore(
      List<Sentence> sentences,
      int plan,
      Surroundings around,
      PointsContext context,
      BlockKind kind,
      PointSink out) {
    boolean back = pointsBack(sentences.get(plan));
    if (!context.isThorough() || (!back && isOfElse(sentences.get(plan)))) {
      return;
    }
    for (int i = Math.max(0, plan - (back ? BACK : 1)); i < plan; i++) {
      Sentence sentence = sentences.get(i);
      int verb = isPlan(sentence, context) ? -1 : Capability.claim(sentence, around, context, true);
      if (verb >= 0
          && !Capability.isOutcome(sentence, verb)
          && (back || !isOfAnother(sentence, verb, sentences.get(plan)))) {
        report(sentence, verb, kind, out);
      }
    }
  }

  /// "Two more are planned", "A survey is planned", "A fix is due": of that thing itself it says
  /// nothing.
  private static boolean isOfElse(Sentence plan) {
    return Wording.has(plan, FURTHER) || Wording.has(plan, STUDIES);
  }

  private static boolean pointsBack(Sentence sentence) {
    int last = Math.min(sentence.to(), sentence.from() + SUBJECT);
    for (int i = sentence.from(); i < last; i++) {
      if (sentence.tokens().isOneOf(i, BACKWARDS)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlan(Sentence sentence, PointsContext context) {
    return PlanFacts.isPlan(sentence, context.asOf()) || sentence.has(Cue.UNBUILT_HERE);
  }

  /// "PLANNED:" marks its own sentence only.
  static boolean isLabel(Sentence sentence, CueMatch match) {
    return match.to() < sentence.to() && sentence.tokens().is(match.to(), TokenClass.COLON);
  }

  /// "The parser, which is not implemented yet, recovers from every error."
  private static void inspectSame(Sentence sentence, BlockKind kind, PointSink out) {
    CueMatch last = sentence.all(Cue.NOT_YET).getLast();
    int end = last.to();
    if (end < sentence.to() && sentence.tokens().isWord(end, "yet")) {
      end++;
    }
    boolean aside =
        end < sentence.to()
            && (sentence.tokens().is(end, TokenClass.COMMA)
                || sentence.tokens().is(end, TokenClass.COLON))
            && sentence.tokens().text().startsWith("which", whichAt(sentence, last));
    if (aside && !sentence.hasAny(Cue.PLAN, Cue.HEDGE, Cue.MARKER, Cue.WILL)) {
      report(sentence, last.to(), kind, out);
    }
  }

  private static int whichAt(Sentence sentence, CueMatch match) {
    return match.from() > sentence.from() ? sentence.tokens().start(match.from() - 1) : 0;
  }

  private static void report(Sentence sentence, int verb, BlockKind kind, PointSink out) {
    out.report(
        sentence.span(),
        "The text has just said that this is not there yet. Say that it is planned or designed to"
            + " do so.",
        PlannedFix.of(sentence, verb, kind, 0));
  }
}
