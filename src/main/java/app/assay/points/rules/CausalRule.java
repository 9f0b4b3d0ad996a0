package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A claim that one thing made another happen: answered by evidence, a word of doubt, or words that
/// only say what went together. Advisory.
interface CausalRule extends ClaimRule {

  /// A short title claims nothing by itself.
  @Override
  default boolean looksAt(BlockReading block) {
    return block.kind() != BlockKind.HEADING
        || (!block.sentences().isEmpty() && block.sentences().getFirst().words() >= SHORTEST_CLAIM);
  }

  @Override
  default boolean isAnswered(Stance stance, CueMatch claim, PointsContext context) {
    return stance.isNoStatementAt(claim)
        || (stance.isDoubted() && !isBlame(stance.sentence(), claim))
        || stance.sentence().hasAny(Cue.NOT_CAUSAL, Cue.ABLE, Cue.WILL)
        || (stance.sentence().has(Cue.BOUND) && !isPerfect(stance.sentence(), claim))
        || stance.isUnderPlan()
        || stance.isUnderDemand()
        || stance.isSourced();
  }

  /// "Has made ice a thing of the past" tells what was, not what comes.
  private static boolean isPerfect(Sentence sentence, CueMatch claim) {
    String first = Wording.lower(sentence.tokens(), claim.from());
    return first.equals("has") || first.equals("have");
  }

  /// "Is to blame" is no plan.
  private static boolean isBlame(Sentence sentence, CueMatch claim) {
    return sentence.tokens().isWord(claim.to() - 1, "blame")
        && !sentence.hasAny(Cue.HEDGE, Cue.MARKER);
  }

  /// A heading of fewer words is a title.
  int SHORTEST_CLAIM = 4;

  @Override
  default List<Fix> fixes(Stance stance, CueMatch claim) {
    return fixes(stance.sentence());
  }

  /// Edits that count from the block's start.
  static List<Fix> fixes(Sentence sentence) {
    return List.of(
        Fixes.append("Mark as hypothesis", sentence, "(hypothesis, not validated)"),
        Fixes.append("Say that the cause is open", sentence, "[causal link not established]"),
        Fixes.append("Name the evidence", sentence, "[source: …]"));
  }
}
