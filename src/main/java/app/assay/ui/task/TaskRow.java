package app.assay.ui.task;

import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskHandle;
import app.assay.workspace.TaskState;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

/// One task: title, bar, how far, cancel.
final class TaskRow extends HBox {

  private final Texts texts;
  private final Label title = new Label();
  private final ProgressBar bar = new ProgressBar();
  private final Label count = new Label();
  private final Button cancel = new Button("\u2715");

  TaskRow(Texts texts) {
    this.texts = texts;
    getStyleClass().add("task-piece");
    title.getStyleClass().add("muted");
    count.getStyleClass().add("muted");
    cancel.getStyleClass().add("flat");
    getChildren().setAll(title, bar, count, cancel);
  }

  void show(TaskHandle task) {
    TaskState state = task.state();
    title.setText(
        state.message().isEmpty() ? task.title() : task.title() + " \u00B7 " + state.message());
    bar.setProgress(state.fraction());
    bar.setAccessibleText(task.title());
    count.setText(
        state.cancelling()
            ? texts.get("stopping")
            : state.total() > 0 ? texts.get("count", state.done(), state.total()) : "");
    cancel.setDisable(state.cancelling());
    cancel.setId("task-cancel");
    cancel.setAccessibleText(texts.get("cancel", task.title()));
    cancel.setOnAction(e -> task.cancel());
  }
}
