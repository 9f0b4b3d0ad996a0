package app.assay.distillery.candidate;

/// How the candidates of a batch are written down.
public enum BatchShape {
  /// An array of candidates.
  ARRAY,
  /// An object with pull requests, each with candidates and perhaps verdicts.
  PULLS,
  /// An object with entries that are accepted or rejected.
  CHANGESET,
  /// One candidate a line.
  LINES,
  /// One candidate.
  SINGLE
}
