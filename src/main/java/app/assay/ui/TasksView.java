package app.assay.ui;

import app.assay.ui.theme.Texts;
import app.assay.workspace.RunningTasks;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskState;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The tool window of background work.
final class TasksView extends VBox {

  private final Texts texts = new Texts("shell");
  private final Texts words = new Texts("task");
  private final RunningTasks running;
  private final Label state = new Label();

  TasksView(RunningTasks running) {
    this.running = running;
    getStyleClass().add("tasks-view");
    setId("tasks-window");
    setFocusTraversable(true);
    setAccessibleText(texts.get("tasks.title"));
    state.getStyleClass().add("muted");
    running.onChange(this::follow);
    follow();
  }

  Node state() {
    return state;
  }

  private void follow() {
    List<TaskHandle> tasks = running.list();
    state.setText(tasks.isEmpty() ? "" : texts.get("tasks.now") + " " + tasks.size());
    getChildren().clear();
    if (tasks.isEmpty()) {
      Label hint = new Label(texts.get("tasks.hint"));
      hint.setWrapText(true);
      hint.getStyleClass().addAll("muted", "hint");
      getChildren().add(hint);
    }
    tasks.forEach(task -> getChildren().add(row(task)));
  }

  private HBox row(TaskHandle task) {
    TaskState now = task.state();
    Label title = new Label(task.title());
    title.setMinWidth(USE_PREF_SIZE);
    ProgressBar bar = new ProgressBar(now.fraction());
    bar.setAccessibleText(task.title());
    Label message = new Label(now.message());
    message.getStyleClass().add("muted");
    message.setMinWidth(0);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Button cancel = new Button("\u2715");
    cancel.getStyleClass().add("flat");
    cancel.setAccessibleText(words.get("cancel", task.title()));
    cancel.setDisable(now.cancelling());
    cancel.setOnAction(e -> task.cancel());
    HBox row = new HBox(title, bar, message, gap, cancel);
    row.getStyleClass().add("task-row");
    return row;
  }
}
