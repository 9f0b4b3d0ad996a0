package app.assay.ui.review.model;

/// How far a review is.
///
/// @param decided answered by True, False or Estimated
/// @param left not answered, or skipped
/// @param disagrees answered by False
public record Counts(int decided, int left, int disagrees) {

  public int total() {
    return decided + left;
  }

  /// The decided part from 0 to 1.
  public double fraction() {
    return total() == 0 ? 0 : (double) decided / total();
  }
}
