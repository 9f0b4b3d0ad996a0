package app.assay.ui.problems;

import app.assay.finding.Severity;
import app.assay.ui.event.Listeners;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;

/// The problems of the vault or of the document in front, as filters and grouping leave them. What
/// could not be evaluated is counted whatever the filters say.
///
/// Belongs to the thread that draws.
public final class ProblemsModel {

  private static final int POINTS = 9;

  private final Listeners listeners = new Listeners();
  private final Set<Severity> hidden = EnumSet.noneOf(Severity.class);
  private final Function<Severity, String> severityTitle;
  private final IntFunction<String> pointTitle;
  private Map<Path, FileReport> reports = Map.of();
  private Optional<Path> front = Optional.empty();
  private boolean wholeVault;
  private String query = "";
  private int point;
  private Grouping grouping = Grouping.NONE;

  /// @param severityTitle heading of a group of one severity
  /// @param pointTitle heading of a group of one verification point, 0 for the format
  public ProblemsModel(Function<Severity, String> severityTitle, IntFunction<String> pointTitle) {
    this.pointTitle = pointTitle;
    this.severityTitle = severityTitle;
  }

  /// Takes the reports there are, and the document in front.
  public void show(Map<Path, FileReport> all, Optional<Path> inFront) {
    reports = new LinkedHashMap<>(all);
    front = inFront;
    listeners.tell();
  }

  public void setWholeVault(boolean whole) {
    wholeVault = whole;
    listeners.tell();
  }

  public boolean isWholeVault() {
    return wholeVault;
  }

  /// Shows or hides a severity.
  public void setShown(Severity severity, boolean shown) {
    if (shown) {
      hidden.remove(severity);
    } else {
      hidden.add(severity);
    }
    listeners.tell();
  }

  public boolean isShown(Severity severity) {
    return !hidden.contains(severity);
  }

  /// Keeps only problems that contain every word, in rule, message or document.
  public void setQuery(String words) {
    query = words.strip().toLowerCase(Locale.ROOT);
    listeners.tell();
  }

  public String query() {
    return query;
  }

  /// Keeps only problems of one of the nine points; 0 keeps all.
  public void setPoint(int only) {
    if (point != only) {
      point = only;
      listeners.tell();
    }
  }

  public int point() {
    return point;
  }

  public void setGrouping(Grouping by) {
    grouping = by;
    listeners.tell();
  }

  public Grouping grouping() {
    return grouping;
  }

  /// Whether there is any document to speak of.
  public boolean hasDocuments() {
    return !scope().isEmpty();
  }

  /// How many there are of each severity, before filters.
  public Map<Severity, Integer> counts() {
    Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    scope()
        .values()
        .forEach(r -> r.findings().forEach(f -> counts.merge(f.severity(), 1, Integer::sum)));
    return counts;
  }

  /// Rules that could not look, over all documents in scope.
  public int notEvaluated() {
    return scope().values().stream().mapToInt(r -> r.notEvaluated().size()).sum();
  }

  /// Why they could not, the most frequent reason first.
  public Optional<String> notEvaluatedReason() {
    Map<String, Integer> reasons = new TreeMap<>();
    scope()
        .values()
        .forEach(r -> r.notEvaluated().forEach(u -> reasons.merge(u.reason(), 1, Integer::sum)));
    return reasons.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }

  /// Rules whose verdict waits, over all documents in scope.
  public int deferred() {
    return scope().values().stream().mapToInt(r -> r.deferred().size()).sum();
  }

  /// The problems that filters leave, in the order of documents and places.
  public List<Problem> problems() {
    List<Problem> found = new ArrayList<>();
    scope()
        .forEach(
            (path, report) ->
                report.findings().stream()
                    .map(finding -> new Problem(path, report.path(), finding))
                    .filter(this::matches)
                    .forEach(found::add));
    return found;
  }

  /// The same with headings.
  public List<ProblemRow> rows() {
    List<ProblemRow> rows = new ArrayList<>();
    if (grouping == Grouping.NONE) {
      problems().forEach(p -> rows.add(new ProblemRow.Entry(p)));
      return rows;
    }
    Map<String, List<Problem>> groups = new LinkedHashMap<>();
    if (grouping == Grouping.SEVERITY) {
      for (Severity severity : Severity.values()) {
        groups.put(severityTitle.apply(severity), new ArrayList<>());
      }
    }
    if (grouping == Grouping.POINT) {
      for (int each = 0; each <= POINTS; each++) {
        groups.put(pointTitle.apply(each), new ArrayList<>());
      }
    }
    problems().forEach(p -> groups.computeIfAbsent(group(p), g -> new ArrayList<>()).add(p));
    groups.forEach(
        (title, held) -> {
          if (!held.isEmpty()) {
            rows.add(new ProblemRow.Heading(title, held.size()));
            held.forEach(p -> rows.add(new ProblemRow.Entry(p)));
          }
        });
    return rows;
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  private String group(Problem problem) {
    return switch (grouping) {
      case NONE -> "";
      case SEVERITY -> severityTitle.apply(problem.finding().severity());
      case RULE -> problem.finding().rule().id() + " \u00B7 " + problem.finding().rule().title();
      case POINT -> pointTitle.apply(problem.finding().rule().point());
      case DOCUMENT -> problem.shown();
    };
  }

  private boolean matches(Problem problem) {
    if (hidden.contains(problem.finding().severity())
        || (point > 0 && problem.finding().rule().point() != point)) {
      return false;
    }
    if (query.isEmpty()) {
      return true;
    }
    String all =
        (problem.finding().rule().id()
                + " "
                + problem.finding().finding().message()
                + " "
                + problem.shown())
            .toLowerCase(Locale.ROOT);
    return List.of(query.split("\\s+")).stream().allMatch(all::contains);
  }

  private Map<Path, FileReport> scope() {
    if (wholeVault) {
      return reports;
    }
    return front
        .filter(reports::containsKey)
        .map(path -> Map.of(path, reports.get(path)))
        .orElse(Map.of());
  }
}
