package app.assay.ui.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Keeps Tab inside a part of the window: from its last control the way leads to its first, and
/// back.
final class FocusRing {

  private FocusRing() {}

  /// Keeps Tab inside `part` from now on.
  static void around(Parent part) {
    part.addEventFilter(KeyEvent.KEY_PRESSED, event -> turn(part, event));
  }

  private static void turn(Parent part, KeyEvent event) {
    if (event.getCode() != KeyCode.TAB || event.isControlDown() || part.getScene() == null) {
      return;
    }
    List<Node> stops = new ArrayList<>();
    collect(part, stops);
    Node owner = part.getScene().getFocusOwner();
    if (stops.isEmpty()) {
      event.consume();
    } else if (event.isShiftDown() && stops.getFirst().equals(owner)) {
      stops.getLast().requestFocus();
      event.consume();
    } else if (!event.isShiftDown() && (stops.getLast().equals(owner) || !stops.contains(owner))) {
      stops.getFirst().requestFocus();
      event.consume();
    }
  }

  /// Of words of which one is chosen Tab stops at that one.
  private static boolean isBesideChosen(Node node) {
    return node instanceof ToggleButton toggle
        && toggle.getToggleGroup() != null
        && toggle.getToggleGroup().getSelectedToggle() != null
        && !toggle.isSelected();
  }

  /// In the order of the scene, which is the order of Tab.
  private static void collect(Node node, List<Node> stops) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node.isFocusTraversable() && !isBesideChosen(node)) {
      stops.add(node);
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(child, stops));
    }
  }
}
