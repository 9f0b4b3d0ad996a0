package app.assay.ui.ledger;

import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerReport;
import app.assay.ui.theme.Texts;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The tool window of the ledger: every decision, the newest first, and whether the chain holds.
public final class LedgerView extends VBox {

  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int HASH_SHOWN = 10;

  private final Texts texts = new Texts("ledger");
  private final LedgerModel model;
  private final TableView<LedgerEntry> table = new TableView<>();
  private final Label state = new Label();

  public LedgerView(LedgerModel model) {
    this.model = model;
    getStyleClass().add("ledger");
    setId("ledger");
    state.setId("ledger-state");
    table.setId("ledger-table");
    table.setAccessibleText(texts.get("title"));
    Label hint = new Label(texts.get("hint"));
    hint.setWrapText(true);
    hint.getStyleClass().addAll("muted", "hint");
    table.setPlaceholder(hint);
    table
        .getColumns()
        .addAll(
            List.of(
                column("number", 3.4, e -> Long.toString(e.sequence())),
                column("time", 10.5, e -> TIME.format(e.time())),
                column("who", 9.5, e -> e.record().reviewer()),
                column("decision", 7.5, e -> e.record().decision()),
                column("round", 5.5, e -> e.record().round()),
                column("document", 12, e -> name(e.record().document())),
                column("claim", 10, e -> e.record().claim()),
                column("note", 15, this::note),
                column("hash", 8.5, e -> e.hash().substring(0, HASH_SHOWN))));
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().add(table);
    model.onChange(this::follow);
    follow();
  }

  /// What verifying said, for the header of the window.
  public Node state() {
    return state;
  }

  /// Puts the keyboard focus into the table.
  public void focusTable() {
    table.requestFocus();
    if (table.getSelectionModel().isEmpty()) {
      table.getSelectionModel().selectFirst();
    }
  }

  private TableColumn<LedgerEntry, String> column(
      String key, double em, Function<LedgerEntry, String> value) {
    TableColumn<LedgerEntry, String> column = new TableColumn<>(texts.get("column." + key));
    column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(value.apply(cell.getValue())));
    column
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> em * state.getFont().getSize(), state.fontProperty()));
    column.setSortable(false);
    column.setReorderable(false);
    return column;
  }

  private String note(LedgerEntry entry) {
    String note = entry.record().note();
    return model.isLost(entry) ? texts.get("lost", note).strip() : note;
  }

  private static String name(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private void follow() {
    table.getItems().setAll(model.entries().reversed());
    state.getStyleClass().removeAll("good-text", "critical-text", "muted");
    if (model.report().isEmpty()) {
      state.setText("");
      return;
    }
    LedgerReport report = model.report().get();
    if (report.isSound()) {
      state.setText(texts.get(report.entries() == 0 ? "empty" : "sound", report.entries()));
      state.getStyleClass().add(report.entries() == 0 ? "muted" : "good-text");
    } else {
      state.setText(
          texts.get("broken", report.errorCount(), report.problems().getFirst().message()));
      state.getStyleClass().add("critical-text");
    }
  }
}
