package app.assay.quality;

import app.assay.points.rules.PointCases;
import java.nio.file.Path;
import java.util.List;

/// The contract set of one point: conformance, not a measurement, so all of it must hold.
///
/// @param held cases that hold
/// @param cases all cases
record Contract(int held, int cases) {

  static Contract of(int point, Detectors detectors) {
    List<PointCases.Case> cases = cases(point);
    int held =
        (int)
            cases.stream()
                .filter(c -> detectors.raises(point, c.text()) == c.kind().equals("fail"))
                .count();
    return new Contract(held, cases.size());
  }

  static List<PointCases.Case> cases(int point) {
    Path file = Path.of("src/test/resources/points/contract", "P" + point + ".md");
    return PointCases.read(file, List.of("fail", "pass"));
  }
}
