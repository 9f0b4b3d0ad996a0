package app.assay.ui.action;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Hands keys to actions. Keys with Ctrl, Alt or F come before the control that has the focus;
/// plain ones, such as Esc, only reach an action when no control wanted them. Undo inside a small
/// text field stays with the field.
public final class KeyDispatcher {

  private static final Map<KeyCode, String> NAMES =
      Map.of(
          KeyCode.ESCAPE, "Esc",
          KeyCode.COMMA, ",",
          KeyCode.PERIOD, ".",
          KeyCode.BACK_SPACE, "Backspace",
          KeyCode.PAGE_UP, "PageUp",
          KeyCode.PAGE_DOWN, "PageDown");
  private static final Set<String> OF_FIELDS = Set.of("Ctrl+Z", "Ctrl+Shift+Z");

  private final KeyMap keys;
  private final BooleanSupplier open;

  /// @param open whether the frame takes keys now; not while something covers it
  public KeyDispatcher(KeyMap keys, BooleanSupplier open) {
    this.keys = keys;
    this.open = open;
  }

  public void install(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> press(scene, event, false));
    scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> press(scene, event, true));
  }

  private void press(Scene scene, KeyEvent event, boolean leftOver) {
    if (event.isConsumed() || !open.getAsBoolean()) {
      return;
    }
    KeyStroke stroke = stroke(event);
    boolean plain =
        !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
    boolean fields =
        scene.getFocusOwner() instanceof TextInputControl && OF_FIELDS.contains(stroke.text());
    if (plain != leftOver || fields) {
      return;
    }
    Optional<Action> action = keys.actionFor(stroke);
    if (action.isPresent()) {
      event.consume();
      action.get().run().run();
    }
  }

  /// What a key event presses.
  public static KeyStroke stroke(KeyEvent event) {
    KeyCode code = event.getCode();
    String name = NAMES.getOrDefault(code, code.getName());
    String key = KeyStroke.parse(name).map(KeyStroke::text).orElse(name.toUpperCase(Locale.ROOT));
    return KeyStroke.of(event.isShortcutDown(), event.isAltDown(), event.isShiftDown(), key);
  }
}
