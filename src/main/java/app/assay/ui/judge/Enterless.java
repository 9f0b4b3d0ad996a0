package app.assay.ui.judge;

import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Buttons that Space presses and Enter alone does not.
final class Enterless {

  private Enterless() {}

  static <B extends ButtonBase> B of(B button) {
    button.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (event.getCode() == KeyCode.ENTER && !event.isShortcutDown()) {
            event.consume();
          }
        });
    return button;
  }
}
