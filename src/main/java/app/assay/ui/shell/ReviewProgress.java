package app.assay.ui.shell;

/// How far a review is, for those who look at it from outside.
///
/// @param isRoundB whether the second round is in front
/// @param leftA claims of Round A without an answer
/// @param decidedB claims of Round B with one
public record ReviewProgress(Phase phase, boolean isRoundB, long leftA, long decidedB) {

  /// What is on the screen.
  public enum Phase {
    ASKING,
    PREVIEW,
    WRITTEN
  }
}
