package app.assay.ui.problems;

import app.assay.ui.problems.ProblemsShown.Patch;
import java.util.List;
import javafx.collections.ObservableListBase;

/// The rows on the screen. Another list takes their place without a copy, and the control is told
/// only of the rows that differ, so that thousands of rows cost no more than those in sight.
final class RowList extends ObservableListBase<ProblemRow> {

  private List<ProblemRow> rows = List.of();

  /// Whether it is these rows, not only equal ones.
  @SuppressWarnings("ReferenceEquality")
  boolean shows(List<ProblemRow> others) {
    return rows == others;
  }

  /// Shows other rows.
  ///
  /// @param patch how they differ from those that it names
  @SuppressWarnings("ReferenceEquality")
  void show(List<ProblemRow> fresh, Patch patch) {
    Patch all = new Patch(rows, 0, rows.size(), fresh.size());
    Patch change = patch.base() == rows ? patch : all;
    List<ProblemRow> removed = rows.subList(change.from(), change.oldEnd());
    beginChange();
    rows = fresh;
    if (!change.isEmpty()) {
      nextReplace(change.from(), change.newEnd(), removed);
    }
    endChange();
  }

  /// The first row that is about the same thing, or -1.
  int indexOfSame(ProblemRow row) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).isSame(row)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public ProblemRow get(int index) {
    return rows.get(index);
  }

  @Override
  public int size() {
    return rows.size();
  }
}
