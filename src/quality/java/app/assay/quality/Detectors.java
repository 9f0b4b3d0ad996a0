package app.assay.quality;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.finding.Finding;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.workspace.PointsGate;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/// All detectors over a text, as of the day for which the labels were given.
///
/// @param lexicon compiled once
/// @param asOf the day on which the texts are read
record Detectors(Lexicon lexicon, LocalDate asOf) {

  private static final Set<Integer> POINTS = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9);

  /// The day of the documents of this repository.
  static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  Detectors(Lexicon lexicon) {
    this(lexicon, AS_OF);
  }

  /// What the gate finds in a text, as `assay lint` does.
  List<Finding> findings(String text, Sensitivity sensitivity) {
    PointsGate gate = new PointsGate(lexicon, POINTS, sensitivity);
    CgdDocument document = CgdParser.standard().parse(text.getBytes(StandardCharsets.UTF_8));
    return gate.evaluate(gate.engine(), document, asOf).findings();
  }

  /// True when a point is raised anywhere in a text.
  boolean raises(int point, String text) {
    return count(point, text) > 0;
  }

  /// What a point finds in a text.
  List<Finding> of(int point, String text) {
    return findings(text, Sensitivity.THOROUGH).stream()
        .filter(f -> f.rule().point() == point)
        .toList();
  }

  /// How often a point is raised in a text.
  long count(int point, String text) {
    return of(point, text).size();
  }
}
