package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Tense;
import app.assay.points.check.Triggers;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;

/// Survives the loss of two nodes, filters 190 litres: what a thing manages, in a figure, without
/// the conditions under which it does.
public final class P3Capacity implements Detector.OfBlock {

  private static final Rule RULE =
      new Rule(
          "P3-CAPACITY",
          Severity.WARNING,
          3,
          "What something manages is said without conditions (advisory)",
          "Clarity Gate procedures, point 3");

  /// The figure stands within so many words after the verb.
  private static final int REACH = 4;

  private static final WordSet AUTHORS = WordLists.words("speakers");

  private static final Triggers TRIGGERS = Triggers.of(Cue.CAPACITY, Cue.COUNT);

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
    if (context.isThorough()) {
      HiddenCondition.report(block, around, Cue.CAPACITY, P3Capacity::hasFigure, out);
      if (Ratio.mayBeIn(block)) {
        HiddenCondition.report(block, around, Cue.COUNT, Ratio::isOfOne, out);
      }
    }
  }

  /// "Orders go up by 5 points in the first year": point 2 asks for that.
  private static boolean isForecast(Sentence sentence, CueMatch verb) {
    return sentence.has(Cue.FUTURE)
        && Wording.lower(sentence.tokens(), verb.from()).startsWith("go")
        && sentence.tokens().isWord(verb.to() - 1, "by");
  }

  /// "Vaults hold up to 50,000 entries": a limit that somebody set.
  private static boolean isLimit(Sentence sentence, CueMatch verb) {
    return sentence.tokens().isWord(verb.to() - 1, "to")
        && sentence.tokens().isWord(verb.to() - 2, "up");
  }

  /// "Process Chemistry", "a reagent pack", "has run for": the word is not the sentence's verb.
  private static boolean isNoun(Sentence sentence, CueMatch verb) {
    int at = verb.from();
    String before = Wording.before(sentence, at);
    boolean form = Tense.base(Wording.lower(sentence.tokens(), at)).isPresent();
    return before.equals("has")
        || before.equals("have")
        || before.equals("give")
        || (form
            && (verb.to() - at == 1 || !Wording.lower(sentence.tokens(), at).endsWith("s"))
            && at > sentence.from()
            && Tense.presentWithin(sentence, at, at + 1) < 0);
  }

  /// A figure follows the verb, and no person does it.
  private static boolean hasFigure(Sentence sentence, CueMatch verb) {
    if (!sentence.hasAny(Cue.COUNT, Cue.SHARE, Cue.TIMES)
        || isNoun(sentence, verb)
        || isForecast(sentence, verb)
        || isLimit(sentence, verb)
        || AUTHORS.contains(Wording.before(sentence, verb.from()))) {
      return false;
    }
    for (CueMatch count : sentence.matches()) {
      boolean figure =
          count.cue() == Cue.COUNT || count.cue() == Cue.SHARE || count.cue() == Cue.TIMES;
      if (figure
          && count.from() > verb.from()
          && count.from() - verb.to() <= REACH
          && !sentence.tokens().is(count.from(), TokenClass.YEAR)) {
        return true;
      }
    }
    return false;
  }
}
