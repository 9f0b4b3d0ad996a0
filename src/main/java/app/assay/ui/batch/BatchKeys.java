package app.assay.ui.batch;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// The keys of a batch, wherever in its parts the focus is: single letters while nothing is typed.
final class BatchKeys {

  /// What the keys do.
  interface Uses {

    void back();

    void enter();

    void find();

    void undo();

    /// Whether single letters mean something now.
    boolean takesLetters();

    /// What a single letter does, if anything.
    Optional<Runnable> letter(KeyCode code, boolean shift);
  }

  private final Uses uses;
  private boolean arriving;

  BatchKeys(Uses uses) {
    this.uses = uses;
  }

  void on(Node part) {
    part.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    part.addEventFilter(KeyEvent.KEY_TYPED, this::swallow);
  }

  /// A letter that opened a field is not typed into it.
  private void swallow(KeyEvent event) {
    if (arriving) {
      event.consume();
    }
    arriving = false;
  }

  private void press(KeyEvent event) {
    arriving = false;
    boolean typing = event.getTarget() instanceof TextInputControl input && input.isEditable();
    Optional<Runnable> what = Optional.empty();
    if (event.getCode() == KeyCode.ESCAPE) {
      what = Optional.of(uses::back);
    } else if (event.getCode() == KeyCode.ENTER
        && !event.isShortcutDown()
        && event.getTarget() instanceof Button button) {
      what = Optional.of(button::fire);
    } else if (event.isShortcutDown()) {
      what = shortcut(event.getCode(), typing);
    } else if (!typing && !event.isAltDown() && uses.takesLetters()) {
      what = uses.letter(event.getCode(), event.isShiftDown());
      arriving = what.isPresent();
    }
    what.ifPresent(
        act -> {
          event.consume();
          act.run();
        });
  }

  private Optional<Runnable> shortcut(KeyCode code, boolean typing) {
    return switch (code) {
      case ENTER -> Optional.of(uses::enter);
      case F -> Optional.of(uses::find);
      case Z -> typing ? Optional.empty() : Optional.of(uses::undo);
      default -> Optional.empty();
    };
  }
}
