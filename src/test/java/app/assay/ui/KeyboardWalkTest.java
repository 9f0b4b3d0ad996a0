package app.assay.ui;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.ui.shell.CoverBar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventTarget;
import javafx.event.EventType;
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
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// A walk by Tab over every screen: all controls are reached, each shows that it has the focus and
/// says what it is, and the way leads round.
class KeyboardWalkTest extends AllScreens {

  private static final int FAR = 160;
  private static final int AROUND = 4;
  private static final int PATIENCE_MILLIS = 30_000;

  /// Reached by a key that the program prints instead of by Tab; see the sheet of keys and, for
  /// what belongs to one screen, the cap on the control.
  static final Map<String, String> BY_KEY =
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

  /// A window that is iconified keeps its focus and its layout, and is not painted: painting each
  /// frame was nine tenths of the time of this walk. What is looked at is painted when it is.
  @Test
  void everyScreenIsWalked() {
    interact(() -> stage.setIconified(true));
    settle();
    assertThat(stage.isFocused()).isTrue();
    screens()
        .forEach(
            (name, open) -> {
              open.run();
              settle();
              interact(() -> keepNoPicture(stage.getScene().getRoot()));
              walk(name);
              leave();
            });
    assertThat(faults).as(String.join("\n", faults)).isEmpty();
  }

  /// Pictures of parts are brought up to date with the frames that are not painted here.
  private static void keepNoPicture(Node node) {
    node.setCache(false);
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(KeyboardWalkTest::keepNoPicture);
    }
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
      Optional<Seen> was = on(() -> at.filter(node -> within(node, root)).map(this::seen));
      tab(at, false);
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
      if (was.isPresent()
          && on(() -> isThere(at.get()) && same(was.get(), seen(at.get())))
          && !isSeenOnReturn(at.get())) {
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

  /// Goes back to a control and on again, at leisure: some show the focus only once they have
  /// scrolled to it.
  private boolean isSeenOnReturn(Node node) {
    tab(owner(), true);
    if (!owner().equals(Optional.of(node))) {
      return false;
    }
    settle();
    Seen with = on(() -> seen(node));
    tab(owner(), false);
    settle();
    return on(() -> !same(with, seen(node)));
  }

  /// Presses Tab where the focus is, or Shift+Tab, on the way that keys of the keyboard take
  /// through the scene, and lets what follows from it be done.
  private void tab(Optional<Node> at, boolean back) {
    EventTarget target = at.map(EventTarget.class::cast).orElse(stage.getScene());
    on(
        () -> {
          Event.fireEvent(target, pressed(KeyEvent.KEY_PRESSED, back));
          Event.fireEvent(
              owner().map(EventTarget.class::cast).orElse(stage.getScene()),
              pressed(KeyEvent.KEY_RELEASED, back));
          return true;
        });
    pulse();
  }

  /// Waits until the scene has dressed and laid out what has changed.
  private void pulse() {
    CountDownLatch laidOut = new CountDownLatch(1);
    Runnable count = laidOut::countDown;
    on(
        () -> {
          stage.getScene().addPostLayoutPulseListener(count);
          Platform.requestNextPulse();
          return true;
        });
    try {
      assertThat(laidOut.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    interact(() -> stage.getScene().removePostLayoutPulseListener(count));
  }

  private static KeyEvent pressed(EventType<KeyEvent> type, boolean back) {
    return new KeyEvent(type, "", "", KeyCode.TAB, back, false, false, false);
  }

  /// Works on the thread that draws, behind all that waits there.
  private static <T> T on(Callable<T> work) {
    return WaitForAsyncUtils.waitForAsyncFx(PATIENCE_MILLIS, work);
  }

  /// How a control looks at its place.
  private record Seen(Rectangle2D place, WritableImage image) {}

  private Seen seen(Node node) {
    Rectangle2D place = place(node);
    SnapshotParameters part = new SnapshotParameters();
    part.setViewport(place);
    return new Seen(place, stage.getScene().getRoot().snapshot(part, null));
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

  /// Whether a control that stands where it stood looks as it did.
  private static boolean same(Seen one, Seen other) {
    return one.place().equals(other.place())
        && Arrays.equals(pixels(one.image()), pixels(other.image()));
  }

  private static int[] pixels(WritableImage image) {
    int wide = (int) image.getWidth();
    int high = (int) image.getHeight();
    int[] all = new int[wide * high];
    image
        .getPixelReader()
        .getPixels(0, 0, wide, high, PixelFormat.getIntArgbInstance(), all, 0, wide);
    return all;
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
