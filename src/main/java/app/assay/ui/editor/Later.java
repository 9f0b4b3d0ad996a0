package app.assay.ui.editor;

import javafx.application.Platform;

/// Does something once after the present event, however often it is asked for.
final class Later {

  private final Runnable action;
  private boolean asked;

  Later(Runnable action) {
    this.action = action;
  }

  void ask() {
    if (!asked) {
      asked = true;
      Platform.runLater(
          () -> {
            asked = false;
            action.run();
          });
    }
  }
}
