package app.assay.ui.judge;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.util.StringConverter;

/// A few values to choose from, each by its title.
final class Choice<T> extends ComboBox<T> {

  private boolean following;

  /// @param chosen hears what the user chose
  Choice(String id, Function<T, String> title, Consumer<T> chosen) {
    setId(id);
    setConverter(
        new StringConverter<>() {
          @Override
          public String toString(T value) {
            return value == null ? "" : title.apply(value);
          }

          @Override
          public T fromString(String words) {
            return getValue();
          }
        });
    setOnAction(
        e -> {
          if (!following && getValue() != null) {
            chosen.accept(getValue());
          }
        });
  }

  /// Shows values and the one that is chosen, without telling anybody.
  void show(List<T> values, T value) {
    following = true;
    if (!values.equals(List.copyOf(getItems()))) {
      getItems().setAll(values);
    }
    setValue(value);
    following = false;
  }
}
