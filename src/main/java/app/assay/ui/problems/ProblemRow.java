package app.assay.ui.problems;

/// A row of the list.
public sealed interface ProblemRow {

  /// A heading above the problems of a group.
  record Heading(String title, int count) implements ProblemRow {

    @Override
    public boolean isSame(ProblemRow other) {
      return other instanceof Heading heading && heading.title.equals(title);
    }
  }

  /// A problem.
  record Entry(Problem problem) implements ProblemRow {

    @Override
    public boolean isSame(ProblemRow other) {
      return other instanceof Entry entry
          && entry.problem.finding().lineHash().equals(problem.finding().lineHash())
          && entry.problem.finding().rule().equals(problem.finding().rule())
          && entry.problem.path().equals(problem.path());
    }
  }

  /// Whether it is about the same thing, perhaps at another place of its document by now.
  boolean isSame(ProblemRow other);
}
