package app.assay.ui;

import app.assay.ui.documents.OpenDocument;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/// Brings the window up to date with documents that were written behind the editor's back: whoever
/// shows one reads it again, and the gates look at the vault anew.
final class Rereading {

  private final Models models;
  private final Set<Path> written = new LinkedHashSet<>();

  Rereading(Models models) {
    this.models = models;
  }

  /// Notes a document that was written.
  void add(Path file) {
    written.add(file);
  }

  /// Reads again what was noted; documents with changes of the user's are left to them.
  void catchUp() {
    if (written.isEmpty()) {
      return;
    }
    Optional<OpenDocument> front = models.documents.active();
    for (Path file : written) {
      models
          .documents
          .find(file)
          .filter(document -> !document.isDirty())
          .ifPresent(
              document -> {
                models.documents.close(document);
                models.documents.open(file, again -> toFront(front));
              });
    }
    written.clear();
    models.opening.refresh();
    models.ledger.refresh();
  }

  private void toFront(Optional<OpenDocument> front) {
    front.flatMap(d -> models.documents.find(d.path())).ifPresent(models.documents::activate);
  }
}
