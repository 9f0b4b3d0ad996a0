package app.assay.points.rules;

import app.assay.cgd.CgdParser;
import app.assay.finding.Finding;
import app.assay.points.check.Sensitivity;
import app.assay.points.lexicon.Lexicon;
import app.assay.text.SourceText;
import app.assay.workspace.PointsGate;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;

/// Runs all detectors over a text as of 2026-03-01, each time with a fresh engine.
final class PointRun {

  static final LocalDate AS_OF = LocalDate.of(2026, 3, 1);

  private static final Lexicon LEXICON = Lexicon.load();

  private PointRun() {}

  static List<Finding> findings(String text) {
    return findings(text, Sensitivity.THOROUGH);
  }

  static List<Finding> findings(String text, Sensitivity sensitivity) {
    PointsGate gate = new PointsGate(LEXICON, Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9), sensitivity);
    return gate.evaluate(gate.engine(), CgdParser.standard().parse(SourceText.of(text)), AS_OF)
        .findings();
  }
}
