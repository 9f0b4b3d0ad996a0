package app.assay.ui.documents;

import java.nio.file.Path;

/// An offset in a document.
public record Place(Path path, int offset) {}
