package app.assay.workspace;

import app.assay.text.LineIndex;
import app.assay.text.Position;
import app.assay.text.Span;

/// A span together with its lines and columns, so that it can be reported without its text.
///
/// @param span UTF-16 offsets into the text without its byte order mark
/// @param start place of the first character
/// @param end place after the last character
public record Region(Span span, Position start, Position end) {

  /// The start of a text, for what is about a file as a whole.
  public static final Region START = new Region(Span.at(0), new Position(1, 1), new Position(1, 1));

  /// The region of a span in a text.
  public static Region of(Span span, LineIndex lines) {
    return new Region(span, lines.position(span.start()), lines.position(span.end()));
  }
}
