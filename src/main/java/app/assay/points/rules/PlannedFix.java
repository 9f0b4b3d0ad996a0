package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.check.Tense;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;

/// The edits of point 7: `PLANNED:` before the sentence, or "is designed to" before its verb.
final class PlannedFix {

  private PlannedFix() {}

  /// @param by what the block's start is in the text that the edits count from
  static List<Fix> of(Sentence sentence, int verb, int by) {
    List<Fix> fixes = new ArrayList<>();
    fixes.add(
        ProjectedFix.shift(Fixes.prepend("Put PLANNED: before it", sentence, "PLANNED:"), by));
    Tense.base(Wording.lower(sentence.tokens(), verb))
        .ifPresent(base -> fixes.add(ProjectedFix.shift(designed(sentence, verb, base), by)));
    return fixes;
  }

  private static Fix designed(Sentence sentence, int verb, String base) {
    String be = Subject.be(sentence, verb);
    String words = be.isEmpty() ? "Designed to " + base : be + " designed to " + base;
    return Fixes.replace("Write “" + words + "”", sentence.tokens().span(verb, verb + 1), words);
  }
}
