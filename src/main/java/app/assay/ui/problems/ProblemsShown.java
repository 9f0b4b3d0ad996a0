package app.assay.ui.problems;

import app.assay.finding.Severity;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What the list of problems shows.
///
/// @param rows problems with headings, as filters and grouping leave them
/// @param counts how many there are of each severity, before filters
/// @param notEvaluated rules that could not look, over all documents in scope
/// @param reason why they could not, the most frequent one
/// @param deferred rules whose verdict waits, over all documents in scope
/// @param hasDocuments whether there is any document to speak of
/// @param patch how the rows differ from those before
record ProblemsShown(
    List<ProblemRow> rows,
    Map<Severity, Integer> counts,
    int notEvaluated,
    Optional<String> reason,
    int deferred,
    boolean hasDocuments,
    Patch patch) {

  /// Nothing has been computed yet.
  static final ProblemsShown NOTHING =
      new ProblemsShown(
          List.of(), Map.of(), 0, Optional.empty(), 0, false, new Patch(List.of(), 0, 0, 0));

  /// The rows of `base` from `from` to `oldEnd` became those from `from` to `newEnd`; all others
  /// are equal.
  record Patch(List<ProblemRow> base, int from, int oldEnd, int newEnd) {

    /// The smallest patch between two lists.
    static Patch between(List<ProblemRow> old, List<ProblemRow> fresh) {
      int shorter = Math.min(old.size(), fresh.size());
      int from = 0;
      while (from < shorter && old.get(from).equals(fresh.get(from))) {
        from++;
      }
      int tail = 0;
      while (tail < shorter - from
          && old.get(old.size() - 1 - tail).equals(fresh.get(fresh.size() - 1 - tail))) {
        tail++;
      }
      return new Patch(old, from, old.size() - tail, fresh.size() - tail);
    }

    boolean isEmpty() {
      return from == oldEnd && from == newEnd;
    }
  }
}
