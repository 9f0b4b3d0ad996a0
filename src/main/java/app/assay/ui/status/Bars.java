package app.assay.ui.status;

import app.assay.ui.theme.Texts;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// A picture: its title, and a row a bar with label, length and count, so that no colour is needed
/// to read it.
final class Bars extends VBox {

  Bars(Picture picture, Texts texts) {
    getStyleClass().addAll("well", "bars");
    setId("status-" + picture.id());
    Label title = new Label(picture.title());
    title.getStyleClass().add("strong");
    title.setWrapText(true);
    title.setMinHeight(USE_PREF_SIZE);
    getChildren().add(title);
    if (picture.bars().isEmpty()) {
      Label none = new Label(picture.none());
      none.getStyleClass().add("muted");
      none.setWrapText(true);
      none.setMinHeight(USE_PREF_SIZE);
      getChildren().add(none);
      return;
    }
    GridPane grid = new GridPane();
    grid.getStyleClass().add("bars-grid");
    ColumnConstraints counts = new ColumnConstraints();
    counts.setMinWidth(USE_PREF_SIZE);
    counts.setHalignment(HPos.RIGHT);
    ColumnConstraints lengths = new ColumnConstraints();
    lengths.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().addAll(lengths, counts);
    int row = 0;
    for (Picture.Bar bar : picture.bars()) {
      Label label = new Label(bar.label());
      label.setMinWidth(0);
      label.setWrapText(true);
      Label count = new Label(texts.get("bar.count", bar.count(), bar.percent()));
      count.getStyleClass().add("muted");
      count.setMinWidth(USE_PREF_SIZE);
      StackPane track = track(bar);
      track.setAccessibleText(texts.get("bar.spoken", bar.label(), bar.count(), bar.of()));
      grid.add(label, 0, row);
      grid.add(count, 1, row);
      grid.add(track, 0, row + 1, 2, 1);
      row += 2;
    }
    getChildren().add(grid);
  }

  private static StackPane track(Picture.Bar bar) {
    Region fill = new Region();
    fill.getStyleClass().addAll("bar-fill", bar.style());
    fill.setMinWidth(bar.count() == 0 ? 0 : 2);
    StackPane track = new StackPane(fill);
    track.getStyleClass().add("bar-track");
    fill.maxWidthProperty().bind(track.widthProperty().multiply(bar.share()));
    fill.prefWidthProperty().bind(fill.maxWidthProperty());
    return track;
  }
}
