package app.assay.ui.task;

import app.assay.ui.theme.Texts;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.TaskHandle;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.stage.Popup;
import javafx.util.Duration;

/// The status bar's view of background work: the oldest task with progress and cancel, and a button
/// that opens the list when there are more. Empty while nothing runs.
public final class TaskPiece extends HBox {

  /// Work that ends sooner is not worth a look.
  private static final Duration SHORT = Duration.millis(300);

  private final Texts texts = new Texts("task");
  private final RunningTasks running;
  private final TaskRow oldest;
  private final Button more = new Button();
  private final TaskList list;
  private final Popup popup = new Popup();
  private final PauseTransition rest = new PauseTransition(SHORT);

  /// @param running tasks whose changes are told on the thread that draws
  public TaskPiece(RunningTasks running) {
    this.running = running;
    oldest = new TaskRow(texts);
    list = new TaskList(texts);
    setId("tasks");
    getStyleClass().add("task-piece");
    more.setId("tasks-more");
    more.getStyleClass().add("flat");
    more.setOnAction(e -> open());
    popup.setAutoHide(true);
    popup.getContent().setAll(list);
    getChildren().setAll(oldest, more);
    rest.setOnFinished(e -> setShown(true));
    setShown(false);
    running.onChange(this::refresh);
    refresh();
  }

  private void refresh() {
    List<TaskHandle> tasks = running.list();
    more.setVisible(tasks.size() > 1);
    more.setManaged(tasks.size() > 1);
    if (tasks.isEmpty()) {
      rest.stop();
      popup.hide();
      setShown(false);
      return;
    }
    if (!isVisible() && rest.getStatus() != Animation.Status.RUNNING) {
      rest.playFromStart();
    }
    oldest.show(tasks.getFirst());
    more.setText(texts.get("more", tasks.size() - 1));
    more.setAccessibleText(texts.get("more.accessible", tasks.size()));
    list.show(tasks);
  }

  private void setShown(boolean shown) {
    setVisible(shown);
    setManaged(shown);
  }

  private void open() {
    Bounds at = localToScreen(getBoundsInLocal());
    if (at != null) {
      popup.show(this, at.getMinX(), at.getMinY());
      popup.setAnchorLocation(javafx.stage.PopupWindow.AnchorLocation.CONTENT_BOTTOM_LEFT);
    }
  }
}
