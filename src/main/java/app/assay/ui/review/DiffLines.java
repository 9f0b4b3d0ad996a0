package app.assay.ui.review;

import app.assay.text.Span;
import app.assay.ui.review.model.DiffRow;
import app.assay.ui.theme.MarkedText;
import app.assay.ui.theme.MarkedText.Run;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// The lines that change: what goes has a minus, what comes a plus, besides their colours.
final class DiffLines extends VBox {

  private static final Pattern HASH =
      Pattern.compile("\\b([0-9a-f]{6})[0-9a-f]{52}([0-9a-f]{6})\\b");

  private final Texts texts;
  private final boolean narrow;
  private List<DiffRow> rows = List.of();

  /// @param narrow whether hashes are shortened, where there is little room
  DiffLines(Texts texts, boolean narrow) {
    this.texts = texts;
    this.narrow = narrow;
    getStyleClass().add("diff-lines");
    setFillWidth(true);
  }

  void setRows(List<DiffRow> changed) {
    if (!rows.equals(changed)) {
      rows = List.copyOf(changed);
      getChildren().setAll(rows.stream().map(this::row).toList());
    }
  }

  private HBox row(DiffRow row) {
    Label sign = new Label(sign(row.kind()));
    sign.getStyleClass().add("diff-sign");
    sign.setMinWidth(USE_PREF_SIZE);
    MarkedText text = new MarkedText("diff-text");
    text.setRuns(runs(row));
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox line = new HBox(sign, text);
    line.getStyleClass().addAll("diff-row", style(row.kind()));
    line.setMinHeight(USE_PREF_SIZE);
    line.setAccessibleText(
        switch (row.kind()) {
          case REMOVED -> texts.get("diff.removed", row.text());
          case ADDED -> texts.get("diff.added", row.text());
          case SECTION, CONTEXT -> row.text();
        });
    return line;
  }

  private List<Run> runs(DiffRow row) {
    if (row.kind() == DiffRow.Kind.SECTION) {
      return List.of(new Run("@@ " + row.text() + " @@", ""));
    }
    String shown = narrow ? HASH.matcher(row.text()).replaceAll("$1…$2") : row.text();
    if (row.marks().isEmpty() || !shown.equals(row.text())) {
      return List.of(new Run(shown, ""));
    }
    List<Run> runs = new ArrayList<>();
    int at = 0;
    for (Span mark : row.marks()) {
      runs.add(new Run(shown.substring(at, mark.start()), ""));
      runs.add(new Run(mark.in(shown), "word"));
      at = mark.end();
    }
    runs.add(new Run(shown.substring(at), ""));
    return runs;
  }

  private static String sign(DiffRow.Kind kind) {
    return switch (kind) {
      case REMOVED -> "−";
      case ADDED -> "+";
      case SECTION, CONTEXT -> " ";
    };
  }

  private static String style(DiffRow.Kind kind) {
    return switch (kind) {
      case REMOVED -> "removed";
      case ADDED -> "added";
      case SECTION -> "section";
      case CONTEXT -> "context";
    };
  }
}
