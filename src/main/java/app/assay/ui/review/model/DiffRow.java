package app.assay.ui.review.model;

/// A row of a diff.
///
/// @param text without the sign
public record DiffRow(Kind kind, String text) {

  /// What a row says.
  public enum Kind {
    /// Which part of the document follows.
    SECTION,
    /// Stays, and helps to see where one is.
    CONTEXT,
    /// Goes.
    REMOVED,
    /// Comes.
    ADDED
  }
}
