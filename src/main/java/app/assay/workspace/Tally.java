package app.assay.workspace;

import app.assay.finding.Severity;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The findings of a report counted once, so that whoever draws numbers never walks through
/// thousands of them.
///
/// @param counts how many there are of each severity
/// @param byPoint the same for each point, 0 for the rules of the format; without the points at
///   which nothing was found
/// @param first the first finding of each rule, by its id
public record Tally(
    Map<Severity, Integer> counts,
    Map<Integer, Map<Severity, Integer>> byPoint,
    Map<String, PlacedFinding> first) {

  public Tally {
    counts = Map.copyOf(counts);
    byPoint = Map.copyOf(byPoint);
    first = Map.copyOf(first);
  }

  /// Counts findings.
  static Tally of(List<PlacedFinding> findings) {
    Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    Map<Integer, Map<Severity, Integer>> byPoint = new TreeMap<>();
    Map<String, PlacedFinding> first = new HashMap<>();
    for (PlacedFinding finding : findings) {
      counts.merge(finding.severity(), 1, Integer::sum);
      byPoint
          .computeIfAbsent(finding.rule().point(), p -> new EnumMap<>(Severity.class))
          .merge(finding.severity(), 1, Integer::sum);
      first.putIfAbsent(finding.rule().id(), finding);
    }
    return new Tally(counts, byPoint, first);
  }

  /// The number of findings of a weight.
  public int count(Severity severity) {
    return counts.getOrDefault(severity, 0);
  }

  /// The findings of a point, 0 for the rules of the format.
  public Map<Severity, Integer> ofPoint(int point) {
    return byPoint.getOrDefault(point, Map.of());
  }

  /// The first finding of a rule.
  public Optional<PlacedFinding> first(String rule) {
    return Optional.ofNullable(first.get(rule));
  }
}
