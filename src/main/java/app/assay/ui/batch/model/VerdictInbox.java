package app.assay.ui.batch.model;

import app.assay.ui.batch.model.BatchDesk.Gated;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Verdicts on their way to the thread that draws, many at once where they come fast.
final class VerdictInbox {

  private final ConcurrentLinkedQueue<Gated> waiting = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean asked = new AtomicBoolean();
  private final Executor delivery;
  private final Consumer<List<Gated>> heard;

  /// @param delivery the thread that draws
  VerdictInbox(Executor delivery, Consumer<List<Gated>> heard) {
    this.delivery = delivery;
    this.heard = heard;
  }

  /// Takes a verdict, on any thread.
  void add(Gated verdict) {
    waiting.add(verdict);
    if (asked.compareAndSet(false, true)) {
      delivery.execute(this::deliver);
    }
  }

  /// Hands over what waits, on the thread that draws.
  void deliver() {
    asked.set(false);
    List<Gated> all = new ArrayList<>();
    for (Gated next = waiting.poll(); next != null; next = waiting.poll()) {
      all.add(next);
    }
    if (!all.isEmpty()) {
      heard.accept(all);
    }
  }
}
