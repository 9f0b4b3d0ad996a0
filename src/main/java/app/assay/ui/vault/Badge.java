package app.assay.ui.vault;

/// A chip beside a document's name.
///
/// @param style a severity's label, `good`, or empty
/// @param spoken the same for those who hear it
public record Badge(String text, String style, String spoken) {}
