package app.assay.ui.documents;

import app.assay.text.DiffLine;
import app.assay.text.Span;
import app.assay.ui.theme.Texts;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/// One line of a difference: where it stands, whether it comes or goes, and the words that changed.
public final class DifferenceCell extends ListCell<DiffLine> {

  private static final PseudoClass ADDED = PseudoClass.getPseudoClass("added");
  private static final PseudoClass REMOVED = PseudoClass.getPseudoClass("removed");

  private final Texts texts;

  /// @param texts of documents
  public DifferenceCell(Texts texts) {
    this.texts = texts;
    getStyleClass().add("difference-line");
    setMinWidth(0);
    setPrefWidth(1);
  }

  @Override
  protected void updateItem(DiffLine line, boolean empty) {
    super.updateItem(line, empty);
    pseudoClassStateChanged(ADDED, !empty && line != null && line.kind() == DiffLine.Kind.ADDED);
    pseudoClassStateChanged(
        REMOVED, !empty && line != null && line.kind() == DiffLine.Kind.REMOVED);
    if (empty || line == null) {
      setGraphic(null);
      setAccessibleText(null);
      return;
    }
    int place = line.kind() == DiffLine.Kind.ADDED ? line.afterLine() : line.beforeLine();
    Label number = new Label(Integer.toString(place));
    number.getStyleClass().add("difference-number");
    Label sign = new Label(sign(line.kind()));
    sign.getStyleClass().add("difference-sign");
    TextFlow words = words(line);
    HBox.setHgrow(words, Priority.ALWAYS);
    setGraphic(new HBox(number, sign, words));
    setAccessibleText(
        texts.get("difference." + line.kind().name().toLowerCase(Locale.ROOT), place, line.text()));
  }

  private static String sign(DiffLine.Kind kind) {
    return switch (kind) {
      case KEPT -> " ";
      case REMOVED -> "\u2212";
      case ADDED -> "+";
    };
  }

  private static TextFlow words(DiffLine line) {
    TextFlow flow = new TextFlow();
    int at = 0;
    for (Span mark : line.marks()) {
      add(flow, line.text().substring(at, mark.start()), "difference-text");
      add(flow, mark.in(line.text()), "difference-word");
      at = mark.end();
    }
    add(flow, line.text().substring(at), "difference-text");
    return flow;
  }

  private static void add(TextFlow flow, String words, String style) {
    if (!words.isEmpty()) {
      Text text = new Text(words);
      text.getStyleClass().addAll("difference-text", style);
      flow.getChildren().add(text);
    }
  }
}
