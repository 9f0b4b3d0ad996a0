package app.assay.ui.conflicts;

import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polyline;

/// How many conflicts were pending on each of the last days, as a line, and in numbers how many at
/// its beginning, at its end and at the most.
final class PendingLine extends VBox {

  private static final double TOP = 4;

  private final Texts texts;
  private final Polyline line = new Polyline();
  private final Region room = new Region();
  private final Label most = number("most");
  private final Label before = number("before");
  private final Label today = number("today");
  private List<Integer> counts = List.of();

  PendingLine(Texts texts) {
    this.texts = texts;
    setId("conflicts-pending");
    getStyleClass().add("pending-line");
    Label title = new Label(texts.get("pending.title"));
    title.getStyleClass().add("caption");
    line.getStyleClass().add("line");
    line.setManaged(false);
    StackPane picture = new StackPane(room, line);
    picture.getStyleClass().add("pending-picture");
    picture.setMinWidth(0);
    room.widthProperty().addListener((o, was, is) -> draw());
    room.heightProperty().addListener((o, was, is) -> draw());
    getChildren().addAll(apart(title, most), picture, apart(before, today));
  }

  private static Label number(String id) {
    Label number = new Label();
    number.setId("pending-" + id);
    number.setMinWidth(USE_PREF_SIZE);
    number.getStyleClass().addAll("muted", "small");
    return number;
  }

  /// At the left and at the right of a line.
  private static HBox apart(Label left, Label right) {
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox row = new HBox(left, gap, right);
    row.setAlignment(Pos.BASELINE_LEFT);
    return row;
  }

  void show(List<Integer> pending) {
    if (pending.equals(counts)) {
      return;
    }
    counts = pending;
    int highest = counts.stream().mapToInt(Integer::intValue).max().orElse(0);
    most.setText(texts.get("pending.most", highest));
    before.setText(texts.get("pending.before", counts.getFirst()));
    today.setText(texts.get("pending.today", counts.getLast()));
    setAccessibleText(
        texts.get("pending.accessible", counts.getFirst(), counts.getLast(), highest));
    draw();
  }

  private void draw() {
    line.getPoints().clear();
    double top = Math.max(1, counts.stream().mapToInt(Integer::intValue).max().orElse(1));
    double step = room.getWidth() / Math.max(1, counts.size() - 1);
    double height = room.getHeight() - 2 * TOP;
    for (int i = 0; i < counts.size(); i++) {
      line.getPoints().addAll(i * step, TOP + height * (1 - counts.get(i) / top));
    }
  }
}
