package app.assay.ui.shell;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Puts the parts of the window in their places: left, centre over bottom, right, between title and
/// status bar. Sides can be hidden, and hide by themselves where the window is narrow; then a
/// stripe at the edge brings them back. A full view covers all of them; the overlay lies above.
public final class Frame extends StackPane {

  /// The sides that can be hidden.
  public enum Side {
    LEFT,
    BOTTOM,
    RIGHT
  }

  /// What goes where.
  public record Parts(
      Node title, Region left, Region centre, Region bottom, Region right, Node status) {}

  private static final double RIGHT_EDGE = 0.78;
  private static final double WIDER_EDGE = 0.68;

  private final Parts parts;
  private final Sides sides = new Sides();
  private final Map<Side, Stripe> stripes = new EnumMap<>(Side.class);
  private final Map<Region, Double> rightEdges = new HashMap<>();
  private Region right;
  private final SplitPane across = new SplitPane();
  private final SplitPane down = new SplitPane();
  private final BorderPane pane = new BorderPane();
  private final Overlay overlay = new Overlay();
  private Optional<FullView> full = Optional.empty();
  private Optional<Region> foot = Optional.empty();
  private double leftEdge = 0.2;
  private double bottomEdge = 0.7;

  public Frame(Parts parts) {
    this.parts = parts;
    this.right = parts.right();
    rightEdges.put(right, RIGHT_EDGE);
    getStyleClass().add("frame");
    setId("frame");
    down.setOrientation(Orientation.VERTICAL);
    down.getItems().addAll(parts.centre(), parts.bottom());
    across.getItems().addAll(parts.left(), down, parts.right());
    SplitPane.setResizableWithParent(parts.left(), false);
    SplitPane.setResizableWithParent(parts.right(), false);
    SplitPane.setResizableWithParent(parts.bottom(), false);
    for (Region side : new Region[] {parts.left(), parts.right(), parts.bottom(), parts.centre()}) {
      side.setMinSize(0, 0);
    }
    pane.setTop(parts.title());
    pane.setCenter(across);
    pane.setBottom(parts.status());
    getChildren().addAll(pane, overlay);
    place();
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::fit));
    heightProperty().addListener((o, was, is) -> Platform.runLater(this::fit));
  }

  /// Adds what stands at the edges of the window while a side is not seen.
  public void setStripes(Stripe left, Stripe bottom, Stripe right) {
    stripes.put(Side.LEFT, left);
    stripes.put(Side.BOTTOM, bottom);
    stripes.put(Side.RIGHT, right);
    pane.setLeft(left);
    pane.setRight(right);
    pane.setBottom(new VBox(bottom, parts.status()));
    stripes.forEach((side, stripe) -> seen(stripe, !isShown(side)));
    left.onLetter(() -> Platform.runLater(this::fit));
  }

  /// Hides and shows sides as the size of the window allows; measured in letters, so that it holds
  /// at every scale.
  private void fit() {
    if (getWidth() > 0 && stripes.containsKey(Side.LEFT)) {
      double letter = stripes.get(Side.LEFT).letter();
      sides.fit(getWidth() / letter, getHeight() / letter);
      arrange();
    }
  }

  /// Gives the frame a row below everything else, also below what covers it; hidden at first.
  public void setFoot(Region row) {
    foot = Optional.of(row);
    row.setMaxHeight(USE_PREF_SIZE);
    setAlignment(row, Pos.BOTTOM_CENTER);
    getChildren().add(row);
    row.heightProperty().addListener((o, was, is) -> raise());
    showFoot(false);
  }

  /// Shows or hides the row below everything else.
  public void showFoot(boolean shown) {
    foot.ifPresent(
        row -> {
          row.setVisible(shown);
          row.setManaged(shown);
          raise();
        });
  }

  private void raise() {
    double height = foot.filter(Node::isVisible).map(Region::getHeight).orElse(0.0);
    Insets below = new Insets(0, 0, height, 0);
    getChildren().stream()
        .filter(node -> foot.filter(node::equals).isEmpty())
        .forEach(node -> setMargin(node, below));
  }

  public Overlay overlay() {
    return overlay;
  }

  public boolean isShown(Side side) {
    return side == Side.BOTTOM
        ? down.getItems().contains(parts.bottom())
        : across.getItems().contains(region(side));
  }

  /// Shows or hides a side; the others keep their size as far as they can.
  public void setShown(Side side, boolean shown) {
    if (shown != isShown(side)) {
      sides.set(side, shown);
      arrange();
    }
  }

  private void arrange() {
    Set<Side> wanted = sides.shown();
    for (Side side : Side.values()) {
      put(side, wanted.contains(side));
    }
  }

  private void put(Side side, boolean shown) {
    if (shown == isShown(side)) {
      return;
    }
    boolean hadFocus = hasFocusIn(side);
    remember();
    switch (side) {
      case LEFT -> toggle(across, 0, parts.left(), shown);
      case RIGHT -> toggle(across, across.getItems().size(), right, shown);
      case BOTTOM -> toggle(down, 1, parts.bottom(), shown);
    }
    if (stripes.containsKey(side)) {
      seen(stripes.get(side), !shown);
    }
    if (hadFocus) {
      parts.centre().requestFocus();
    }
    place();
  }

  private static void seen(Stripe stripe, boolean seen) {
    stripe.setVisible(seen);
    stripe.setManaged(seen);
  }

  /// Puts something in the place of the details, or the details back; it has a width of its own.
  public void setRight(Optional<Region> other) {
    Region wanted = other.orElse(parts.right());
    if (wanted.equals(right)) {
      return;
    }
    boolean shown = isShown(Side.RIGHT);
    put(Side.RIGHT, false);
    right = wanted;
    right.setMinSize(0, 0);
    SplitPane.setResizableWithParent(right, false);
    put(Side.RIGHT, shown);
    sides.turn(other.isPresent());
    arrange();
  }

  /// Covers the frame; only one view does at a time.
  public void cover(FullView view) {
    uncover();
    full = Optional.of(view);
    pane.setVisible(false);
    getChildren().add(getChildren().indexOf(pane) + 1, view.node());
    raise();
    // What is inside a scroll or split pane belongs to the scene only once that has its skin, which
    // comes with the style; a focus asked for before the next picture would be lost.
    view.node().applyCss();
    view.shown();
  }

  /// Brings the frame back.
  public void uncover() {
    full.ifPresent(
        view -> {
          getChildren().remove(view.node());
          view.closed();
        });
    full = Optional.empty();
    pane.setVisible(true);
  }

  public boolean isCovered() {
    return full.isPresent();
  }

  /// Whether the keyboard focus is inside the part with this id.
  public boolean hasFocusIn(String id) {
    Node at = getScene() == null ? null : getScene().getFocusOwner();
    while (at != null && !id.equals(at.getId())) {
      at = at.getParent();
    }
    return at != null;
  }

  /// Whether the keyboard focus is inside a side.
  public boolean hasFocusIn(Side side) {
    Node at = getScene() == null ? null : getScene().getFocusOwner();
    while (at != null && !at.equals(region(side))) {
      at = at.getParent();
    }
    return at != null;
  }

  private Region region(Side side) {
    return switch (side) {
      case LEFT -> parts.left();
      case RIGHT -> right;
      case BOTTOM -> parts.bottom();
    };
  }

  private static void toggle(SplitPane in, int at, Region part, boolean shown) {
    if (shown) {
      in.getItems().add(at, part);
    } else {
      in.getItems().remove(part);
    }
  }

  private void remember() {
    double[] edges = across.getDividerPositions();
    if (isShown(Side.LEFT) && edges.length > 0) {
      leftEdge = edges[0];
    }
    if (isShown(Side.RIGHT) && edges.length > 0) {
      rightEdges.put(right, edges[edges.length - 1]);
    }
    if (isShown(Side.BOTTOM)) {
      bottomEdge = down.getDividerPositions()[0];
    }
  }

  private void place() {
    int at = 0;
    if (isShown(Side.LEFT)) {
      across.setDividerPosition(at++, leftEdge);
    }
    if (isShown(Side.RIGHT)) {
      across.setDividerPosition(at, rightEdges.getOrDefault(right, WIDER_EDGE));
    }
    if (isShown(Side.BOTTOM)) {
      down.setDividerPosition(0, bottomEdge);
    }
  }
}
