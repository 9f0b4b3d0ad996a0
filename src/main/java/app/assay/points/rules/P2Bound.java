package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.util.ArrayList;
import java.util.List;

/// The future told as certain without "will": is going to, is set to, is bound to, inevitably,
/// never again.
public final class P2Bound implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P2-BOUND",
          Severity.CRITICAL,
          2,
          "The future is told as bound to come",
          "Clarity Gate procedures, point 2");

  /// The words that "projected" can take the place of: "is set to", "is bound to".
  private static final WordSet CERTAIN = WordLists.words("certain-to");

  private static final WordSet NO_VERB = WordLists.words("bound-to-no-verb");

  private static final WordSet PERFECT = WordLists.words("has-or-had");

  private static final Triggers TRIGGERS = Triggers.of(Cue.BOUND);

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
      if (sentence.has(Cue.BOUND) && !sentence.isQuestion()) {
        Stance stance = new Stance(sentence, around);
        sentence.all(Cue.BOUND).stream()
            .filter(m -> !stance.isHedgedAt(m.from()) && !Supposition.holds(sentence, m.from()))
            .filter(m -> !isNoVerb(sentence, m) && !isOver(sentence, m))
            .filter(m -> !isOfReader(sentence, m) && !IndirectQuestion.holds(sentence, m.from()))
            .filter(m -> !stance.isGroundedAt(m.from()))
            .findFirst()
            .ifPresent(m -> report(sentence, m, out));
      }
    }
  }

  /// "Keys are bound to a project", "is going to the yard": after "to" stands no verb.
  private static boolean isNoVerb(Sentence sentence, CueMatch match) {
    String last = Wording.lower(sentence.tokens(), match.to() - 1);
    String before = Wording.before(sentence, match.to() - 1);
    return before.equals("to") && NO_VERB.contains(last);
  }

  /// "You are going to shadow a visit": the reader is told what to do.
  private static boolean isOfReader(Sentence sentence, CueMatch match) {
    boolean you =
        Wording.before(sentence, match.from()).equals("you")
            || Wording.lower(sentence.tokens(), match.from()).startsWith("you'");
    return you && !Promise.isMade(sentence, match.to() - 1);
  }

  /// "Rule 4 has made it a thing of the past": it has come about.
  private static boolean isOver(Sentence sentence, CueMatch match) {
    if (!sentence.tokens().isWord(match.from(), "thing")) {
      return false;
    }
    for (int i = sentence.from(); i < match.from(); i++) {
      String word = Wording.lower(sentence.tokens(), i);
      if (PERFECT.contains(word)) {
        return true;
      }
    }
    return false;
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    List<Fix> fixes = new ArrayList<>();
    for (int i = match.from(); i < match.to(); i++) {
      if (sentence.tokens().isOneOf(i, CERTAIN)) {
        fixes.add(
            Fixes.replace("Write “projected”", sentence.tokens().span(i, i + 1), "projected"));
        break;
      }
    }
    fixes.add(Fixes.append("Mark as projected", sentence, "*(projected)*"));
    out.report(
        sentence.span(),
        "A reader takes “%s” for certain. Say that it is projected or expected."
            .formatted(Wording.of(sentence, match)),
        fixes);
  }
}
