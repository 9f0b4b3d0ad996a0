package app.assay.workspace;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;
import app.assay.points.check.PointsEvaluation;
import app.assay.points.check.XGap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What a document says is still to be filled in, as one verdict that waits.
final class OpenGaps {

  /// More of them are counted, not named.
  private static final int NAMED = 5;

  private OpenGaps() {}

  /// Empty where nothing is to be filled in.
  static Optional<Unsettled> of(PointsEvaluation said, CgdDocument document) {
    List<Finding> gaps = said.gaps();
    if (gaps.isEmpty()) {
      return Optional.empty();
    }
    String named =
        gaps.stream()
            .limit(NAMED)
            .map(gap -> "%s in line %d".formatted(words(gap, document), line(gap, document)))
            .collect(Collectors.joining(", "));
    String more = gaps.size() > NAMED ? " and " + (gaps.size() - NAMED) + " more" : "";
    String wait = gaps.size() == 1 ? " waits" : " wait";
    return Optional.of(new Unsettled(XGap.RULE, named + more + wait + " to be filled in"));
  }

  private static String words(Finding gap, CgdDocument document) {
    return gap.span().in(document.text());
  }

  private static int line(Finding gap, CgdDocument document) {
    return document.lines().position(gap.span().start()).line();
  }
}
