package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.shell.CoverBar;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// A walk by Tab over every screen: all controls are reached, each shows that it has the focus and
/// says what it is, and the way leads round.
class KeyboardWalkTest extends AllScreens {

  private static final int FAR = 160;
  private static final int AROUND = 4;

  /// Reached by a key that the program prints instead of by Tab; see the sheet of keys and, for
  /// what belongs to one screen, the cap on the control.
  private static final Map<String, String> BY_KEY =
      Map.of(
          "status-conflicts", "view.conflicts",
          "status-questions", "view.questions",
          "status-stamp", "edit.stamp",
          "status-annotate", "file.annotate",
          "previous-problem", "go.previous",
          "next-problem", "go.next");

  /// Screens of which only a part is new.
  private static final Map<String, String> PARTS =
      Map.of(
          "find", ".find-bar",
          "preview", "#preview",
          "problems", ".dock",
          "tasks", "#tasks-window",
          "ledger", "#ledger");

  /// In the editor Tab writes; Esc, Alt+1 and every other key of the frame lead out of it.
  private static final String EDITOR = "code-area";

  private final List<String> faults = new ArrayList<>();

  @Test
  void everyScreenIsWalked() {
    screens()
        .forEach(
            (name, open) -> {
              open.run();
              settle();
              walk(name);
              leave();
            });
    assertThat(faults).as(String.join("\n", faults)).isEmpty();
  }

  private void walk(String screen) {
    Parent root = root(screen);
    List<Node> expected = new ArrayList<>();
    collect(screen, root, expected);
    Map<Node, Boolean> seen = new IdentityHashMap<>();
    Optional<Node> before = owner();
    if (PARTS.containsKey(screen)) {
      interact(
          () ->
              expected.stream()
                  .filter(KeyboardWalkTest::isThere)
                  .findFirst()
                  .ifPresent(Node::requestFocus));
    } else if (before.isEmpty() || !within(before.get(), root)) {
      faults.add(
          screen + ": opens without the focus inside, at " + before.map(this::name).orElse("none"));
    }
    for (int i = 0; i < FAR; i++) {
      Optional<Node> at = owner();
      if (at.isPresent() && seen.put(at.get(), true) != null) {
        break;
      }
      if (PARTS.containsKey(screen) && at.filter(node -> within(node, root)).isEmpty()) {
        break;
      }
      at.filter(node -> !within(node, root))
          .ifPresent(n -> faults.add(screen + ": Tab leads away to " + name(n)));
      Optional<Rectangle2D> place = at.filter(node -> within(node, root)).map(this::place);
      Optional<WritableImage> was = place.map(this::image);
      push(KeyCode.TAB);
      WaitForAsyncUtils.waitForFxEvents(2);
      Optional<Node> next = owner();
      if (at.isPresent() && next.equals(at)) {
        if (at.get().getStyleClass().contains(EDITOR)) {
          leaveEditor(at.get(), expected, seen);
          continue;
        }
        if (expected.stream()
            .anyMatch(n -> isThere(n) && !seen.containsKey(n) && !isInGroup(n, seen.keySet()))) {
          faults.add(screen + ": no way by Tab out of " + name(at.get()));
        }
        break;
      }
      if (place.isPresent()
          && isThere(at.get())
          && place.get().equals(place(at.get()))
          && same(was.get(), image(place.get()))) {
        faults.add(screen + ": the focus is not seen on " + name(at.get()));
      }
    }
    for (Node node : expected) {
      if (!seen.containsKey(node) && isThere(node) && !isInGroup(node, seen.keySet())) {
        faults.add(screen + ": not reached: " + name(node));
      }
    }
    speak(screen, root);
  }

  private void leaveEditor(Node editor, List<Node> expected, Map<Node, Boolean> seen) {
    interact(
        () ->
            expected.stream()
                .filter(n -> expected.indexOf(n) > expected.indexOf(editor))
                .filter(n -> !seen.containsKey(n) && isThere(n))
                .findFirst()
                .ifPresent(Node::requestFocus));
    settle();
  }

  private Parent root(String screen) {
    if (PARTS.containsKey(screen)) {
      return lookup(PARTS.get(screen)).query();
    }
    if (overlaid()) {
      return window.frame().overlay();
    }
    if (window.frame().isCovered()) {
      return (Parent) window.frame().getChildrenUnmodifiable().get(1);
    }
    return window.frame();
  }

