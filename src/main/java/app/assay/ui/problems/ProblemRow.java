package app.assay.ui.problems;

/// A row of the list.
public sealed interface ProblemRow {

  /// A heading above the problems of a group.
  record Heading(String title, int count) implements ProblemRow {}

  /// A problem.
  record Entry(Problem problem) implements ProblemRow {}
}
