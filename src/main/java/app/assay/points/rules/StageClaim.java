package app.assay.points.rules;

import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.text.Span;

/// A sentence that says how far a thing has come.
///
/// @param stage what has or has not happened to it
/// @param verb the stem of the word that says so
/// @param reached whether it has
/// @param place from the thing to the word
/// @param subject the words of the thing
/// @param around all words of the sentence
record StageClaim(
    PlacedBlock block,
    Sentence sentence,
    Stage stage,
    int verb,
    boolean reached,
    Span place,
    StemSet subject,
    StemSet around) {

  /// What happens to a thing, one after the other.
  enum Stage {
    APPROVED,
    SIGNED,
    BEGUN,
    BUILT,
    DONE,
    LIVE,
    /// Said of what waits for a decision.
    ANY,
    /// Said of what is to be built or begun.
    PLANNED
  }

  /// One says that it has come so far, the other that it has not.
  boolean excludes(StageClaim other) {
    if (reached == other.reached) {
      return false;
    }
    return reached ? rulesOut(other.stage, other.verb) : other.rulesOut(stage, verb);
  }

  /// What has reached this stage is past that one.
  private boolean rulesOut(Stage open, int word) {
    return switch (open) {
      case ANY -> stage == Stage.APPROVED || stage == Stage.DONE || stage == Stage.SIGNED;
      case PLANNED -> stage.compareTo(Stage.BUILT) >= 0;
      case BEGUN -> stage.compareTo(Stage.BEGUN) >= 0;
      case BUILT -> word == verb || stage == Stage.LIVE;
      case APPROVED, SIGNED, DONE, LIVE -> stage == open;
    };
  }
}
