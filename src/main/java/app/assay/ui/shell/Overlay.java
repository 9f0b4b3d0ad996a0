package app.assay.ui.shell;

import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/// A layer above the window that holds one card at a time. Tab stays in the card; Esc or a press
/// beside it takes it away, and the focus goes back to where it was.
public final class Overlay extends StackPane {

  private Optional<Node> focusBefore = Optional.empty();
  private Runnable closed = () -> {};

  public Overlay() {
    getStyleClass().add("overlay");
    setId("overlay");
    setVisible(false);
    setPickOnBounds(true);
    FocusRing.around(this);
    setOnMousePressed(
        event -> {
          if (event.getTarget() == this) {
            close();
          }
        });
    addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            close();
            event.consume();
          }
        });
  }

  public boolean isOpen() {
    return isVisible();
  }

  /// Shows a card at the top of the window.
  public void show(Region card) {
    show(card, Pos.TOP_CENTER, () -> {});
  }

  /// Shows a card.
  ///
  /// @param whenClosed called once it is gone
  public void show(Region card, Pos where, Runnable whenClosed) {
    if (isOpen()) {
      close();
    }
    focusBefore = Optional.ofNullable(getScene()).map(s -> s.getFocusOwner());
    closed = whenClosed;
    card.setMaxHeight(Region.USE_PREF_SIZE);
    card.setMaxWidth(Region.USE_PREF_SIZE);
    setAlignment(card, where);
    getChildren().setAll(card);
    setVisible(true);
    card.requestFocus();
  }

  /// Takes the card away.
  public void close() {
    if (!isOpen()) {
      return;
    }
    setVisible(false);
    getChildren().clear();
    Runnable told = closed;
    closed = () -> {};
    focusBefore.ifPresent(Node::requestFocus);
    told.run();
  }
}
