package app.assay.ui.batch.model;

/// An entry, or another candidate of the batch, that a candidate was held against.
///
/// @param source such as `vault: no-direct-db-access`
/// @param score how alike they look, 0 to 1
/// @param why why it is on the list
/// @param relation `duplicate`, `conflict`, `refines` or `unrelated`; empty while nobody said
public record Likeness(
    String source, String title, String claim, double score, String why, String relation) {}
