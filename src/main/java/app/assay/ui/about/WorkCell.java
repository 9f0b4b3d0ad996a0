package app.assay.ui.about;

import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/// A work with its version, and its licence at the right.
final class WorkCell extends ListCell<Work> {

  private final Label name = new Label();
  private final Label version = new Label();
  private final Label licence = new Label();
  private final HBox row = new HBox(name, version, new Region(), licence);

  WorkCell() {
    row.getStyleClass().add("hit");
    name.setMinWidth(Region.USE_PREF_SIZE);
    version.getStyleClass().add("muted");
    licence.getStyleClass().addAll("muted", "small");
    licence.setMinWidth(0);
    HBox.setHgrow(row.getChildren().get(2), Priority.ALWAYS);
    setPrefWidth(1);
  }

  @Override
  protected void updateItem(@Nullable Work work, boolean empty) {
    super.updateItem(work, empty);
    setText(null);
    if (empty || work == null) {
      setGraphic(null);
      return;
    }
    name.setText(work.name());
    version.setText(work.version());
    licence.setText(work.licence());
    setGraphic(row);
  }
}
