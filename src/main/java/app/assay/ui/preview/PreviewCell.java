package app.assay.ui.preview;

import app.assay.ui.preview.PreviewBlock.Kind;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Separator;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// Sets one block.
final class PreviewCell extends ListCell<PreviewBlock> {

  private static final double INDENT = 1.5;
  private static final int LARGEST_HEADING = 3;

  PreviewCell() {
    setMinWidth(0);
    setPrefWidth(1);
  }

  @Override
  protected void updateItem(PreviewBlock block, boolean empty) {
    super.updateItem(block, empty);
    if (empty || block == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    HBox row = new HBox();
    row.getStyleClass().addAll("preview-row", style(block));
    row.setMinWidth(0);
    int depth = block.kind() == Kind.HEADING ? 0 : block.level();
    row.setPadding(new Insets(0, 0, 0, depth * INDENT * getFont().getSize()));
    if (!block.marker().isEmpty()) {
      Label marker = new Label(block.marker());
      marker.setMinWidth(USE_PREF_SIZE);
      marker.getStyleClass().add("preview-marker");
      row.getChildren().add(marker);
    }
    if (block.kind() == Kind.RULE) {
      row.getChildren().add(grow(new Separator()));
    } else {
      block.cells().forEach(cell -> row.getChildren().add(grow(flow(cell))));
    }
    setGraphic(row);
    setAccessibleText(
        block.cells().stream()
            .flatMap(List::stream)
            .map(PreviewRun::text)
            .collect(Collectors.joining()));
  }

  /// As high as its words need at the width of the list.
  @Override
  protected double computePrefHeight(double width) {
    Node graphic = getGraphic();
    double edge = snappedLeftInset() + snappedRightInset();
    return graphic == null
        ? super.computePrefHeight(width)
        : graphic.prefHeight(getListView().getWidth() - edge - bar())
            + snappedTopInset()
            + snappedBottomInset();
  }

  private double bar() {
    return getFont().getSize();
  }

  private static String style(PreviewBlock block) {
    return block.kind() == Kind.HEADING
        ? "preview-heading-" + Math.min(block.level(), LARGEST_HEADING)
        : "preview-" + block.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static Region grow(Region region) {
    HBox.setHgrow(region, Priority.ALWAYS);
    region.setMaxWidth(Double.MAX_VALUE);
    region.setMinWidth(0);
    return region;
  }

  private static TextFlow flow(List<PreviewRun> runs) {
    TextFlow flow = new TextFlow();
    for (PreviewRun run : runs) {
      Text text = new Text(run.text());
      text.getStyleClass().add("preview-text");
      run.looks()
          .forEach(
              look -> text.getStyleClass().add("look-" + look.name().toLowerCase(Locale.ROOT)));
      flow.getChildren().add(text);
    }
    return flow;
  }
}
