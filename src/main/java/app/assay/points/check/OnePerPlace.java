package app.assay.points.check;

import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// One place, one point, one finding: of two findings of a point that overlap, the one whose rule
/// is listed first stays. The whole-document rules of points 5 and 8 speak of pairs of places, so
/// theirs give way only to a finding with the very same span.
final class OnePerPlace {

  private static final Comparator<Ranked> BY_RANK =
      Comparator.comparingInt(Ranked::rank).thenComparing(Ranked::finding, Finding.ORDER);

  private final Map<String, Integer> order = new HashMap<>();
  private final Set<String> pairs = new HashSet<>();

  /// @param detectors all of them, the weightiest of a point first
  OnePerPlace(List<Detector> detectors) {
    for (Detector detector : detectors) {
      Rule rule = detector.rule();
      order.put(rule.id(), order.size());
      if (detector instanceof Detector.OfDocument && (rule.point() == 5 || rule.point() == 8)) {
        pairs.add(rule.id());
      }
    }
  }

  /// Those that stay, in no particular order.
  List<Finding> of(List<Finding> findings) {
    return of(findings, new HashMap<>());
  }

  /// Those of others that stand at places where none of these does.
  List<Finding> beside(List<Finding> these, List<Finding> others) {
    if (others.isEmpty()) {
      return List.of();
    }
    Map<Integer, Taken> taken = new HashMap<>();
    of(these, taken);
    return of(others, taken);
  }

  private List<Finding> of(List<Finding> findings, Map<Integer, Taken> taken) {
    List<Ranked> sorted = new ArrayList<>(findings.size());
    for (Finding finding : findings) {
      sorted.add(new Ranked(order.getOrDefault(finding.rule().id(), order.size()), finding));
    }
    sorted.sort(BY_RANK);
    List<Finding> kept = new ArrayList<>(findings.size());
    for (Ranked ranked : sorted) {
      Rule rule = ranked.finding.rule();
      Taken places = taken.computeIfAbsent(rule.point(), p -> new Taken());
      if (places.take(ranked.finding.span(), pairs.contains(rule.id()))) {
        kept.add(ranked.finding);
      }
    }
    return kept;
  }

  /// A finding with the place of its rule among all.
  private record Ranked(int rank, Finding finding) {}

  /// The places of one point that already have their finding.
  private static final class Taken {

    private final Set<Span> same = new HashSet<>();
    private final TreeMap<Integer, Integer> ends = new TreeMap<>();

    boolean take(Span span, boolean pair) {
      if (!same.add(span)) {
        return false;
      }
      if (pair) {
        return true;
      }
      Map.Entry<Integer, Integer> before = ends.lowerEntry(span.end());
      if (before != null && before.getValue() > span.start()) {
        return false;
      }
      ends.merge(span.start(), span.end(), Math::max);
      return true;
    }
  }
}
