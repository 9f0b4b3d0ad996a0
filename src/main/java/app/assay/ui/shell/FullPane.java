package app.assay.ui.shell;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;

/// What screens that cover the frame have in common: a bar with the way back, the title and what it
/// is about; Esc goes back too.
public abstract class FullPane extends BorderPane implements FullView {

  private final CoverBar bar;

  /// @param id names the screen and, with `-leave`, the way back
  /// @param back what the way back is called
  /// @param leave brings the frame back
  /// @param beside buttons at the right
  protected FullPane(String id, String title, String back, Runnable leave, Node... beside) {
    setId(id);
    getStyleClass().add("full-pane");
    bar = new CoverBar(id, title, back, leave, beside);
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

  /// Puts more at the right of the bar.
  protected final void beside(List<Node> parts) {
    bar.getChildren().addAll(parts);
  }

  /// Says what the screen is about, beside its title.
  protected final void about(String words) {
    bar.about(words);
  }

  /// A label of the screen's letters, to measure by.
  protected final Label measure() {
    return bar.measure();
  }

  @Override
  public Parent node() {
    return this;
  }
}
