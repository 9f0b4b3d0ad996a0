package app.assay.ui.theme;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The line above a tool window: its title, what belongs beside it, and at the right its key.
public final class PanelHeader extends HBox {

  private final Label title;
  private final Label hint = new Label();

  /// @param name the title
  /// @param keys the key that leads here, such as "Alt+1"; empty for none
  /// @param beside chips or buttons after the title
  public PanelHeader(String name, String keys, Node... beside) {
    title = new Label(name);
    title.getStyleClass().add("panel-title");
    title.setMinWidth(USE_PREF_SIZE);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getStyleClass().add("panel-header");
    getChildren().add(title);
    getChildren().addAll(beside);
    getChildren().add(gap);
    hint.getStyleClass().add("panel-hint");
    getChildren().add(hint);
    setKeys(keys);
  }

  /// Shows another key, empty for none.
  public void setKeys(String keys) {
    hint.setText(keys);
    hint.setVisible(!keys.isEmpty());
    hint.setManaged(!keys.isEmpty());
  }

  public void setTitle(String name) {
    title.setText(name);
  }
}
