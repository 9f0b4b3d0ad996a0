package app.assay.ui.review.model;

import java.nio.file.Path;

/// A claim among all that are reviewed.
///
/// @param file the document's file
/// @param claim 0-based place in `hitl-claims`
public record ClaimKey(Path file, int claim) {}
