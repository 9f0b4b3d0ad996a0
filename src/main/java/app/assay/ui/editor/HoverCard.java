package app.assay.ui.editor;

import app.assay.ui.editor.model.FindingCard;
import java.time.Duration;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.event.EventHandler;
import javafx.scene.input.MouseEvent;
import javafx.stage.Popup;
import org.fxmisc.richtext.event.MouseOverTextEvent;
import org.jspecify.annotations.Nullable;

/// What is known of the text under the mouse, shown after a short rest and kept while the mouse is
/// on it.
final class HoverCard implements Feature {

  private static final Duration REST = Duration.ofMillis(500);
  private static final javafx.util.Duration GRACE = javafx.util.Duration.millis(300);

  private final Popup popup = new Popup();
  private final PauseTransition leaving = new PauseTransition(GRACE);
  private final EventHandler<MouseOverTextEvent> begin = this::begin;
  private final EventHandler<MouseOverTextEvent> end = e -> leaving.playFromStart();
  private final EventHandler<MouseEvent> press = e -> popup.hide();
  private @Nullable RichEditor editor;

  @Override
  public void install(RichEditor into) {
    editor = into;
    leaving.setOnFinished(e -> popup.hide());
    into.area().setMouseOverTextDelay(REST);
    into.area().addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, begin);
    into.area().addEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, end);
    into.area().addEventFilter(MouseEvent.MOUSE_PRESSED, press);
    into.onEdit((offset, removed, inserted) -> popup.hide());
  }

  @Override
  public void uninstall() {
    popup.hide();
    if (editor != null) {
      editor.area().setMouseOverTextDelay(null);
      editor.area().removeEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_BEGIN, begin);
      editor.area().removeEventHandler(MouseOverTextEvent.MOUSE_OVER_TEXT_END, end);
      editor.area().removeEventFilter(MouseEvent.MOUSE_PRESSED, press);
    }
  }

  private void begin(MouseOverTextEvent event) {
    RichEditor in = editor;
    if (in == null) {
      return;
    }
    int offset = in.area().textOffset(event.getCharacterIndex());
    List<FindingCard> cards = in.cards().cards(in.track().at(offset));
    if (cards.isEmpty()) {
      return;
    }
    CardPane pane =
        new CardPane(
            cards,
            (card, choice) -> {
              popup.hide();
              in.cards().choose(card, choice);
            });
    pane.setId("editor-hover");
    pane.setOnMouseEntered(e -> leaving.stop());
    pane.setOnMouseExited(e -> leaving.playFromStart());
    popup.getContent().setAll(pane);
    popup.show(in.area(), event.getScreenPosition().getX(), event.getScreenPosition().getY() + 12);
  }
}
