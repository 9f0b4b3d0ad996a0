package app.assay.cgd;

import app.assay.text.Span;

/// A line that is, or tries to be, an exclusion marker (FS §8.2.1).
///
/// @param id the id, empty where malformed
/// @param line the line without its break
public record ExclusionMarker(Kind kind, String id, Span line) {

  /// What the line is.
  public enum Kind {
    BEGIN,
    END,
    /// Extra attributes, wrong case, or other text on the line (E-EX00).
    MALFORMED
  }
}
