package app.assay.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.FxTest;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

/// What covers the frame.
class FrameTest extends FxTest {

  private Frame frame;

  @Override
  protected Parent root() {
    frame =
        new Frame(
            new Frame.Parts(
                new Region(),
                new Region(),
                new Region(),
                new Region(),
                new Region(),
                new Region()));
    return frame;
  }

  /// Its keyboard belongs to something deep inside.
  private static final class Deep implements FullView {

    private final Region inside = new Region();
    private final ScrollPane scroll = new ScrollPane(inside);
    private final SplitPane split = new SplitPane(new ScrollPane(new Region()), scroll);
    private boolean took;

    @Override
    public Parent node() {
      return split;
    }

    @Override
    public void shown() {
      inside.requestFocus();
      took = inside.isFocused();
    }

    @Override
    public void closed() {}
  }

  @Test
  void whatCoversCanTakeTheKeyboardBeforeItIsFirstDrawn() {
    Deep view = new Deep();
    interact(() -> frame.cover(view));
    assertThat(view.took).isTrue();
    settle();
    Node owner = stage.getScene().getFocusOwner();
    assertThat(owner).isSameAs(view.inside);
  }
}
