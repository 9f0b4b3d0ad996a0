package app.assay.ui;

import app.assay.ui.documents.Checked;
import app.assay.ui.documents.OpenDocument;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What one model tells another: an open document's check counts in the tree, the problems are
/// those of the tree and the tabs, the details know the ledger.
final class Links {

  private final Models models;
  private final Map<OpenDocument, Long> seen = new HashMap<>();

  Links(Models models) {
    this.models = models;
  }

  void connect() {
    models.documents.onDocument(this::checked);
    models.documents.onChange(this::problems);
    models.vault.onChange(this::problems);
    models.documents.onTrouble(models.announcer::say);
    models.ledger.onChange(models.details::refresh);
    models.documents.onChange(() -> models.documents.list().forEach(models.drafts::follow));
  }

  private void checked(OpenDocument document) {
    Optional<Checked> fresh = document.fresh();
    if (fresh.isPresent() && isNew(document, fresh.get().revision())) {
      models.vault.put(document.path(), fresh.get().report());
      problems();
    }
  }

  private boolean isNew(OpenDocument document, Long revision) {
    return !revision.equals(seen.put(document, revision));
  }

  private void problems() {
    Map<Path, FileReport> reports = new LinkedHashMap<>(models.vault.reports());
    models
        .documents
        .list()
        .forEach(d -> d.checked().ifPresent(c -> reports.put(d.path(), c.report())));
    models.problems.show(reports, models.documents.active().map(OpenDocument::path));
  }
}
