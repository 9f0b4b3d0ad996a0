package app.assay.ui.shell;

import app.assay.ui.shell.Frame.Side;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/// Which sides of the frame are seen. Where there is room for all, what the user chose. Where there
/// is not, at most one beside the centre: the one that was called, else the one at the right, which
/// says what is looked at; and in a low window nothing below a screen that is no document. What is
/// called or sent away meanwhile is forgotten once there is room again, or something else is in
/// front.
public final class Sides {

  /// In heights of a letter: below it the centre would be too narrow between two sides.
  static final double FOR_TWO = 92;

  /// In heights of a letter: below it the centre would be too narrow beside one.
  static final double FOR_ONE = 62;

  /// In heights of a letter: below it there is no room below a screen that is no document.
  static final double FOR_BOTTOM = 60;

  private final Set<Side> chosen = EnumSet.allOf(Side.class);
  private Optional<Set<Side>> beside = Optional.empty();
  private Optional<Boolean> below = Optional.empty();
  private double width = Double.MAX_VALUE;
  private double height = Double.MAX_VALUE;
  private boolean screen;

  /// Those that are seen now.
  public Set<Side> shown() {
    Set<Side> shown = EnumSet.noneOf(Side.class);
    shown.addAll(isNarrow() ? beside.orElseGet(this::fitting) : chosen);
    shown.remove(Side.BOTTOM);
    if (isLow() ? below.orElse(false) : chosen.contains(Side.BOTTOM)) {
      shown.add(Side.BOTTOM);
    }
    return shown;
  }

  /// The user calls a side or sends it away.
  public void set(Side side, boolean isShown) {
    if (side == Side.BOTTOM && isLow()) {
      below = Optional.of(isShown);
    } else if (side != Side.BOTTOM && isNarrow()) {
      beside = isShown ? Optional.of(EnumSet.of(side)) : without(side);
    } else if (isShown) {
      chosen.add(side);
    } else {
      chosen.remove(side);
    }
  }

  /// The window has another size, in heights of a letter.
  public void fit(double wide, double high) {
    width = wide;
    height = high;
    if (!isNarrow()) {
      beside = Optional.empty();
    }
    if (!isLow()) {
      below = Optional.empty();
    }
  }

  /// Something else came to the front.
  ///
  /// @param isScreen whether it is a screen rather than a document, which has no problems to list
  public void turn(boolean isScreen) {
    screen = isScreen;
    beside = Optional.empty();
    below = Optional.empty();
  }

  private boolean isNarrow() {
    return width < FOR_TWO;
  }

  private boolean isLow() {
    return screen && height < FOR_BOTTOM;
  }

  private Optional<Set<Side>> without(Side side) {
    return fitting().contains(side) ? Optional.of(Set.of()) : Optional.empty();
  }

  private Set<Side> fitting() {
    if (width < FOR_ONE) {
      return Set.of();
    }
    if (chosen.contains(Side.RIGHT)) {
      return Set.of(Side.RIGHT);
    }
    return chosen.contains(Side.LEFT) ? Set.of(Side.LEFT) : Set.of();
  }
}
