package app.assay.ui.editor;

import javafx.event.EventHandler;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/// The keys that belong to the text: problems, fixes and finding. The window may bind others.
final class EditorKeys implements Feature {

  private static final KeyCombination NEXT = new KeyCodeCombination(KeyCode.F2);
  private static final KeyCombination PREVIOUS =
      new KeyCodeCombination(KeyCode.F2, KeyCombination.SHIFT_DOWN);
  private static final KeyCombination FIXES =
      new KeyCodeCombination(KeyCode.ENTER, KeyCombination.ALT_DOWN);
  private static final KeyCombination FIND =
      new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN);
  private static final KeyCombination REDO =
      new KeyCodeCombination(KeyCode.Z, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);

  private final EventHandler<KeyEvent> keys = this::press;
  private @Nullable RichEditor editor;

  @Override
  public void install(RichEditor into) {
    editor = into;
    into.area().addEventFilter(KeyEvent.KEY_PRESSED, keys);
  }

  @Override
  public void uninstall() {
    if (editor != null) {
      editor.area().removeEventFilter(KeyEvent.KEY_PRESSED, keys);
    }
  }

  private void press(KeyEvent event) {
    RichEditor in = editor;
    if (in == null) {
      return;
    }
    if (NEXT.match(event)) {
      in.nextProblem();
    } else if (PREVIOUS.match(event)) {
      in.previousProblem();
    } else if (FIXES.match(event)) {
      in.showFixes();
    } else if (FIND.match(event)) {
      in.find();
    } else if (REDO.match(event)) {
      in.area().redo();
    } else {
      return;
    }
    event.consume();
  }
}
