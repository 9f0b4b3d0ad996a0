package app.assay.ui;

import app.assay.points.check.Sensitivity;
import app.assay.ui.documents.Checked;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.points.PointsModel.Front;
import app.assay.workspace.FileReport;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/// What one model tells another: an open document's check counts in the tree, the problems are
/// those of the tree and the tabs, the details know the ledger. What is not under the caret follows
/// a little later, each in its turn, so that typing never waits for a list.
final class Links {

  private static final int LIST_MILLIS = 200;

  private final Models models;
  private final Consumer<Runnable> settled;
  private final Map<OpenDocument, Checked> seen = new HashMap<>();
  private Sensitivity sensitivity;

  Links(Models models) {
    this.models = models;
    settled = models.outside.pauses().apply(LIST_MILLIS);
    sensitivity = models.preferences.sensitivity();
  }

  void connect() {
    models.preferences.onChange(this::preferred);
    models.documents.onDocument(this::checked);
    models.documents.onChange(this::lists);
    models.points.onChange(
        () -> {
          models.problems.setPoint(models.points.alone().orElse(0));
          models.problems.setWholeVault(models.points.isWholeVault());
        });
    models.problems.onChange(() -> models.points.setWholeVault(models.problems.isWholeVault()));
    models.vault.onChange(this::lists);
    models.vault.onChange(models.judging.questions()::follow);
    models.judging.questions().onChange(models.details::refresh);
    models.documents.onTrouble(models.announcer::say);
    models.ledger.onChange(models.details::refresh);
    models.documents.onChange(() -> models.documents.list().forEach(models.drafts::follow));
  }

  /// Everything was checked by another measure.
  private void preferred() {
    if (models.preferences.sensitivity() != sensitivity) {
      sensitivity = models.preferences.sensitivity();
      models.documents.checkAgain();
      models.opening.refresh();
    }
  }

  // A new check is told on, though it may be equal to the one before.
  @SuppressWarnings("ReferenceEquality")
  private void checked(OpenDocument document) {
    Optional<Checked> fresh = document.fresh();
    if (fresh.isPresent() && seen.put(document, fresh.get()) != fresh.get()) {
      Executor later = models.outside.delivery();
      later.execute(
          () -> {
            document.fresh().ifPresent(c -> models.vault.put(document.path(), c.report()));
            later.execute(() -> models.points.show(front(), reports()));
          });
      settled.accept(() -> later.execute(this::lists));
    }
  }

  private Optional<Front> front() {
    return models.documents.active().map(Links::front);
  }

  private static Front front(OpenDocument document) {
    return new Front(
        document.path(),
        document.name(),
        document.checked().map(Checked::report),
        document.fresh().filter(Checked::isDocument).map(Checked::pointsPassed));
  }

  private Map<Path, FileReport> reports() {
    Map<Path, FileReport> reports = new LinkedHashMap<>(models.vault.reports());
    models
        .documents
        .list()
        .forEach(d -> d.checked().ifPresent(c -> reports.put(d.path(), c.report())));
    return reports;
  }

  private void lists() {
    Map<Path, FileReport> reports = reports();
    models.points.show(front(), reports);
    models.problems.show(reports, models.documents.active().map(OpenDocument::path));
    models.documents.active().ifPresent(d -> models.judging.questions().changed(d.path()));
  }
}
