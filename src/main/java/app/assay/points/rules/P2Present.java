package app.assay.points.rules;

import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.points.check.Detector;
import app.assay.points.check.Horizon;
import app.assay.points.check.PointSink;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.check.Tense;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import java.time.LocalDate;
import java.util.Set;

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
  private static final Set<String> SPANS =
      Set.of("within", "in", "during", "after", "before", "over");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void inspect(
      BlockReading block, Surroundings around, PointsContext context, PointSink out) {
    if (block.kind() == BlockKind.HEADING) {
      return;
    }
    for (Sentence sentence : block.sentences()) {
      if (sentence.has(Cue.FUTURE)
          && !sentence.hasAny(Cue.WILL, Cue.SCHEDULE, Cue.NORMATIVE, Cue.HYPOTHETICAL)
          && !sentence.isQuestion()) {
        inspect(sentence, new Stance(sentence, around), context, out);
      }
    }
  }

  private static void inspect(
      Sentence sentence, Stance stance, PointsContext context, PointSink out) {
    int verb = Tense.present(sentence);
    if (verb < 0 || Tense.isInstruction(sentence) || stance.isHedgedAt(verb)) {
      return;
    }
    sentence.all(Cue.FUTURE).stream()
        .filter(m -> counts(sentence, m, context.asOf()))
        .filter(m -> context.isThorough() || sentence.hasAny(Cue.GROWTH, Cue.TURNOUT))
        .findFirst()
        .ifPresent(m -> report(sentence, m, out));
  }

  private static boolean counts(Sentence sentence, CueMatch match, LocalDate asOf) {
    if (!Horizon.isAhead(sentence, match, asOf)) {
      return false;
    }
    boolean dated = Horizon.isDated(sentence, match);
    String first = Wording.lower(sentence.tokens(), match.from());
    boolean span =
        first.equals("once") || (SPANS.contains(first) && match.from() > sentence.from());
    boolean bareMonth = !dated && Horizon.isMonth(sentence, match);
    return dated || (!span && !bareMonth) || sentence.hasAny(Cue.GROWTH, Cue.TURNOUT, Cue.LAUNCH);
  }

  private static void report(Sentence sentence, CueMatch match, PointSink out) {
    out.report(
        sentence.span(),
        "A reader takes what this says of “%s” for a fact. Say that it is projected or planned."
            .formatted(Wording.of(sentence, match)),
        ProjectedFix.of(sentence));
  }
}
