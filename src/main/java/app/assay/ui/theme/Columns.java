package app.assay.ui.theme;

import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Gives a table its columns, as wide as so many letters.
public final class Columns<R> {

  private final TableView<R> table;
  private final UnaryOperator<String> titles;
  private final Label measure;

  /// @param measure a label that is shown beside the table, whose letters are of its size
  /// @param titles what a column's key is called
  public Columns(TableView<R> table, Label measure, UnaryOperator<String> titles) {
    this.table = table;
    this.titles = titles;
    this.measure = measure;
  }

  /// A column of plain values.
  ///
  /// @param em its width to begin with
  public <T> TableColumn<R, T> of(String key, double em, Function<R, T> value) {
    return of(key, em, value, row -> "", row -> "");
  }

  /// A column of which a row says how it looks.
  ///
  /// @param style `good`, `warning`, `critical`, `muted` or the empty string
  /// @param why shown while the pointer rests on the cell, may be empty
  public <T> TableColumn<R, T> of(
      String key,
      double em,
      Function<R, T> value,
      Function<R, String> style,
      Function<R, String> why) {
    TableColumn<R, T> column = new TableColumn<>(titles.apply(key));
    column.setId("column-" + key);
    column.setCellValueFactory(cell -> new ReadOnlyObjectWrapper<>(value.apply(cell.getValue())));
    column.setCellFactory(made -> new StyledCell<>(style, why));
    column
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> em * measure.getFont().getSize(), measure.fontProperty()));
    column.setReorderable(false);
    table.getColumns().add(column);
    return column;
  }

  private static final class StyledCell<R, T> extends TableCell<R, T> {

    private final Function<R, String> style;
    private final Function<R, String> why;
    private final KeptTooltip tip = new KeptTooltip(this);

    StyledCell(Function<R, String> style, Function<R, String> why) {
      this.style = style;
      this.why = why;
    }

    @Override
    protected void updateItem(T item, boolean empty) {
      super.updateItem(item, empty);
      getStyleClass().removeIf(name -> name.endsWith("-text") || name.equals("muted"));
      R row = getTableRow() == null ? null : getTableRow().getItem();
      if (empty || item == null || row == null) {
        setText(null);
        tip.set("");
        return;
      }
      setText(item.toString());
      String look = style.apply(row);
      if (!look.isEmpty()) {
        getStyleClass().add(look.equals("muted") ? look : look + "-text");
      }
      tip.set(why.apply(row));
    }
  }
}