  private Optional<Node> owner() {
    return Optional.ofNullable(stage.getScene().getFocusOwner());
  }

  private static boolean within(Node node, Node root) {
    Node at = node;
    while (at != null && at != root) {
      at = at.getParent();
    }
    return at != null;
  }

  private void collect(String screen, Node node, List<Node> into) {
    if (!node.isVisible() || node.isDisabled()) {
      return;
    }
    if (node.isFocusTraversable()) {
      into.add(node);
    }
    if (node instanceof ButtonBase button
        && !node.isFocusTraversable()
        && node.getId() != null
        && !isPressedByKey(button)) {
      faults.add(screen + ": Tab passes over " + name(button));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> collect(screen, child, into));
    }
  }

  /// Its action has a key, it carries the key that presses it, or Esc does what it does.
  private boolean isPressedByKey(ButtonBase button) {
    String action = BY_KEY.getOrDefault(button.getId(), "");
    boolean leads = button.getId().endsWith("-leave") && button.getParent() instanceof CoverBar;
    return leads
        || window.actions().all().stream()
            .anyMatch(a -> a.id().equals(action) && !a.key().isEmpty())
        || button.lookupAll(".keycap").stream()
            .anyMatch(cap -> cap.isVisible() && !((Label) cap).getText().isEmpty());
  }

  /// Of words of which one is chosen Tab reaches one, and the arrows the others.
  private static boolean isInGroup(Node node, Set<Node> seen) {
    return node instanceof ToggleButton toggle
        && toggle.getToggleGroup() != null
        && seen.stream().anyMatch(toggle.getToggleGroup().getToggles()::contains);
  }

  private static boolean isThere(Node node) {
    Node at = node;
    while (at != null && at.isVisible() && !at.isDisabled()) {
      at = at.getParent();
    }
    return at == null && node.getScene() != null && node.isFocusTraversable();
  }

  /// Controls without words of their own have words for those who hear.
  private void speak(String screen, Node node) {
    if (!node.isVisible()) {
      return;
    }
    boolean control =
        node instanceof Control && !(node instanceof Label) && !(node instanceof ScrollPane);
    if (control && node.isFocusTraversable() && !speaks(node)) {
      faults.add(screen + ": says nothing: " + name(node));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> speak(screen, child));
    }
  }

  private static boolean speaks(Node node) {
    boolean words =
        node instanceof Labeled labeled
            && labeled.getText() != null
            && labeled.getText().chars().anyMatch(Character::isLetter);
    Parent top = node.getScene().getRoot();
    boolean labelled =
        top.lookupAll(".label").stream()
            .anyMatch(l -> l instanceof Label label && node.equals(label.getLabelFor()));
    return words
        || labelled
        || (node.getAccessibleText() != null && !node.getAccessibleText().isBlank());
  }

  /// Where a control stands in the window, and a little around it.
  private Rectangle2D place(Node node) {
    Bounds at = node.localToScene(node.getLayoutBounds());
    double left = Math.max(0, at.getMinX() - AROUND);
    double top = Math.max(0, at.getMinY() - AROUND);
    double right = Math.min(stage.getScene().getWidth(), at.getMaxX() + AROUND);
    double low = Math.min(stage.getScene().getHeight(), at.getMaxY() + AROUND);
    return new Rectangle2D(left, top, Math.max(1, right - left), Math.max(1, low - top));
  }

  private WritableImage image(Rectangle2D place) {
    SnapshotParameters part = new SnapshotParameters();
    part.setViewport(place);
    WritableImage[] image = new WritableImage[1];
    interact(() -> image[0] = stage.getScene().getRoot().snapshot(part, null));
    return image[0];
  }

  private static boolean same(WritableImage one, WritableImage other) {
    for (int y = 0; y < one.getHeight(); y++) {
      for (int x = 0; x < one.getWidth(); x++) {
        if (one.getPixelReader().getArgb(x, y) != other.getPixelReader().getArgb(x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  private String name(Node node) {
    StringBuilder name = new StringBuilder(node.getClass().getSimpleName());
    Node at = node;
    for (int i = 0; i < 6 && at != null; i++) {
      name.append(at.getId() == null ? "" : " #" + at.getId());
      at = at.getParent();
    }
    if (node instanceof Labeled labeled) {
      name.append(" '").append(labeled.getText()).append('\'');
    }
    return name + " " + new LinkedHashSet<>(node.getStyleClass());
  }
}
