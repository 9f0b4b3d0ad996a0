package app.assay.ui.status;

import app.assay.ui.shell.FullPane;
import app.assay.ui.theme.Columns;
import app.assay.ui.theme.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;

/// The screen of the vault's status. Enter or a double click opens a document.
public final class StatusView extends FullPane {

  private static final double EDGE = 0.27;

  private final Texts texts = new Texts("status");
  private final StatusModel model;
  private final TableView<StatusRow> table = new TableView<>();
  private final VBox pictures = new VBox();
  private final Label hint = new Label();

  /// @param open goes to a document
  /// @param leave brings the frame back
  public StatusView(StatusModel model, Consumer<Path> open, Runnable leave) {
    super("vault-status", new Texts("status").get("title"), new Texts("status").get("back"), leave);
    this.model = model;
    table.setId("status-table");
    table.setAccessibleText(texts.get("table"));
    hint.setWrapText(true);
    hint.getStyleClass().addAll("muted", "hint");
    table.setPlaceholder(hint);
    Columns<StatusRow> columns = new Columns<>(table, measure(), key -> texts.get("column." + key));
    TableColumn<StatusRow, String> file = columns.of("file", 18.5, StatusRow::file);
    columns.of("clarity", 6.5, StatusRow::clarity);
    columns.of("hitl", 17.8, StatusRow::hitl);
    columns.of("ingest", 7, StatusRow::ingest, StatusRow::ingestStyle, StatusRow::ingestWhy);
    columns.of("tier", 4.5, StatusRow::tier);
    columns.of("pending", 5.8, StatusRow::pending);
    columns.of("waited", 6.2, StatusRow::waited);
    columns.of("hash", 9.2, StatusRow::hash, StatusRow::hashStyle, row -> "");
    table.getSortOrder().setAll(List.of(file));
    Runnable go =
        () -> {
          StatusRow row = table.getSelectionModel().getSelectedItem();
          if (row != null) {
            leave.run();
            open.accept(row.path());
          }
        };
    table.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            go.run();
          }
        });
    table.setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            go.run();
          }
        });
    pictures.getStyleClass().add("pictures");
    ScrollPane side = new ScrollPane(pictures);
    side.setFitToWidth(true);
    side.setFocusTraversable(false);
    side.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    side.getStyleClass().add("pictures-side");
    SplitPane split = new SplitPane(side, table);
    SplitPane.setResizableWithParent(side, false);
    split.setDividerPositions(EDGE);
    setCenter(split);
    model.onChange(this::follow);
    follow();
  }

  private void follow() {
    StatusRow chosen = table.getSelectionModel().getSelectedItem();
    table.getItems().setAll(model.rows());
    table.sort();
    hint.setText(model.hint());
    about(model.about());
    pictures
        .getChildren()
        .setAll(model.pictures().stream().map(picture -> new Bars(picture, texts)).toList());
    if (chosen != null) {
      table.getItems().stream()
          .filter(row -> row.path().equals(chosen.path()))
          .findFirst()
          .ifPresent(table.getSelectionModel()::select);
    }
  }

  @Override
  public void shown() {
    if (table.getSelectionModel().isEmpty()) {
      table.getSelectionModel().selectFirst();
    }
    // The frame is hidden in this moment and gives its focus away only after it.
    Platform.runLater(table::requestFocus);
  }

  @Override
  public void closed() {
    model.dispose();
  }
}
