package app.assay.ui.problems;

/// By what problems are put together.
public enum Grouping {
  NONE,
  SEVERITY,
  POINT,
  RULE,
  DOCUMENT
}
