package app.assay.ui.documents;

import javafx.scene.layout.Region;

/// Something shown beside a document's text.
///
/// @param close called once it is taken away
public record Beside(Region node, Runnable close) {}
