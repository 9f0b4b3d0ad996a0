package app.assay.ui.review.model;

/// A document of the scope that could not be asked about.
///
/// @param name the file's name
/// @param reason a sentence: why, and what to do
public record LeftOut(String name, String reason) {}
