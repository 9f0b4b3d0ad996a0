package app.assay.ui.problems;

import app.assay.finding.Severity;
import app.assay.ui.problems.ProblemsShown.Patch;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What is asked of the reports there are. Can be answered on any thread.
///
/// @param reports those in scope, by their documents, in order
/// @param hidden severities that are not listed
/// @param words each of which has to be in rule, message or document; in small letters
/// @param point the only one of the nine points that is listed, 0 for all
record ProblemsQuery(
    Map<Path, FileReport> reports,
    Set<Severity> hidden,
    List<String> words,
    int point,
    Grouping grouping) {

  private static final int POINTS = 9;

  /// The answer.
  ///
  /// @param before the rows that are shown now
  ProblemsShown answer(GroupTitles titles, List<ProblemRow> before) {
    Map<Severity, Integer> counts = new EnumMap<>(Severity.class);
    Map<String, Integer> reasons = new TreeMap<>();
    int notEvaluated = 0;
    int deferred = 0;
    for (FileReport report : reports.values()) {
      report.tally().counts().forEach((severity, n) -> counts.merge(severity, n, Integer::sum));
      report.notEvaluated().forEach(u -> reasons.merge(u.reason(), 1, Integer::sum));
      notEvaluated += report.notEvaluated().size();
      deferred += report.deferred().size();
    }
    List<ProblemRow> rows = rows(titles);
    return new ProblemsShown(
        rows,
        counts,
        notEvaluated,
        reasons.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey),
        deferred,
        !reports.isEmpty(),
        Patch.between(before, rows));
  }

  private List<ProblemRow> rows(GroupTitles titles) {
    List<Problem> problems = problems();
    List<ProblemRow> rows = new ArrayList<>();
    if (grouping == Grouping.NONE) {
      problems.forEach(p -> rows.add(new ProblemRow.Entry(p)));
      return List.copyOf(rows);
    }
    Map<String, List<Problem>> groups = new LinkedHashMap<>();
    if (grouping == Grouping.SEVERITY) {
      for (Severity severity : Severity.values()) {
        groups.put(titles.severity().apply(severity), new ArrayList<>());
      }
    }
    if (grouping == Grouping.POINT) {
      for (int each = 0; each <= POINTS; each++) {
        groups.put(titles.point().apply(each), new ArrayList<>());
      }
    }
    problems.forEach(p -> groups.computeIfAbsent(title(titles, p), t -> new ArrayList<>()).add(p));
    groups.forEach(
        (title, held) -> {
          if (!held.isEmpty()) {
            rows.add(new ProblemRow.Heading(title, held.size()));
            held.forEach(p -> rows.add(new ProblemRow.Entry(p)));
          }
        });
    return List.copyOf(rows);
  }

  private String title(GroupTitles titles, Problem problem) {
    return switch (grouping) {
      case NONE -> "";
      case SEVERITY -> titles.severity().apply(problem.finding().severity());
      case RULE -> problem.finding().rule().id() + " \u00B7 " + problem.finding().rule().title();
      case POINT -> titles.point().apply(problem.finding().rule().point());
      case DOCUMENT -> problem.shown();
    };
  }

  private List<Problem> problems() {
    List<Problem> found = new ArrayList<>();
    reports.forEach(
        (path, report) ->
            report.findings().stream()
                .map(finding -> new Problem(path, report.path(), finding))
                .filter(this::matches)
                .forEach(found::add));
    return found;
  }

  private boolean matches(Problem problem) {
    if (hidden.contains(problem.finding().severity())
        || (point > 0 && problem.finding().rule().point() != point)) {
      return false;
    }
    if (words.isEmpty()) {
      return true;
    }
    String all =
        (problem.finding().rule().id()
                + " "
                + problem.finding().finding().message()
                + " "
                + problem.shown())
            .toLowerCase(Locale.ROOT);
    return words.stream().allMatch(all::contains);
  }
}
