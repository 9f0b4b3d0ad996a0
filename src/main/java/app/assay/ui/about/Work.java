package app.assay.ui.about;

/// A work of others that the program contains.
///
/// @param licence as its own metadata names it, empty where that is not at hand
public record Work(String name, String version, String licence) {}
