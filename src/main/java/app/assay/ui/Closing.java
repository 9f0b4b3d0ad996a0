package app.assay.ui;

import app.assay.text.SaveResult;
import app.assay.ui.documents.Notice;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.theme.Texts;
import java.util.List;

/// Closes documents without losing what was not saved: the user decides, nothing by default.
final class Closing {

  private final Texts texts = new Texts("documents");
  private final Models models;

  Closing(Models models) {
    this.models = models;
  }

  /// Closes a document at once, or asks in a bar above it.
  void close(OpenDocument document) {
    if (!document.isDirty()) {
      models.documents.close(document);
      return;
    }
    models.documents.activate(document);
    document.notify(
        new Notice(
            texts.get("close.message", document.name()),
            true,
            List.of(
                new Notice.Way("save", texts.get("close.save"), () -> saveAndClose(document)),
                new Notice.Way("discard", texts.get("close.discard"), () -> discard(document)))));
  }

  private void saveAndClose(OpenDocument document) {
    models.saving.save(
        document,
        result -> {
          if (result instanceof SaveResult.Saved) {
            models.documents.close(document);
          }
        });
  }

  private void discard(OpenDocument document) {
    models.drafts.discard(document.path());
    document.clearNotice();
    models.documents.close(document);
  }

  /// Documents with changes that are not saved.
  List<OpenDocument> unsaved() {
    return models.documents.list().stream().filter(OpenDocument::isDirty).toList();
  }

  /// Saves all of them, then goes on when all were saved.
  void saveAll(Runnable then) {
    List<OpenDocument> waiting = unsaved();
    if (waiting.isEmpty()) {
      then.run();
      return;
    }
    models.saving.save(
        waiting.getFirst(),
        result -> {
          if (result instanceof SaveResult.Saved) {
            saveAll(then);
          } else {
            models.documents.activate(waiting.getFirst());
          }
        });
  }

  /// Lets all unsaved changes go for good.
  void discardAll() {
    unsaved().forEach(document -> models.drafts.discard(document.path()));
  }
}
