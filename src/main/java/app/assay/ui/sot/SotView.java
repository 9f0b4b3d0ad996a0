package app.assay.ui.sot;

import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.Columns;
import app.assay.ui.theme.Texts;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;

/// The screen of the Sources of Truth. Enter or a double click goes to a row in its document.
public final class SotView extends FullPane {

  private final Texts texts = new Texts("sot");
  private final SotModel model;
  private final TableView<SotRow> table = new TableView<>();

  /// @param jump goes to a place in a document
  /// @param leave brings the frame back
  public SotView(SotModel model, SotModel.Jump jump, Runnable leave) {
    super("sources", new Texts("sot").get("title"), new Texts("sot").get("back"), leave);
    this.model = model;
    table.setId("sources-table");
    table.setAccessibleText(texts.get("title"));
    Label hint = new Label(texts.get("hint"));
    hint.setWrapText(true);
    hint.getStyleClass().addAll("muted", "hint");
    table.setPlaceholder(hint);
    Columns<SotRow> columns = new Columns<>(table, measure(), key -> texts.get("column." + key));
    columns.of("file", 15, SotRow::file);
    columns.of("tier", 12, SotRow::tier);
    columns.of("claim", 22, SotRow::claim);
    columns.of("value", 8, SotRow::value);
    columns.of("conflict", 14, SotRow::conflict, row -> "critical", SotRow::conflict);
    columns.of("source", 15, SotRow::source);
    columns.of("staleness", 7.5, SotRow::staleness);
    columns.of("verified", 7.5, SotRow::verified, SotRow::verifiedStyle, SotRow::verifiedWhy);
    columns.of("age", 6, SotRow::age);
    table.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            go(jump, leave);
          }
        });
    table.setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            go(jump, leave);
          }
        });
    setCenter(table);
    model.onChange(this::follow);
    follow();
  }

  private void go(SotModel.Jump jump, Runnable leave) {
    SotRow row = table.getSelectionModel().getSelectedItem();
    if (row != null) {
      leave.run();
      jump.to(row.path(), row.place());
    }
  }

  private void follow() {
    table.getItems().setAll(model.rows());
    table.getSelectionModel().selectFirst();
    about(model.about());
  }

  @Override
  public void shown() {
    Platform.runLater(table::requestFocus);
  }

  @Override
  public void closed() {
    table.getItems().clear();
  }
}
