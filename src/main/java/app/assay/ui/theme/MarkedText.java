package app.assay.ui.theme;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Text that wraps, in which some words have a coloured ground.
public final class MarkedText extends Region {

  /// A run of characters.
  ///
  /// @param style style class of characters and ground, empty for plain
  public record Run(String text, String style) {}

  private record Mark(int start, int end, Path ground) {}

  private final TextFlow flow = new TextFlow();
  private final Rectangle clip = new Rectangle();
  private final List<Mark> marks = new ArrayList<>();
  private List<Run> runs = List.of();

  /// @param style style class of the whole
  public MarkedText(String style) {
    getStyleClass().addAll("marked-text", style);
    getChildren().add(flow);
    setClip(clip);
  }

  public void setRuns(List<Run> wanted) {
    if (wanted.equals(runs)) {
      return;
    }
    runs = List.copyOf(wanted);
    marks.clear();
    flow.getChildren().clear();
    int at = 0;
    StringBuilder all = new StringBuilder();
    for (Run run : runs) {
      Text text = new Text(run.text());
      text.getStyleClass().add("run");
      if (!run.style().isEmpty()) {
        text.getStyleClass().add(run.style());
        Path ground = new Path();
        ground.getStyleClass().addAll("ground", run.style());
        ground.setManaged(false);
        marks.add(new Mark(at, at + run.text().length(), ground));
      }
      flow.getChildren().add(text);
      all.append(run.text());
      at += run.text().length();
    }
    getChildren().setAll(marks.stream().map(Mark::ground).toList());
    getChildren().add(flow);
    setAccessibleText(all.toString());
    requestLayout();
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return snappedLeftInset() + flow.prefWidth(-1) + snappedRightInset();
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    double inner = width < 0 ? -1 : width - snappedLeftInset() - snappedRightInset();
    return snappedTopInset() + flow.prefHeight(inner) + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double x = snappedLeftInset();
    double y = snappedTopInset();
    flow.resizeRelocate(
        x, y, getWidth() - x - snappedRightInset(), getHeight() - y - snappedBottomInset());
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
    for (Mark mark : marks) {
      mark.ground().getElements().setAll(flow.getRangeShape(mark.start(), mark.end(), false));
      mark.ground().setLayoutX(x);
      mark.ground().setLayoutY(y);
    }
  }
}
