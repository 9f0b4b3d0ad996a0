package app.assay.ui.bulk;

import app.assay.ui.theme.Chips;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import app.assay.workspace.BulkItem;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A document of a change in bulk: its answer, its name, what kind of change it is.
final class BulkCell extends WrappingCell<BulkRow> {

  private final Texts texts;

  BulkCell(Texts texts) {
    this.texts = texts;
    getStyleClass().add("claim-cell");
  }

  @Override
  protected void updateItem(BulkRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    String state = key(row);
    Label sign = new Label(texts.get("sign." + state));
    sign.getStyleClass().add("state-sign");
    Label name = new Label(row.item().shown());
    name.setWrapText(true);
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    String said =
        row.state() == BulkRow.State.PROPOSED && row.item() instanceof BulkItem.Ready ready
            ? ready.kind()
            : texts.get("state." + state);
    Label chip = Chips.chip(said, style(row));
    chip.setMinWidth(USE_PREF_SIZE);
    HBox all = new HBox(sign, name, chip);
    all.getStyleClass().add("claim-row");
    setGraphic(all);
    setAccessibleText(
        texts.get("cell.accessible", name.getText(), said, texts.get("state." + state)));
  }

  private static String key(BulkRow row) {
    return switch (row.state()) {
      case PROPOSED -> row.choice().name().toLowerCase(Locale.ROOT);
      case LEFT -> "left";
      case WRITTEN -> "written";
    };
  }

  private static String style(BulkRow row) {
    return switch (row.state()) {
      case PROPOSED -> "verifiable";
      case LEFT -> "warning";
      case WRITTEN -> "good";
    };
  }
}
