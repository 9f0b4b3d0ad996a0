package app.assay.workspace;

/// A finding that the document itself allows, which every report lists with its reason.
///
/// @param finding what was found
/// @param reason the document's words
public record WaivedFinding(PlacedFinding finding, String reason) {}
