package app.assay.ui.editor;

import java.util.ArrayDeque;
import java.util.Queue;
import javafx.application.Platform;

/// Does one thing after the other, each in an event of its own, so that keys and drawing come in
/// between.
///
/// Belongs to the thread that draws.
final class Turns {

  private final Queue<Runnable> waiting = new ArrayDeque<>();
  private boolean asked;

  /// Does something after the present event and all that waits.
  void add(Runnable action) {
    waiting.add(action);
    ask();
  }

  private void ask() {
    if (!asked && !waiting.isEmpty()) {
      asked = true;
      Platform.runLater(this::next);
    }
  }

  private void next() {
    try {
      waiting.remove().run();
    } finally {
      asked = false;
      ask();
    }
  }
}
