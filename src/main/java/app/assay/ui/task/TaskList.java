package app.assay.ui.task;

import app.assay.ui.theme.Texts;
import app.assay.workspace.TaskHandle;
import java.util.List;
import javafx.scene.layout.VBox;

/// All tasks under way, one below the other.
final class TaskList extends VBox {

  private final Texts texts;

  TaskList(Texts texts) {
    this.texts = texts;
    setId("task-list");
    getStyleClass().addAll("card", "task-list");
  }

  /// Shows these tasks, keeping the rows there are so that a bar does not flicker.
  void show(List<TaskHandle> tasks) {
    while (getChildren().size() > tasks.size()) {
      getChildren().removeLast();
    }
    while (getChildren().size() < tasks.size()) {
      getChildren().add(new TaskRow(texts));
    }
    for (int i = 0; i < tasks.size(); i++) {
      ((TaskRow) getChildren().get(i)).show(tasks.get(i));
    }
  }
}
