package app.assay.ui.conflicts;

import app.assay.ui.conflicts.model.ConflictRow;
import app.assay.ui.conflicts.model.ConflictsModel;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;

/// The conflicts that wait; several can be selected.
final class ConflictList extends ListView<ConflictRow> {

  private final ConflictsModel model;
  private final Texts texts;
  private final Label none = new Label();
  private boolean following;

  ConflictList(ConflictsModel model, Texts texts, Function<ConflictRow, String> age) {
    this.model = model;
    this.texts = texts;
    setId("conflicts-list");
    getStyleClass().add("claim-list");
    setAccessibleText(texts.get("list.accessible"));
    none.setId("conflicts-none");
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    setCellFactory(list -> new ConflictCell(texts, age, model::isSkipped));
    getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<ConflictRow>) change -> selected());
    widthProperty().addListener((o, was, is) -> Platform.runLater(this::refresh));
  }

  private void selected() {
    List<String> ids =
        getSelectionModel().getSelectedItems().stream().map(ConflictRow::id).toList();
    if (!following && !ids.isEmpty()) {
      model.select(ids);
    }
  }

  void follow() {
    following = true;
    List<ConflictRow> rows = model.conflicts();
    if (!rows.equals(List.copyOf(getItems()))) {
      getItems().setAll(rows);
    }
    List<ConflictRow> wanted = model.selection();
    if (!wanted.equals(List.copyOf(getSelectionModel().getSelectedItems()))) {
      getSelectionModel().clearSelection();
      wanted.forEach(row -> getSelectionModel().select(row));
      if (!wanted.isEmpty()) {
        getFocusModel().focus(rows.indexOf(wanted.getFirst()));
        scrollTo(Math.max(0, rows.indexOf(wanted.getFirst()) - 1));
      }
    }
    none.setText(
        texts.get(
            !model.isRead()
                ? "list.reading"
                : model.listing().rows().isEmpty() ? "list.none" : "list.filtered"));
    following = false;
  }
}
