package app.assay.ui;

import app.assay.ui.documents.Beside;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.preview.PreviewModel;
import app.assay.ui.preview.PreviewPane;
import app.assay.ui.preview.Rendering;

/// Makes previews of open documents.
final class Previews {

  private static final int LATER_MILLIS = 300;
  private static final int LIMIT_MILLIS = 4_000;

  private final Models models;
  private final Rendering rendering = new Rendering();

  Previews(Models models) {
    this.models = models;
  }

  Beside of(OpenDocument document) {
    PreviewModel model =
        new PreviewModel(
            document.text(),
            rendering,
            models.outside.runner(),
            models.outside.pauses().apply(LATER_MILLIS),
            models.outside.pauses().apply(LIMIT_MILLIS));
    return new Beside(new PreviewPane(model), model::close);
  }
}
