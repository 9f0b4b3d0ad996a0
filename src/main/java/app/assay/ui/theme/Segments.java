package app.assay.ui.theme;

import java.util.function.Consumer;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/// A few words in a row of which exactly one is chosen.
///
/// @param <T> what a word stands for
public final class Segments<T> extends HBox {

  private final ToggleGroup group = new ToggleGroup();
  private Consumer<T> chosen = value -> {};

  public Segments() {
    getStyleClass().add("segments");
    setMaxHeight(USE_PREF_SIZE);
    setMinWidth(0);
  }

  /// Adds a word.
  ///
  /// @param about what it means, as tooltip and for those who hear it
  public Segments<T> add(String id, String word, String about, T value) {
    ToggleButton button = new ToggleButton(word);
    button.setId(id);
    button.getStyleClass().add("segment");
    button.setToggleGroup(group);
    button.setUserData(value);
    button.setTooltip(new Tooltip(about));
    button.setAccessibleText(about);
    button.setMinWidth(0);
    button.setOnAction(
        e -> {
          button.setSelected(true);
          chosen.accept(value);
        });
    getChildren().add(button);
    return this;
  }

  /// Calls back when the user chooses.
  public void onChoose(Consumer<T> listener) {
    chosen = listener;
  }

  /// Shows what is chosen.
  public void choose(T value) {
    group.getToggles().stream()
        .filter(toggle -> value.equals(toggle.getUserData()))
        .forEach(group::selectToggle);
  }
}
