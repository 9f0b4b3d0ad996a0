package app.assay.ui.review.model;

import app.assay.text.Span;
import java.util.List;

/// A row of a diff.
///
/// @param text without the sign
/// @param marks the words in it that differ from its counterpart
public record DiffRow(Kind kind, String text, List<Span> marks) {

  public DiffRow {
    marks = List.copyOf(marks);
  }

  DiffRow(Kind kind, String text) {
    this(kind, text, List.of());
  }

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
