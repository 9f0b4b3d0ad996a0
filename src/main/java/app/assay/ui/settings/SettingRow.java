package app.assay.ui.settings;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// One setting: its name and what it means at the left, its control at the right.
final class SettingRow extends HBox {

  private final String searched;

  /// @param more words by which it is found too
  SettingRow(String name, String about, String more, Node control) {
    searched = (name + " " + about + " " + more).toLowerCase(Locale.ROOT);
    getStyleClass().add("setting");
    Label title = new Label(name);
    title.setWrapText(true);
    VBox words = new VBox(title);
    if (!about.isEmpty()) {
      Label note = new Label(about);
      note.getStyleClass().addAll("muted", "small");
      note.setWrapText(true);
      note.setMinHeight(USE_PREF_SIZE);
      words.getChildren().add(note);
    }
    HBox.setHgrow(words, Priority.ALWAYS);
    words.getStyleClass().add("setting-words");
    words.setMinWidth(0);
    getChildren().addAll(words, control);
  }

  /// Shows the row only where it has every word.
  boolean filter(String query) {
    String[] words = query.strip().toLowerCase(Locale.ROOT).split("\\s+");
    boolean shown = java.util.Arrays.stream(words).allMatch(searched::contains);
    setVisible(shown);
    setManaged(shown);
    return shown;
  }
}
