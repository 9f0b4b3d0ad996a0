package app.assay.ui;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Puts a window where it can be seen: a screen that was there last time may be gone.
final class WindowPlace {

  /// What has to be on a screen for a hand to take hold of the window.
  private static final double HOLD = 120;

  private WindowPlace() {}

  /// The place to show a window at; empty leaves it to the desktop.
  ///
  /// @param wanted left and upper edge, or nothing
  /// @param screens the parts of the screens that windows may cover
  static Optional<Rectangle2D> on(
      List<Rectangle2D> screens, List<? extends Number> wanted, double width, double height) {
    if (wanted.size() != 2 || screens.isEmpty()) {
      return Optional.empty();
    }
    Rectangle2D place =
        new Rectangle2D(
            wanted.getFirst().doubleValue(), wanted.getLast().doubleValue(), width, height);
    boolean held =
        screens.stream()
            .anyMatch(
                screen ->
                    overlap(screen, place) >= HOLD
                        && place.getMinY() >= screen.getMinY()
                        && place.getMinY() <= screen.getMaxY() - HOLD);
    if (held) {
      return Optional.of(place);
    }
    Rectangle2D screen =
        screens.stream().min(Comparator.comparingDouble(s -> away(s, place))).orElseThrow();
    double left =
        Math.clamp(
            place.getMinX(), screen.getMinX(), last(screen.getMaxX() - width, screen.getMinX()));
    double top =
        Math.clamp(
            place.getMinY(), screen.getMinY(), last(screen.getMaxY() - height, screen.getMinY()));
    return Optional.of(new Rectangle2D(left, top, width, height));
  }

  private static double last(double end, double first) {
    return Math.max(first, end);
  }

  private static double overlap(Rectangle2D screen, Rectangle2D place) {
    return Math.min(screen.getMaxX(), place.getMaxX())
        - Math.max(screen.getMinX(), place.getMinX());
  }

  private static double away(Rectangle2D screen, Rectangle2D place) {
    return Math.hypot(
        screen.getMinX() + screen.getWidth() / 2 - place.getMinX(),
        screen.getMinY() + screen.getHeight() / 2 - place.getMinY());
  }
}
