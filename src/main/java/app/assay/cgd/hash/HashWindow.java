package app.assay.cgd.hash;

import app.assay.text.FenceState;
import app.assay.text.Span;

/// The stretch of a document that its hash covers (CLARITY_GATE_FORMAT_SPEC §2.1.1 and §2.3).
///
/// @param start offset after the first line that ends in `---`
/// @param end offset of the end marker; before `start` when the marker comes first, and then the
///   hash is that of an empty document
public record HashWindow(int start, int end) {

  static final String DELIMITER = "---";
  static final String MARKER = "<!-- CLARITY_GATE_END -->";

  /// True when the end marker stands before the opening delimiter.
  public boolean isInverted() {
    return end < start;
  }

  /// The covered stretch, empty when inverted.
  public Span span() {
    return new Span(start, Math.max(start, end));
  }

  /// Which end marker closes the window.
  enum Marker {
    FIRST_OUTSIDE_FENCES,
    FIRST
  }

  /// What a search found.
  sealed interface Search {
    record Found(HashWindow window) implements Search {}

    record Missing(String message) implements Search {}
  }

  static Search find(String text, Marker rule) {
    int start = -1;
    int end = rule == Marker.FIRST ? text.indexOf(MARKER) : -1;
    boolean seekEnd = rule == Marker.FIRST_OUTSIDE_FENCES;
    FenceState fence = new FenceState();
    LineCursor line = new LineCursor(text, new Span(0, text.length()));
    while ((start < 0 || seekEnd) && line.next()) {
      if (start < 0 && line.hasBreak() && endsInDelimiter(text, line.start(), line.end())) {
        start = line.after();
      }
      if (seekEnd) {
        // The marker is looked for before this line may open or close a fence, as the reference
        // does: it counts on an opening line and not on a closing one.
        if (!fence.isOpen()) {
          end = text.indexOf(MARKER, line.start(), line.end());
          seekEnd = end < 0;
        }
        fence.accept(text, line.start(), line.end());
      }
    }
    if (start < 0) {
      return new Search.Missing(
          "No hash: no line ends in `---`, so the front matter has no beginning.");
    }
    if (end < 0) {
      return new Search.Missing(
          rule == Marker.FIRST
              ? "No hash: the end marker `" + MARKER + "` is missing."
              : "No hash: the end marker `" + MARKER + "` is missing outside fenced code.");
    }
    return new Search.Found(new HashWindow(start, end));
  }

  private static boolean endsInDelimiter(String text, int from, int to) {
    return to - from >= DELIMITER.length() && text.startsWith(DELIMITER, to - DELIMITER.length());
  }
}
