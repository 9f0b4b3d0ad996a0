package app.assay.ui.annotate;

import app.assay.text.DiffLine;
import app.assay.text.Span;
import app.assay.ui.annotate.model.SideRow;
import app.assay.ui.theme.SharedRow;
import app.assay.ui.theme.Texts;
import app.assay.ui.theme.WrappingCell;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// A line of the text and the line it becomes, half of the row each.
final class SideCell extends WrappingCell<SideRow> {

  /// Longer lines would take the window's time; the file has them whole.
  private static final int LONGEST = 2_000;

  private final Texts texts;

  SideCell(Texts texts) {
    this.texts = texts;
    getStyleClass().add("side-cell");
  }

  @Override
  protected void updateItem(SideRow row, boolean empty) {
    super.updateItem(row, empty);
    if (empty || row == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    Region left = half(row.before(), row.isChanged() ? "removed" : "kept", true);
    Region right = half(row.after(), row.isChanged() ? "added" : "kept", false);
    left.getStyleClass().add("left");
    HBox both = new SharedRow(List.of(left, right), left, right);
    both.getStyleClass().add("side-row");
    setGraphic(both);
    setAccessibleText(
        row.isChanged()
            ? texts.get("side.changed", words(row.before()), words(row.after()))
            : words(row.before()));
  }

  private static String words(Optional<DiffLine> line) {
    return line.map(DiffLine::text).orElse("");
  }

  private static Region half(Optional<DiffLine> line, String style, boolean before) {
    if (line.isEmpty()) {
      Region none = new StackPane();
      none.getStyleClass().addAll("side", "none");
      none.setMaxHeight(Double.MAX_VALUE);
      return none;
    }
    DiffLine there = line.get();
    Label number = new Label(Integer.toString(before ? there.beforeLine() : there.afterLine()));
    number.getStyleClass().add("side-number");
    TextFlow words = flow(there);
    HBox half = new SharedRow(List.of(words), number, words);
    half.getStyleClass().addAll("side", style);
    half.setMaxHeight(Double.MAX_VALUE);
    return half;
  }

  private static TextFlow flow(DiffLine line) {
    TextFlow flow = new TextFlow();
    String all = line.text();
    String shown = all.length() > LONGEST ? all.substring(0, LONGEST) + "…" : all;
    int done = 0;
    for (Span mark : line.marks()) {
      if (mark.end() <= shown.length()) {
        add(flow, shown.substring(done, mark.start()), false);
        add(flow, mark.in(shown), true);
        done = mark.end();
      }
    }
    add(flow, shown.substring(done), false);
    return flow;
  }

  private static void add(TextFlow flow, String part, boolean marked) {
    if (!part.isEmpty()) {
      Text text = new Text(part);
      text.getStyleClass().add("side-text");
      if (marked) {
        text.getStyleClass().add("side-word");
      }
      flow.getChildren().add(text);
    }
  }
}
