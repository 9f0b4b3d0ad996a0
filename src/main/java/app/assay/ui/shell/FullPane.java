package app.assay.ui.shell;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// What screens that cover the frame have in common: a bar with the way back, the title and what it
/// is about; Esc goes back too.
public abstract class FullPane extends BorderPane implements FullView {

  private final Label about = new Label();

  /// @param id names the screen and, with `-leave`, the way back
  /// @param back what the way back is called
  /// @param leave brings the frame back
  /// @param beside buttons at the right
  protected FullPane(String id, String title, String back, Runnable leave, Node... beside) {
    setId(id);
    getStyleClass().add("full-pane");
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
    name.setMinWidth(USE_PREF_SIZE);
    about.getStyleClass().add("muted");
    about.setId(id + "-about");
    about.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox bar = new HBox(away, name, about, gap);
    bar.getChildren().addAll(beside);
    bar.getStyleClass().add("full-bar");
    setTop(bar);
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave.run();
          }
        });
  }

  /// Says what the screen is about, beside its title.
  protected final void about(String words) {
    about.setText(words);
  }

  /// A label of the screen's letters, to measure by.
  protected final Label measure() {
    return about;
  }

  @Override
  public Parent node() {
    return this;
  }
}
