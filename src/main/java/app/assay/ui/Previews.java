package app.assay.ui;

import app.assay.ui.documents.OpenDocument;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/// Makes previews.
final class Previews {
  Previews(Models models) {}

  Region of(OpenDocument document) {
    return new Label();
  }
}
