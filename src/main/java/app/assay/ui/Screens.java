package app.assay.ui;

import app.assay.ui.action.Actions;
import app.assay.ui.change.ChangeCard;
import app.assay.ui.change.ChangeForm;
import app.assay.ui.change.ChangeModel;
import app.assay.ui.change.DemotionForm;
import app.assay.ui.change.ExclusionForm;
import app.assay.ui.change.InclusionForm;
import app.assay.ui.change.PromotionForm;
import app.assay.ui.documents.DocumentPane;
import app.assay.ui.documents.OpenDocument;
import app.assay.ui.shell.Frame;
import app.assay.ui.sot.SotModel;
import app.assay.ui.sot.SotView;
import app.assay.ui.status.StatusModel;
import app.assay.ui.status.StatusView;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

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
            () -> change((document, pane) -> new InclusionForm(pane.editor().caret())))
        .add(
            "edit.promote",
            "",
            open,
            () ->
                change(
                    (document, pane) ->
                        new PromotionForm(models.preferences.settings().reviewer())))
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
                            pane.document(),
                            models::context,
                            models.outside.runner(),
                            form.apply(pane.document(), pane)),
                        frame.overlay()::close)));
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
