package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What all detectors said about one text.
///
/// @param findings in [Finding#ORDER], without the waived ones
/// @param waived findings that the document allows, each with its reason
/// @param outweighed what rules found in sentences and tables that by all their words read
///   harmless; in [Finding#ORDER], only where no finding of the same point stands
/// @param gaps what the text says is still to be filled in, see [XGap]
/// @param clean rules that looked and found nothing, waived and outweighed or not
public record PointsEvaluation(
    List<Finding> findings,
    List<Waived> waived,
    List<Finding> outweighed,
    List<Finding> gaps,
    List<Rule> clean) {

  public PointsEvaluation {
    findings = List.copyOf(findings);
    waived = List.copyOf(waived);
    outweighed = List.copyOf(outweighed);
    gaps = List.copyOf(gaps);
    clean = List.copyOf(clean);
  }

  /// A finding that a `<!-- assay: allow … -->` comment takes back.
  public record Waived(Finding finding, String reason) {}

  /// The points 1 to 9 at which nothing was found, not even something that is waived or outweighed.
  public Set<Integer> cleanPoints() {
    Set<Integer> points = new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
    findings.forEach(f -> points.remove(f.rule().point()));
    waived.forEach(w -> points.remove(w.finding().rule().point()));
    outweighed.forEach(f -> points.remove(f.rule().point()));
    return points;
  }
}
