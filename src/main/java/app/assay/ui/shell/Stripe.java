package app.assay.ui.shell;

import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/// What is left at the edge of the window of a side that is not seen: its name, which brings it
/// back.
public final class Stripe extends VBox {

  private final Label name;
  private final Tooltip tip = new Tooltip();
  private final Button button = new Button();

  /// @param id names the stripe
  /// @param words the name of the side
  /// @param upright whether it stands at the left or right rather than below
  /// @param show brings it back
  public Stripe(String id, String words, boolean upright, Runnable show) {
    setId(id);
    getStyleClass().add("stripe");
    name = new Label(words);
    name.setRotate(upright ? 90 : 0);
    button.setId(id + "-show");
    button.getStyleClass().add("flat");
    button.setGraphic(new Group(name));
    button.setTooltip(tip);
    button.setOnAction(e -> show.run());
    getChildren().add(button);
    say(words, "");
  }

  /// Says what the button does.
  ///
  /// @param words in full
  /// @param keys as on a key cap, perhaps empty
  public void say(String words, String keys) {
    tip.setText(keys.isEmpty() ? words : words + "  " + keys);
    button.setAccessibleText(words);
  }

  /// The height of its letters.
  double letter() {
    return name.getFont().getSize();
  }

  /// Calls back when its letters have another height.
  void onLetter(Runnable listener) {
    name.fontProperty().addListener((o, was, is) -> listener.run());
  }
}
