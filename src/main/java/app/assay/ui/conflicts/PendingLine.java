package app.assay.ui.conflicts;

import app.assay.ui.theme.Texts;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Polyline;

/// How many conflicts were pending on each of the last days, as a line.
final class PendingLine extends VBox {

  private static final double TOP = 4;

  private final Texts texts;
  private final Polyline line = new Polyline();
  private final Region room = new Region();
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
    getChildren().addAll(title, picture);
  }

  void show(List<Integer> pending) {
    if (pending.equals(counts)) {
      return;
    }
    counts = pending;
    setAccessibleText(texts.get("pending.accessible", counts.getFirst(), counts.getLast()));
    draw();
  }

  private void draw() {
    line.getPoints().clear();
    double most = Math.max(1, counts.stream().mapToInt(Integer::intValue).max().orElse(1));
    double step = room.getWidth() / Math.max(1, counts.size() - 1);
    double height = room.getHeight() - 2 * TOP;
    for (int i = 0; i < counts.size(); i++) {
      line.getPoints().addAll(i * step, TOP + height * (1 - counts.get(i) / most));
    }
  }
}
