package app.assay.ui;

import app.assay.hitl.BlockReview;
import app.assay.ledger.Ledger;
import app.assay.ui.action.Actions;
import app.assay.ui.bulk.BulkModel;
import app.assay.ui.bulk.BulkTools;
import app.assay.ui.bulk.BulkView;
import app.assay.ui.change.ChangeCard;
import app.assay.ui.change.ChangeForm;
import app.assay.ui.change.ChangeModel;
import app.assay.ui.change.ChangeTools;
import app.assay.ui.change.DemotionForm;
import app.assay.ui.change.ExclusionForm;
import app.assay.ui.change.InclusionForm;
import app.assay.ui.change.MigrationForm;
import app.assay.ui.change.PromotionForm;
import app.assay.ui.documents.DocumentPane;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.Frame;
import app.assay.ui.sot.SotModel;
import app.assay.ui.sot.SotView;
import app.assay.ui.status.StatusModel;
import app.assay.ui.status.StatusView;
import app.assay.workspace.BulkChange;
import app.assay.workspace.BulkMigration;
import app.assay.workspace.BulkRecipe;
import app.assay.workspace.Input;
import app.assay.workspace.Reading;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;

/// The screens that look at the whole vault and cover the frame for a while, and the cards that ask
/// about a change of the document in front.
final class Screens {

  private final Models models;
  private final Frame frame;
  private final Navigation navigation;

  Screens(Models models, Frame frame, Navigation navigation) {
    this.models = models;
    this.frame = frame;
    this.navigation = navigation;
  }

  /// Adds the ways to the screens.
  void addTo(Actions actions) {
    BooleanSupplier vault = () -> models.vault.vault().isPresent();
    BooleanSupplier open = () -> models.documents.active().isPresent();
    actions
        .add("view.status", "Alt+2", vault, this::status)
        .add("view.sources", "Alt+3", vault, this::sources)
        .add(
            "edit.exclude",
            "Ctrl+Shift+X",
            open,
            () ->
                change(
                    (document, pane) ->
                        new ExclusionForm(pane.editor().selection(), document.text().text())))
        .add(
            "edit.include",
            "Ctrl+Shift+I",
            open,
            () ->
                change(
                    (document, pane) ->
                        new InclusionForm(pane.editor().selection(), ledgered(document.path()))))
        .add(
            "edit.promote",
            "",
            open,
            () ->
                change(
                    (document, pane) ->
                        new PromotionForm(models.preferences.settings().reviewer())))
        .add(
            "file.migrate",
            "Ctrl+Shift+D",
            vault,
            () -> bulk(new BulkMigration(models.files), "migration"))
        .add("file.recipes", "", vault, () -> bulk(new BulkRecipe(models.files), "recipe"))
        .add(
            "edit.migrate",
            "Ctrl+Shift+B",
            open,
            () -> change((document, pane) -> new MigrationForm(() -> origin(document))))
        .add("edit.demote", "", open, () -> change((document, pane) -> new DemotionForm()));
  }

  /// Asks about a change of the document in front.
  private void change(BiFunction<OpenDocument, DocumentPane, ChangeForm> form) {
    navigation.inFront(
        pane ->
            frame
                .overlay()
                .show(
                    new ChangeCard(
                        new ChangeModel(
                            pane.document(), changes(), form.apply(pane.document(), pane)),
                        frame.overlay()::close)));
  }

  private Optional<byte[]> origin(OpenDocument document) {
    return Reading.origin(new Input.OnDisk(document.path(), document.name()), models.files);
  }

  /// Shows what a change would do to all documents of the vault.
  private void bulk(BulkChange change, String key) {
    Rereading rereading = new Rereading(models);
    BulkTools tools =
        new BulkTools(
            models.vault.vault().orElseThrow(),
            models.outside.runner(),
            models.files,
            models.undo,
            models::context,
            file -> models.documents.find(file).filter(OpenDocument::isDirty).isPresent(),
            file -> {
              rereading.add(file);
              if (!frame.isCovered()) {
                rereading.catchUp();
              }
            },
            models.announcer::say);
    frame.cover(
        new BulkView(
            new BulkModel(tools, change, key),
            this::leave,
            () -> Platform.runLater(rereading::catchUp)));
  }

  private ChangeTools changes() {
    return new ChangeTools(
        models.outside.runner(), models::context, models.undo, models.announcer::say, this::reread);
  }

  /// Shows a document anew that was written behind the editor; the keyboard stays with it.
  private void reread(Path file) {
    boolean inFront = models.documents.active().filter(d -> d.path().equals(file)).isPresent();
    Rereading rereading = new Rereading(models);
    rereading.add(file);
    rereading.catchUp();
    if (inFront) {
      models.documents.open(file, again -> navigation.focusEditor());
    }
  }

  private InclusionForm.Ledgered ledgered(Path document) {
    Path root = models.rootOf(document);
    return new InclusionForm.Ledgered(
        new BlockReview(
            models.files, Ledger.open(root, models.outside.clock()), ReviewScreens.PROGRAM),
        document,
        root.relativize(document).toString().replace('\\', '/'));
  }

  private void status() {
    frame.cover(
        new StatusView(new StatusModel(models.vault, this::today), navigation::open, this::leave));
  }

  private void sources() {
    frame.cover(
        new SotView(
            new SotModel(models.vault, models.files, models.outside.runner(), today()),
            navigation::jump,
            this::leave));
  }

  private LocalDate today() {
    return LocalDate.ofInstant(models.outside.clock().instant(), ZoneOffset.UTC);
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }
}
