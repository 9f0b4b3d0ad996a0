package app.assay.ui.theme;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// What stands where there is nothing yet: a sentence that says what belongs there, and below it
/// the button that brings it, where one does.
public final class EmptyNote extends VBox {

  private final Label sentence = new Label();
  private final Button way = new Button();

  /// @param id names the sentence; the button is called by it and `-do`
  public EmptyNote(String id) {
    sentence.setId(id);
    sentence.setWrapText(true);
    sentence.setMinHeight(USE_PREF_SIZE);
    sentence.getStyleClass().add("muted");
    way.setId(id + "-do");
    way.setMinWidth(USE_PREF_SIZE);
    way.managedProperty().bind(way.visibleProperty());
    getStyleClass().addAll("hint", "empty-panel");
    getChildren().addAll(sentence, way);
    say("");
  }

  /// Says a sentence that nothing can be pressed for.
  public void say(String words) {
    sentence.setText(words);
    way.setVisible(false);
  }

  /// Says a sentence and offers what is to be done.
  public void say(String words, String pressed, Runnable run) {
    sentence.setText(words);
    way.setText(pressed);
    way.setOnAction(e -> run.run());
    way.setVisible(true);
  }

  /// A label of its letters, to measure by.
  public Label measure() {
    return sentence;
  }
}
