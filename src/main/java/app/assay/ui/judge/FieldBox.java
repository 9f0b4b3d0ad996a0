package app.assay.ui.judge;

import app.assay.ui.theme.Paragraph;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A field with its name above and, below, what is wrong with it or what it means.
final class FieldBox extends VBox {

  private final Control control;
  private final String name;
  private final String about;
  private final Label below = new Paragraph("");

  /// @param about what it means, may be empty
  FieldBox(String name, String about, Control control, Region... beside) {
    this.control = control;
    this.name = name;
    this.about = about;
    getStyleClass().add("field-box");
    Label title = new Label(name);
    title.getStyleClass().add("caption");
    title.setLabelFor(control);
    below.getStyleClass().add("small");
    below.setId(control.getId() + "-below");
    control.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(control, Priority.ALWAYS);
    HBox row = new HBox(control);
    row.getChildren().addAll(beside);
    row.getStyleClass().add("field-row");
    setMinWidth(0);
    getChildren().addAll(title, row, below);
    say("");
  }

  /// Says what is wrong, or with nothing wrong what the field means.
  void say(String trouble) {
    boolean bad = !trouble.isEmpty();
    String words = bad ? trouble : about;
    below.setText(words);
    below.getStyleClass().removeAll("muted", "critical-text");
    below.getStyleClass().add(bad ? "critical-text" : "muted");
    below.setVisible(!words.isEmpty());
    below.setManaged(!words.isEmpty());
    control.setAccessibleText(words.isEmpty() ? name : name + ". " + words);
  }
}
