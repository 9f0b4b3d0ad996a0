package app.assay.house.wrong.ui;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;

/// Wrong: works behind the back of the task runner.
class Busy {
  void thread() {
    new Thread(() -> {}).start();
  }

  void virtual() {
    Thread.ofVirtual().start(() -> {});
  }

  void pool() {
    Executors.newVirtualThreadPerTaskExecutor().close();
  }

  void future() {
    CompletableFuture.runAsync(() -> {});
  }

  long stream() {
    return List.of(1).parallelStream().count();
  }
}
