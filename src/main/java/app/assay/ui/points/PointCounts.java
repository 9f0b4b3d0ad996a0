package app.assay.ui.points;

import app.assay.finding.Severity;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// The nine points of some documents taken together.
///
/// @param rows the points in order, then what is allowed
/// @param passed the points that somebody looked at in vain in all of them
/// @param total findings of the nine points by severity
record PointCounts(List<PointRow> rows, Set<Integer> passed, Map<Severity, Integer> total) {

  private static final int LAST = 9;

  /// No document.
  static final PointCounts NONE = of(Map.of(), false);

  PointCounts {
    rows = List.copyOf(rows);
    passed = Set.copyOf(passed);
    total = Map.copyOf(total);
  }

  /// Counts the findings of reports.
  ///
  /// @param naming whether what is allowed says in which document
  static PointCounts of(Map<Path, FileReport> reports, boolean naming) {
    List<Map<Severity, Integer>> counts = new ArrayList<>();
    int[] allowed = new int[LAST + 1];
    boolean[] asked = new boolean[LAST + 1];
    for (int point = 0; point <= LAST; point++) {
      counts.add(new EnumMap<>(Severity.class));
    }
    List<PointRow> waived = new ArrayList<>();
    reports.forEach(
        (path, report) -> {
          for (int point = 1; point <= LAST; point++) {
            Map<Severity, Integer> ofPoint = counts.get(point);
            report
                .tally()
                .ofPoint(point)
                .forEach((severity, n) -> ofPoint.merge(severity, n, Integer::sum));
          }
          report
              .waived()
              .forEach(
                  w -> {
                    allowed[w.finding().rule().point()]++;
                    waived.add(new PointRow.Waived(path, naming ? report.path() : "", w));
                  });
          report.passed().forEach(rule -> asked[rule.point()] = true);
        });
    return of(!reports.isEmpty(), counts, allowed, asked, waived);
  }

  private static PointCounts of(
      boolean checked,
      List<Map<Severity, Integer>> counts,
      int[] allowed,
      boolean[] asked,
      List<PointRow> waived) {
    List<PointRow> rows = new ArrayList<>();
    Set<Integer> passed = new TreeSet<>();
    Map<Severity, Integer> total = new EnumMap<>(Severity.class);
    for (int point = 1; point <= LAST; point++) {
      PointState state = state(checked, counts.get(point), allowed[point], asked[point]);
      if (state == PointState.PASSED) {
        passed.add(point);
      }
      counts.get(point).forEach((severity, count) -> total.merge(severity, count, Integer::sum));
      rows.add(new PointRow.Point(point, counts.get(point), allowed[point], state));
    }
    if (!waived.isEmpty()) {
      rows.add(new PointRow.Allowed(waived.size()));
      rows.addAll(waived);
    }
    return new PointCounts(rows, passed, total);
  }

  private static PointState state(
      boolean checked, Map<Severity, Integer> counts, int allowed, boolean asked) {
    if (!checked) {
      return PointState.UNKNOWN;
    }
    if (!counts.isEmpty()) {
      return PointState.FOUND;
    }
    if (allowed > 0) {
      return PointState.ALLOWED;
    }
    return asked ? PointState.PASSED : PointState.NOT_ASKED;
  }
}
