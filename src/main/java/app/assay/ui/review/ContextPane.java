package app.assay.ui.review;

import app.assay.ui.review.model.ContextLine;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.MarkedText.Run;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Some lines of a document with their numbers, in which the claim is marked.
final class ContextPane extends VBox {

  /// A line longer than this is shown around the claim only.
  private static final int LONGEST = 400;

  private List<ContextLine> shown = List.of();

  ContextPane() {
    getStyleClass().add("context-pane");
  }

  void setLines(List<ContextLine> lines) {
    if (lines.equals(shown)) {
      return;
    }
    shown = List.copyOf(lines);
    getChildren().clear();
    for (ContextLine line : lines) {
      Label number = new Label(Integer.toString(line.number()));
      number.getStyleClass().add("line-number");
      number.setMinWidth(USE_PREF_SIZE);
      MarkedText text = new MarkedText("context-text");
      text.setRuns(runs(line));
      HBox.setHgrow(text, Priority.ALWAYS);
      HBox row = new HBox(number, text);
      row.getStyleClass().add("context-line");
      getChildren().add(row);
    }
  }

  /// A line in runs, the claim's one marked.
  private static List<Run> runs(ContextLine line) {
    String text = line.text();
    int start = line.mark().start();
    int end = line.mark().end();
    int from = start <= LONGEST / 2 ? 0 : start - LONGEST / 2;
    int to = Math.min(text.length(), Math.max(end + LONGEST / 2, from + LONGEST));
    List<Run> runs = new ArrayList<>();
    runs.add(new Run((from > 0 ? "…" : "") + text.substring(from, start), ""));
    if (end > start) {
      runs.add(new Run(text.substring(start, end), "claim-mark"));
    }
    runs.add(new Run(text.substring(end, to) + (to < text.length() ? "…" : ""), ""));
    return runs;
  }
}
