package app.assay.ui.points;

import app.assay.finding.Severity;
import app.assay.ui.event.Listeners;
import app.assay.workspace.FileReport;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/// How the document in front stands at each of the nine points, and the one point that is looked at
/// alone, if any.
///
/// Belongs to the thread that draws.
public final class PointsModel {

  private static final int LAST = 9;

  /// The document in front.
  ///
  /// @param name of its file
  /// @param report of its last check, absent until there is one
  /// @param written what its `points-passed` says; absent where the key cannot be proposed, because
  ///   the text is no document or its check is not of the text as it is
  public record Front(String name, Optional<FileReport> report, Optional<String> written) {}

  private final Listeners listeners = new Listeners();
  private Optional<Front> front = Optional.empty();
  private OptionalInt alone = OptionalInt.empty();
  private List<PointRow> rows = List.of();
  private Set<Integer> passed = Set.of();

  public PointsModel() {
    compute();
  }

  /// Takes the document in front.
  public void show(Optional<Front> inFront) {
    if (!inFront.equals(front)) {
      front = inFront;
      compute();
      listeners.tell();
    }
  }

  /// The name of the document in front.
  public Optional<String> name() {
    return front.map(Front::name);
  }

  /// The nine points in order, then what is allowed.
  public List<PointRow> rows() {
    return rows;
  }

  /// The points at which the document passed.
  public Set<Integer> passed() {
    return passed;
  }

  /// The point whose findings alone are shown.
  public OptionalInt alone() {
    return alone;
  }

  /// Shows one point's findings alone, or all again when it was shown alone before.
  public void toggle(int point) {
    lookAt(alone.equals(OptionalInt.of(point)) ? OptionalInt.empty() : OptionalInt.of(point));
  }

  /// Shows the findings of all points and of the format.
  public void clear() {
    lookAt(OptionalInt.empty());
  }

  private void lookAt(OptionalInt point) {
    if (!point.equals(alone)) {
      alone = point;
      listeners.tell();
    }
  }

  /// What `points-passed` should say: the points that passed, where the document says another
  /// thing. Empty where none passed.
  public Optional<String> proposal() {
    String value = PointRanges.of(passed);
    return front
        .flatMap(Front::written)
        .filter(written -> !value.isEmpty() && !PointRanges.same(written, value))
        .map(written -> value);
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  private void compute() {
    Optional<FileReport> report = front.flatMap(Front::report);
    List<Map<Severity, Integer>> counts = new ArrayList<>();
    int[] allowed = new int[LAST + 1];
    boolean[] asked = new boolean[LAST + 1];
    for (int point = 0; point <= LAST; point++) {
      counts.add(new EnumMap<>(Severity.class));
    }
    report.ifPresent(
        r -> {
          r.findings()
              .forEach(f -> counts.get(f.rule().point()).merge(f.severity(), 1, Integer::sum));
          r.waived().forEach(w -> allowed[w.finding().rule().point()]++);
          r.passed().forEach(rule -> asked[rule.point()] = true);
        });
    List<PointRow> made = new ArrayList<>();
    Set<Integer> clean = new TreeSet<>();
    for (int point = 1; point <= LAST; point++) {
      PointState state = state(report.isPresent(), counts.get(point), allowed[point], asked[point]);
      if (state == PointState.PASSED) {
        clean.add(point);
      }
      made.add(new PointRow.Point(point, counts.get(point), allowed[point], state));
    }
    report
        .filter(r -> !r.waived().isEmpty())
        .ifPresent(
            r -> {
              made.add(new PointRow.Allowed(r.waived().size()));
              r.waived().forEach(w -> made.add(new PointRow.Waived(w)));
            });
    rows = List.copyOf(made);
    passed = Set.copyOf(clean);
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
