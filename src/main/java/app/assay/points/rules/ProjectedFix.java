package app.assay.points.rules;

import app.assay.finding.Fix;
import app.assay.points.check.Fixes;
import app.assay.points.reading.Sentence;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.stream.Stream;

/// The edits of point 2 that leave the sentence as it is: a marker behind or before it.
final class ProjectedFix {

  private ProjectedFix() {}

  static List<Fix> of(Sentence sentence) {
    return of(sentence, 0);
  }

  /// @param by where the sentence's block begins in the text that the edits count from
  static List<Fix> of(Sentence sentence, int by) {
    return Stream.of(
            Fixes.append("Mark as projected", sentence, "*(projected)*"),
            Fixes.prepend("Put PROJECTED: before it", sentence, "PROJECTED:"))
        .map(fix -> shift(fix, by))
        .toList();
  }

  static Fix shift(Fix fix, int by) {
    return new Fix(
        fix.title(),
        fix.edits().stream().map(e -> new TextEdit(e.span().shift(by), e.replacement())).toList());
  }
}
