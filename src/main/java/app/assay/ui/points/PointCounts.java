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
import java.util.function.IntFunction;

/// The nine points of some documents taken together.
///
/// @param rows the points in order, then what is allowed, then what is outweighed
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
    int[] outweighed = new int[LAST + 1];
    boolean[] asked = new boolean[LAST + 1];
    for (int point = 0; point <= LAST; point++) {
      counts.add(new EnumMap<>(Severity.class));
    }
    List<PointRow> waived = new ArrayList<>();
    List<PointRow> lighter = new ArrayList<>();
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
          report
              .outweighed()
              .forEach(
                  found -> {
                    outweighed[found.rule().point()]++;
                    String name = naming ? report.path() : "";
                    lighter.add(new PointRow.Outweighed(path, name, found));
                  });
          report.passed().forEach(rule -> asked[rule.point()] = true);
        });
    PointCounts all = of(!reports.isEmpty(), counts, allowed, outweighed, asked);
    return all.with(waived, PointRow.Allowed::new).with(lighter, PointRow.Lighter::new);
  }

  private static PointCounts of(
      boolean checked,
      List<Map<Severity, Integer>> counts,
      int[] allowed,
      int[] outweighed,
      boolean[] asked) {
    List<PointRow> rows = new ArrayList<>();
    Set<Integer> passed = new TreeSet<>();
    Map<Severity, Integer> total = new EnumMap<>(Severity.class);
    for (int point = 1; point <= LAST; point++) {
      PointState state =
          state(checked, counts.get(point), allowed[point], outweighed[point], asked[point]);
      if (state == PointState.PASSED) {
        passed.add(point);
      }
      counts.get(point).forEach((severity, count) -> total.merge(severity, count, Integer::sum));
      rows.add(
          new PointRow.Point(point, counts.get(point), allowed[point], outweighed[point], state));
    }
    return new PointCounts(rows, passed, total);
  }

  /// With what does not count under its heading.
  private PointCounts with(List<PointRow> aside, IntFunction<PointRow> heading) {
    List<PointRow> all = new ArrayList<>(rows);
    if (!aside.isEmpty()) {
      all.add(heading.apply(aside.size()));
      all.addAll(aside);
    }
    return new PointCounts(all, passed, total);
  }

  private static PointState state(
      boolean checked, Map<Severity, Integer> counts, int allowed, int outweighed, boolean asked) {
    if (!checked) {
      return PointState.UNKNOWN;
    }
    if (!counts.isEmpty()) {
      return PointState.FOUND;
    }
    if (allowed > 0) {
      return PointState.ALLOWED;
    }
    if (outweighed > 0) {
      return PointState.OUTWEIGHED;
    }
    return asked ? PointState.PASSED : PointState.NOT_ASKED;
  }
}
