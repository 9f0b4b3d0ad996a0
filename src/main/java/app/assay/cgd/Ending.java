package app.assay.cgd;

import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// The end of a document: marker and status line (FS §2.3, §2.7).
///
/// @param markers every end marker outside fences, in order; the first ends the document
/// @param firstAnywhere the first end marker even inside a fence, by which generation B of the hash
///   cuts
/// @param beside characters other than white space before or after the first marker on its line
/// @param status the line after the first marker's line
/// @param after everything behind the status line
public record Ending(
    List<Span> markers,
    Optional<Span> firstAnywhere,
    Optional<Span> beside,
    Optional<StatusLine> status,
    Span after) {

  /// The marker's exact characters.
  public static final String MARKER = "<!-- CLARITY_GATE_END -->";

  public Ending {
    markers = List.copyOf(markers);
  }

  /// The marker that ends the document.
  public Optional<Span> marker() {
    return markers.stream().findFirst();
  }

  /// `Clarity Gate: <clarity-status> | <hitl-status>`.
  ///
  /// @param line the line without its break
  /// @param clarity the first word, where the line has the form at all
  /// @param hitl the second word, where the line has the form at all
  public record StatusLine(Span line, Optional<Span> clarity, Optional<Span> hitl) {}
}
