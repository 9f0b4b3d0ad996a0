package app.assay.ui.kept;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.gate.Agreement.Figures;
import app.assay.ui.theme.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// How often people decided as the gate proposed, a line for each code.
final class AgreementTable extends VBox {

  private static final double CODE_EM = 15.6;

  /// All other columns, and room for a scroll bar.
  private static final double OTHERS_EM = 33.5;

  private static final double TO_CAPTION = 13.0 / 11;

  private final Texts texts;
  private final Label caption = new Label();
  private final TableView<Map.Entry<String, Figures>> table = new TableView<>();
  private Optional<Agreement> shown = Optional.empty();

  AgreementTable(Texts texts) {
    this.texts = texts;
    getStyleClass().add("agreement");
    caption.setId("kept-agreement-caption");
    caption.getStyleClass().add("caption");
    caption.setLabelFor(table);
    table.setId("kept-agreement");
    table.setAccessibleText(texts.get("agreement.accessible"));
    Label none = new Label(texts.get("agreement.none"));
    none.setWrapText(true);
    none.getStyleClass().addAll("muted", "hint");
    table.setPlaceholder(none);
    column("code", CODE_EM, Map.Entry::getKey);
    column("proposed", 5.8, row -> number(row.getValue().proposed()));
    column("confirmed", 6.4, row -> number(row.getValue().confirmed()));
    column("overruled", 6.1, row -> number(row.getValue().overruled()));
    column("missed", 5, row -> number(row.getValue().missed()));
    column("share", 8.6, row -> share(row.getValue()));
    VBox.setVgrow(table, Priority.SOMETIMES);
    getChildren().addAll(caption, table);
  }

  private void column(String key, double em, Function<Map.Entry<String, Figures>, String> words) {
    TableColumn<Map.Entry<String, Figures>, String> column =
        new TableColumn<>(texts.get("agreement." + key));
    column.setId("agreement-" + key);
    column.setSortable(false);
    column.setReorderable(false);
    column
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> key.equals("code") ? codeWidth() : em * letter(),
                table.widthProperty(),
                caption.fontProperty()));
    column.setCellValueFactory(data -> new ReadOnlyStringWrapper(words.apply(data.getValue())));
    table.getColumns().add(column);
  }

  /// What the other columns leave; where that is too little the table scrolls.
  private double codeWidth() {
    return Math.max(CODE_EM * letter(), table.getWidth() - OTHERS_EM * letter());
  }

  /// The size of the letters of the table, which are larger than those of its caption.
  private double letter() {
    return caption.getFont().getSize() * TO_CAPTION;
  }

  private static String number(int count) {
    return Integer.toString(count);
  }

  private String share(Figures figures) {
    return figures.decided() == 0
        ? texts.get("agreement.undecided")
        : texts.get(
            "agreement.of",
            Math.round(100.0 * figures.confirmed() / figures.decided()),
            figures.confirmed(),
            figures.decided());
  }

  void show(Optional<Agreement> agreement) {
    if (agreement.equals(shown)) {
      return;
    }
    shown = agreement;
    table
        .getItems()
        .setAll(agreement.map(a -> List.copyOf(a.byCode().entrySet())).orElse(List.of()));
    caption.setText(texts.get("agreement.caption", agreement.map(Agreement::decided).orElse(0)));
  }
}
