package app.assay.ui.editor;

import app.assay.ui.editor.model.FindingCard;
import java.util.List;
import java.util.Optional;
import javafx.event.EventHandler;
import javafx.geometry.Bounds;
import javafx.scene.input.KeyEvent;
import javafx.stage.Popup;
import org.jspecify.annotations.Nullable;

/// The fixes for what stands at the caret, run by the keyboard while the text keeps the focus.
final class FixPopup implements Feature {

  private final Popup popup = new Popup();
  private final EventHandler<KeyEvent> keys = this::press;
  private @Nullable RichEditor editor;
  private @Nullable CardPane pane;

  @Override
  public void install(RichEditor into) {
    editor = into;
    popup.setAutoHide(true);
    popup.setHideOnEscape(true);
    into.area().addEventFilter(KeyEvent.KEY_PRESSED, keys);
  }

  @Override
  public void uninstall() {
    popup.hide();
    if (editor != null) {
      editor.area().removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
  }

  /// Opens below the caret; does nothing where there is nothing to say.
  void show() {
    RichEditor in = editor;
    if (in == null) {
      return;
    }
    List<FindingCard> cards = in.cards().cards(in.track().at(in.caret()));
    Optional<Bounds> caret = in.area().getCaretBounds();
    if (cards.isEmpty() || caret.isEmpty()) {
      return;
    }
    CardPane fresh =
        new CardPane(
            cards,
            (card, choice) -> {
              popup.hide();
              in.cards().choose(card, choice);
            });
    fresh.setId("editor-fixes");
    fresh.setAccessibleText(in.texts().get("fixes.accessible"));
    pane = fresh;
    popup.getContent().setAll(fresh);
    popup.show(in.area(), caret.get().getMinX(), caret.get().getMaxY() + 2);
  }

  private void press(KeyEvent event) {
    CardPane shown = pane;
    if (!popup.isShowing() || shown == null || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case UP -> shown.move(-1);
      case DOWN -> shown.move(1);
      case ENTER -> shown.choose();
      case ESCAPE -> popup.hide();
      default -> {
        popup.hide();
        return;
      }
    }
    event.consume();
  }
}
