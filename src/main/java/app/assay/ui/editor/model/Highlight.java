package app.assay.ui.editor.model;

import app.assay.finding.Severity;
import app.assay.text.Span;

/// A mark on the text: a finding, a claim or an exclusion.
///
/// @param span where, in the text of the editor
/// @param kind what, decides colour and shape
/// @param point the verification point 1 to 9, or 0
/// @param id what the mark stands for, given back in every call: a finding's key, a claim id
/// @param label what a chip at the end of the line says, "claim B · pending"; empty for none
public record Highlight(Span span, Kind kind, int point, String id, String label) {

  /// What is marked, the heaviest first.
  public enum Kind {
    ERROR,
    CRITICAL,
    WARNING,
    TEMPORAL,
    VERIFIABLE,
    INFO,
    CLAIM_PENDING,
    CLAIM_CONFIRMED,
    EXCLUSION;

    /// The mark of a finding of this severity.
    public static Kind of(Severity severity) {
      return valueOf(severity.name());
    }

    /// True for a finding: it stands in the gutter and is a stop of F2.
    public boolean isProblem() {
      return switch (this) {
        case ERROR, CRITICAL, WARNING, TEMPORAL, VERIFIABLE, INFO -> true;
        case CLAIM_PENDING, CLAIM_CONFIRMED, EXCLUSION -> false;
      };
    }

    /// True for a claim.
    public boolean isClaim() {
      return this == CLAIM_PENDING || this == CLAIM_CONFIRMED;
    }
  }

  /// True for a finding of one of the nine points.
  public boolean isOfPoints() {
    return kind.isProblem() && point > 0;
  }

  /// A mark without a chip.
  public Highlight(Span span, Kind kind, int point, String id) {
    this(span, kind, point, id, "");
  }

  /// The same mark elsewhere.
  public Highlight at(Span moved) {
    return new Highlight(moved, kind, point, id, label);
  }
}
