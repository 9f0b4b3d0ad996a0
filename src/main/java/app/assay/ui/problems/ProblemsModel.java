package app.assay.ui.problems;

import app.assay.finding.Severity;
import app.assay.ui.event.Listeners;
import app.assay.ui.problems.ProblemsShown.Patch;
import app.assay.workspace.FileReport;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The problems of the vault or of the document in front, as filters and grouping leave them. What
/// could not be evaluated is counted whatever the filters say. Lists are made in the background,
/// one at a time; what is shown stands until the next one is there.
///
/// Belongs to the thread that draws.
public final class ProblemsModel {

  private final Listeners listeners = new Listeners();
  private final Set<Severity> hidden = EnumSet.noneOf(Severity.class);
  private final TaskRunner runner;
  private final String title;
  private final GroupTitles titles;
  private Map<Path, FileReport> reports = Map.of();
  private Optional<Path> front = Optional.empty();
  private boolean wholeVault;
  private String query = "";
  private int point;
  private Grouping grouping = Grouping.NONE;
  private ProblemsShown shown = ProblemsShown.NOTHING;
  private boolean running;
  private boolean again;

  /// @param title of the task that makes the list
  /// @param titles headings of groups
  public ProblemsModel(TaskRunner runner, String title, GroupTitles titles) {
    this.runner = runner;
    this.title = title;
    this.titles = titles;
  }

  /// Takes the reports there are, and the document in front.
  public void show(Map<Path, FileReport> all, Optional<Path> inFront) {
    reports = new LinkedHashMap<>(all);
    front = inFront;
    compute();
  }

  public void setWholeVault(boolean whole) {
    if (whole != wholeVault) {
      wholeVault = whole;
      changed();
    }
  }

  public boolean isWholeVault() {
    return wholeVault;
  }

  /// Shows or hides a severity.
  public void setShown(Severity severity, boolean isShown) {
    if (isShown ? hidden.remove(severity) : hidden.add(severity)) {
      changed();
    }
  }

  public boolean isShown(Severity severity) {
    return !hidden.contains(severity);
  }

  /// Keeps only problems that contain every word, in rule, message or document.
  public void setQuery(String words) {
    query = words.strip().toLowerCase(Locale.ROOT);
    changed();
  }

  public String query() {
    return query;
  }

  /// Keeps only problems of one of the nine points; 0 keeps all.
  public void setPoint(int only) {
    if (point != only) {
      point = only;
      changed();
    }
  }

  public int point() {
    return point;
  }

  public void setGrouping(Grouping by) {
    grouping = by;
    changed();
  }

  public Grouping grouping() {
    return grouping;
  }

  /// Whether there is any document to speak of.
  public boolean hasDocuments() {
    return shown.hasDocuments();
  }

  /// How many there are of each severity, before filters.
  public Map<Severity, Integer> counts() {
    return shown.counts();
  }

  /// Rules that could not look, over all documents in scope.
  public int notEvaluated() {
    return shown.notEvaluated();
  }

  /// Why they could not, the most frequent reason first.
  public Optional<String> notEvaluatedReason() {
    return shown.reason();
  }

  /// Rules whose verdict waits, over all documents in scope.
  public int deferred() {
    return shown.deferred();
  }

  /// The problems that filters leave, in the order of documents and places.
  public List<Problem> problems() {
    return shown.rows().stream()
        .filter(ProblemRow.Entry.class::isInstance)
        .map(row -> ((ProblemRow.Entry) row).problem())
        .toList();
  }

  /// The same with headings. The list is never changed; another one takes its place.
  public List<ProblemRow> rows() {
    return shown.rows();
  }

  /// How the rows differ from those that were told before.
  Patch patch() {
    return shown.patch();
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  /// Controls follow at once, the list when it is made.
  private void changed() {
    listeners.tell();
    compute();
  }

  private void compute() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    again = false;
    ProblemsQuery asked = asked();
    List<ProblemRow> before = shown.rows();
    runner.submit(title, progress -> asked.answer(titles, before), this::answered);
  }

  private ProblemsQuery asked() {
    List<String> words = query.isEmpty() ? List.of() : List.of(query.split("\\s+"));
    return new ProblemsQuery(scope(), Set.copyOf(hidden), words, point, grouping);
  }

  private void answered(Outcome<ProblemsShown> outcome) {
    running = false;
    if (outcome instanceof Outcome.Done<ProblemsShown>(ProblemsShown answer)) {
      shown = answer;
      listeners.tell();
    }
    if (again) {
      compute();
    }
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
