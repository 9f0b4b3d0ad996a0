package app.assay.ui.settings;

import app.assay.ui.action.Action;
import app.assay.ui.action.KeyDispatcher;
import app.assay.ui.action.KeyMap;
import app.assay.ui.action.KeyStroke;
import app.assay.ui.theme.Texts;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A field that takes the next key that is pressed as the key of an action. Backspace gives the
/// default back; a key that another action has is refused.
final class KeyField extends TextField {

  private static final Set<KeyCode> ALONE =
      Set.of(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.ALT, KeyCode.META, KeyCode.TAB);

  private final Action action;
  private final KeyMap keys;
  private final Preferences preferences;
  private final Consumer<String> refused;
  private final Texts texts;

  KeyField(
      Action action, KeyMap keys, Preferences preferences, Texts texts, Consumer<String> refused) {
    this.action = action;
    this.keys = keys;
    this.preferences = preferences;
    this.texts = texts;
    this.refused = refused;
    setId("key-" + action.id());
    setEditable(false);
    getStyleClass().add("key-field");
    setPromptText(texts.get("key.none"));
    setAccessibleText(texts.get("key.accessible", action.title()));
    addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    follow();
  }

  private void follow() {
    setText(keys.keyOf(action.id()).map(KeyStroke::text).orElse(""));
  }

  private void press(KeyEvent event) {
    boolean leave = event.getCode() == KeyCode.ESCAPE && event.getText().isEmpty();
    if (ALONE.contains(event.getCode()) || leave) {
      return;
    }
    event.consume();
    KeyStroke stroke = KeyDispatcher.stroke(event);
    if (event.getCode() == KeyCode.BACK_SPACE) {
      preferences.change(s -> s.withKey(action.id(), ""));
      refused.accept("");
      follow();
      return;
    }
    boolean plain =
        !event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey();
    Optional<Action> holder = keys.holder(stroke, action.id());
    if (plain) {
      refused.accept(texts.get("key.plain", stroke.text()));
    } else if (holder.isPresent()) {
      refused.accept(texts.get("key.taken", stroke.text(), holder.get().title()));
    } else {
      preferences.change(s -> s.withKey(action.id(), stroke.text()));
      refused.accept("");
    }
    follow();
  }
}
