package app.assay.ui.shell;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The row at the top of a screen that covers the frame: the way back, the title, what it is about,
/// and at the right what belongs to it.
public final class CoverBar extends HBox {

  private final Label about = new Label();

  /// @param id names the screen and, with `-leave`, the way back
  /// @param back what the way back is called
  /// @param beside what stands at the right
  public CoverBar(String id, String title, String back, Runnable leave, Node... beside) {
    Button away = new Button("\u2190");
    away.setId(id + "-leave");
    away.setMinWidth(USE_PREF_SIZE);
    away.getStyleClass().add("flat");
    away.setAccessibleText(back);
    away.setTooltip(new Tooltip(back));
    // The first to take the focus shall be what the screen shows; Esc leads back as well.
    away.setFocusTraversable(false);
    away.setOnAction(e -> leave.run());
    Label name = new Label(title);
    name.getStyleClass().add("strong");
    name.setMinWidth(0);
    about.getStyleClass().add("muted");
    about.setId(id + "-about");
    about.setMinWidth(0);
    Region gap = new Region();
    setHgrow(gap, Priority.ALWAYS);
    getChildren().addAll(away, name, about, gap);
    getChildren().addAll(beside);
  }

  /// Says what the screen is about, beside its title.
  public void about(String words) {
    about.setText(words);
  }

  /// A label of the row's letters, to measure by.
  Label measure() {
    return about;
  }
}
