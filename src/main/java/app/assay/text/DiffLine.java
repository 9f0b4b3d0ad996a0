package app.assay.text;

import java.util.List;

/// One line of a difference.
///
/// @param text the line without its break
/// @param beforeLine 1-based number in the text before, 0 for an added line
/// @param afterLine 1-based number in the text after, 0 for a removed line
/// @param marks the characters of `text` that differ from the line's counterpart; empty where there
///   is none or where nothing is common
public record DiffLine(Kind kind, String text, int beforeLine, int afterLine, List<Span> marks) {

  /// What happened to a line.
  public enum Kind {
    KEPT,
    REMOVED,
    ADDED
  }

  public DiffLine {
    marks = List.copyOf(marks);
  }
}
