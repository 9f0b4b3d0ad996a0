package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.ExclusionMarker;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.cgd.plan.Plan;
import app.assay.finding.Finding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The exclusion markers of a document whose structure holds (FS §8.4).
record BlockStructure(CgdDocument document) {

  private static final Set<String> CODES = Set.of("E-EX00", "E-EX01", "E-EX02", "E-EX03", "E-EX04");

  /// Refuses a document whose markers are malformed or do not pair: nobody can tell what they
  /// enclose.
  Optional<Plan> broken(Validator validator, CheckContext context) {
    boolean malformed =
        document.body().exclusions().markers().stream()
            .anyMatch(marker -> marker.kind() == ExclusionMarker.Kind.MALFORMED);
    if (!malformed && document.body().exclusions().faults().isEmpty()) {
      return Optional.empty();
    }
    List<Finding> faults =
        validator.evaluate(document, context).findings().stream()
            .filter(finding -> CODES.contains(finding.rule().id()))
            .toList();
    return Optional.of(
        new Plan.Refused(
            "The exclusion markers do not pair, so nothing was changed; mend them first.", faults));
  }

  /// The line of a block's BEGIN marker with its break.
  Span begin(ExclusionBlock block) {
    LineIndex lines = document.lines();
    return lines.whole(lines.lineAt(block.span().start()));
  }

  /// The line of a block's END marker with its break.
  Span end(ExclusionBlock block) {
    LineIndex lines = document.lines();
    return lines.whole(lines.lineAt(block.span().end() - 1));
  }

  /// What stands between a block's markers, line breaks included.
  Span content(ExclusionBlock block) {
    int afterBegin = begin(block).end();
    int beforeEnd = end(block).start();
    return new Span(afterBegin, beforeEnd);
  }
}
