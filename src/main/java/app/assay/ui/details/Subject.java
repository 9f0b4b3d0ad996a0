package app.assay.ui.details;

import app.assay.workspace.ClaimReport;
import app.assay.workspace.PlacedFinding;
import java.nio.file.Path;

/// What the details are about.
public sealed interface Subject {

  /// Nothing is selected.
  record Nothing() implements Subject {}

  /// A finding of a document.
  ///
  /// @param shown the document's name inside the vault
  record OfFinding(Path path, String shown, PlacedFinding finding) implements Subject {}

  /// A claim of a document.
  ///
  /// @param shown the document's name inside the vault
  record OfClaim(Path path, String shown, ClaimReport claim) implements Subject {}
}
