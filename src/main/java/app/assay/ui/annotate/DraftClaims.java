package app.assay.ui.annotate;

import app.assay.hitl.annotation.ClaimDraft;
import app.assay.ui.theme.KeptTooltip;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// The claims that the document would have.
final class DraftClaims extends TableView<ClaimDraft> {

  DraftClaims(Texts texts) {
    setId("annotate-claims");
    setAccessibleText(texts.get("claims.accessible"));
    Label none = new Label(texts.get("claims.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    setPlaceholder(none);
    setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    column(texts, "id", 150, ClaimDraft::id);
    column(texts, "round", 64, claim -> claim.round().name());
    column(texts, "text", 420, ClaimDraft::text);
    column(texts, "value", 100, claim -> claim.value().orElse("—"));
    column(texts, "source", 220, ClaimDraft::source);
    column(texts, "location", 170, ClaimDraft::location);
  }

  private void column(Texts texts, String key, double width, Function<ClaimDraft, String> value) {
    TableColumn<ClaimDraft, String> column = new TableColumn<>(texts.get("claims." + key));
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(value.apply(row.getValue())));
    column.setCellFactory(c -> new WordsCell());
    column.setPrefWidth(width);
    column.setSortable(false);
    column.setReorderable(false);
    getColumns().add(column);
  }

  void show(List<ClaimDraft> claims) {
    if (!claims.equals(List.copyOf(getItems()))) {
      getItems().setAll(claims);
    }
  }

  /// Words that may be longer than their column; the tooltip has them all.
  private static final class WordsCell extends TableCell<ClaimDraft, String> {

    private final KeptTooltip tip = new KeptTooltip(this);

    @Override
    protected void updateItem(String words, boolean empty) {
      super.updateItem(words, empty);
      setText(empty ? null : words);
      tip.set(empty || words == null ? "" : words);
    }
  }
}
