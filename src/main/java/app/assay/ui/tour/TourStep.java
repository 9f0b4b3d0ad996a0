package app.assay.ui.tour;

import app.assay.ui.shell.ReviewProgress;
import app.assay.ui.shell.ReviewProgress.Phase;
import java.util.List;
import java.util.Optional;

/// The steps of the tour. Which one it is follows from what is on the screen and in the file, so
/// that the tour can be left at any moment and taken up again.
public enum TourStep {
  OPEN,
  NAME,
  REVIEW,
  ROUND_A,
  EVIDENCE,
  PREVIEW,
  WRITE,
  DONE;

  /// The step that a state of things is at.
  ///
  /// @param open whether the vault of the tour is the one that is open
  /// @param named whether the reviewer has a name
  /// @param review how far the review is, absent while it is not on the screen
  /// @param written whether a document of the tour carries a confirmation of this tour
  static TourStep of(
      boolean open, boolean named, Optional<ReviewProgress> review, boolean written) {
    if (written) {
      return DONE;
    }
    if (!open) {
      return OPEN;
    }
    if (review.isEmpty()) {
      return named ? REVIEW : NAME;
    }
    ReviewProgress at = review.get();
    if (at.phase() == Phase.WRITTEN) {
      return DONE;
    }
    if (at.phase() == Phase.PREVIEW) {
      return WRITE;
    }
    if (at.decidedB() > 0) {
      return PREVIEW;
    }
    return at.isRoundB() || at.leftA() == 0 ? EVIDENCE : ROUND_A;
  }

  /// From 1 on.
  int number() {
    return List.of(values()).indexOf(this) + 1;
  }

  /// How many there are.
  static int count() {
    return values().length;
  }
}
