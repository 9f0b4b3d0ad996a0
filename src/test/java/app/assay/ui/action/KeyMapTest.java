package app.assay.ui.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class KeyMapTest {

  private final Map<String, String> chosen = new HashMap<>();
  private final AtomicBoolean canSave = new AtomicBoolean(true);
  private final Actions actions =
      new Actions()
          .add("file.save", "Ctrl+S", canSave::get, () -> {})
          .add("app.find", "Ctrl+Shift+A", () -> {})
          .add("app.stop", "", () -> {});
  private final KeyMap keys = new KeyMap(actions, () -> chosen);

  private static KeyStroke key(String text) {
    return KeyStroke.parse(text).orElseThrow();
  }

  @Test
  void defaultKeyRunsItsAction() {
    assertThat(keys.actionFor(key("Ctrl+S")).map(Action::id)).contains("file.save");
    assertThat(keys.keyOf("app.stop")).isEmpty();
  }

  @Test
  void chosenKeyTakesThePlaceOfTheDefault() {
    chosen.put("file.save", "Ctrl+K");
    assertThat(keys.actionFor(key("Ctrl+K")).map(Action::id)).contains("file.save");
    assertThat(keys.actionFor(key("Ctrl+S"))).isEmpty();
  }

  @Test
  void actionThatCannotBeDoneNowDoesNotTakeItsKey() {
    canSave.set(false);
    assertThat(keys.actionFor(key("Ctrl+S"))).isEmpty();
    assertThat(actions.run("file.save")).isFalse();
  }

  @Test
  void takenKeyNamesItsHolder() {
    assertThat(keys.holder(key("Ctrl+S"), "app.find").map(Action::id)).contains("file.save");
    assertThat(keys.holder(key("Ctrl+S"), "file.save")).isEmpty();
  }

  @Test
  void keyOfTwoActionsIsAConflict() {
    assertThat(keys.conflicts()).isEmpty();
    chosen.put("app.find", "Ctrl+S");
    assertThat(keys.conflicts()).containsOnlyKeys(key("Ctrl+S"));
    assertThat(keys.conflicts().get(key("Ctrl+S")).stream().map(Action::id))
        .isEqualTo(List.of("file.save", "app.find"));
  }
}
