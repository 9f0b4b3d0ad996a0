package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.PointsContext;
import app.assay.points.check.Stance;
import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.CueMatch;
import app.assay.points.reading.Sentence;
import java.util.List;

/// A claim that is put as a fact: answered by evidence, a marker or a word of doubt. What is to
/// come belongs to point 2.
interface AssertionRule extends ClaimRule {

  /// A short title asserts nothing by itself.
  @Override
  default boolean looksAt(BlockReading block) {
    return block.kind() != BlockKind.HEADING
        || (!block.sentences().isEmpty() && block.sentences().getFirst().words() >= SHORTEST_CLAIM);
  }

  @Override
  default boolean isAnswered(Stance stance, CueMatch claim, PointsContext context) {
    return stance.isNoStatementAt(claim)
        || stance.isDoubtedAt(claim)
        || isOfAnotherTime(stance.sentence(), claim)
        || stance.sentence().has(TokenClass.APPROX)
        || (stance.sentence().has(Cue.FUTURE) && stance.sentence().has(TokenClass.YEAR))
        || isInfinitive(stance.sentence(), claim)
        || stance.isUnderPlan()
        || stance.isUnderDemand()
        || stance.isSourced();
  }

  /// "Will", "is bound to" or "could" in the claim's own clause, before or around it: "than any
  /// human could" is part of a claim.
  private static boolean isOfAnotherTime(Sentence sentence, CueMatch claim) {
    if (!sentence.hasAny(Cue.WILL, Cue.BOUND, Cue.ABLE)) {
      return false;
    }
    int from = Clauses.from(sentence, claim.from());
    int to = Clauses.to(sentence, claim.from());
    for (CueMatch match : sentence.matches()) {
      boolean able = match.cue() == Cue.ABLE;
      boolean ahead = match.cue() == Cue.WILL || match.cue() == Cue.BOUND;
      if ((able && match.from() < claim.from())
          || (ahead && match.from() >= from && match.to() <= to)) {
        return true;
      }
    }
    return false;
  }

  /// "To achieve" names a purpose.
  private static boolean isInfinitive(Sentence sentence, CueMatch claim) {
    return Wording.before(sentence, claim.from()).equals("to");
  }

  /// A heading of fewer words is a title.
  int SHORTEST_CLAIM = 5;

  @Override
  default List<Fix> fixes(Stance stance, CueMatch claim) {
    return List.of(
        Fixes.append("Name the evidence", stance.sentence(), "[source: …]"),
        Fixes.append("Mark as hypothesis", stance.sentence(), "(hypothesis, not validated)"));
  }
}
