package app.assay.ui.editor;

import app.assay.ui.theme.SeverityDot;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// What stands before one line: its number, and before that the shape of a severity and the number
/// of a verification point.
///
/// Plain texts in places of their own, since labels in boxes cost more than the line they stand
/// before, and a jump to another place makes a screen of them.
final class GutterRow extends Region {

  /// What it shows.
  ///
  /// @param line 1-based
  /// @param style of the severity, null without a problem
  /// @param point 0 for none
  record Key(int line, @Nullable String style, int point) {}

  /// In letters of the text.
  private static final double GAP = 0.286;

  private static final double MARK_GAP = 0.214;
  private static final double MARK_MIDDLE = 0.68;

  /// Of the number, in its own letters, so that marks stand in one column.
  private static final double NUMBER_WIDTH = 2.2;

  /// Letters of the number in letters of the text, as in the style sheet.
  private static final double NUMBER_LETTER = 0.857;

  private final Key key;
  private final Text number;
  private final @Nullable Text point;
  private final @Nullable SeverityDot dot;

  GutterRow(Key key) {
    this.key = key;
    getStyleClass().add("gutter");
    number = text(Integer.toString(key.line()), "line-number");
    getChildren().add(number);
    dot = key.style() == null ? null : new SeverityDot(key.style());
    point = dot == null || key.point() == 0 ? null : text(Integer.toString(key.point()), "point");
    if (dot != null) {
      getChildren().add(dot);
    }
    if (point != null) {
      getChildren().add(point);
    }
  }

  Key key() {
    return key;
  }

  private static Text text(String words, String style) {
    Text text = new Text(words);
    text.getStyleClass().add(style);
    return text;
  }

  @Override
  protected double computePrefHeight(double width) {
    return snappedTopInset() + number.getLayoutBounds().getHeight() + snappedBottomInset();
  }

  @Override
  protected void layoutChildren() {
    double letter = number.getFont().getSize() / NUMBER_LETTER;
    double wide = number.getLayoutBounds().getWidth();
    double right = getWidth() - snappedRightInset();
    double top = snappedTopInset();
    number.relocate(snapPositionX(right - wide), top);
    if (dot == null) {
      return;
    }
    double x = right - Math.max(wide, NUMBER_WIDTH * number.getFont().getSize()) - GAP * letter;
    double size = dot.prefWidth(-1);
    double high = dot.prefHeight(-1);
    double middle = MARK_MIDDLE * letter;
    dot.resizeRelocate(snapPositionX(x - size), snapPositionY(middle - high / 2), size, high);
    if (point != null) {
      double left = x - size - MARK_GAP * letter - point.getLayoutBounds().getWidth();
      double up = point.getLayoutBounds().getHeight() / 2;
      point.relocate(snapPositionX(left), snapPositionY(middle - up));
    }
  }
}
