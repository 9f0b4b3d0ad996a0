package app.assay.hitl.annotation;

import app.assay.cgd.CgdDocument;
import app.assay.finding.Finding;
import java.util.List;

/// What came of annotating a text. Nothing has been written.
public sealed interface AnnotationResult {

  /// A valid document.
  ///
  /// @param document the new document, stamped
  /// @param claims the claims in it, in order
  /// @param open findings that neither a marker nor a claim answers; they keep the document UNCLEAR
  /// @param notes sentences for the user
  record Planned(
      CgdDocument document, List<ClaimDraft> claims, List<Finding> open, List<String> notes)
      implements AnnotationResult {

    public Planned {
      claims = List.copyOf(claims);
      open = List.copyOf(open);
      notes = List.copyOf(notes);
    }
  }

  /// The text cannot become a document as it is.
  ///
  /// @param message why, and what to do
  record Refused(String message) implements AnnotationResult {}
}
