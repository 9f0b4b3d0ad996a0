package app.assay.ui;

import app.assay.ui.action.Actions;
import app.assay.ui.shell.Frame;
import app.assay.ui.status.StatusModel;
import app.assay.ui.status.StatusView;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.function.BooleanSupplier;

/// The screens that look at the whole vault and cover the frame for a while.
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
    actions.add("view.status", "Alt+2", vault, this::status);
  }

  private void status() {
    frame.cover(
        new StatusView(new StatusModel(models.vault, this::today), navigation::open, this::leave));
  }

  private LocalDate today() {
    return LocalDate.ofInstant(models.outside.clock().instant(), ZoneOffset.UTC);
  }

  private void leave() {
    frame.uncover();
    navigation.focusEditor();
  }
}
