package app.assay.ui.batch.model;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// What was decided and edited, the last first.
final class BatchSteps {

  /// @param before the candidate as it was
  record Step(int index, BatchRow before) {}

  private final Deque<Step> done = new ArrayDeque<>();

  void push(int index, BatchRow before) {
    done.push(new Step(index, before));
  }

  Optional<Step> pop() {
    return Optional.ofNullable(done.poll());
  }

  boolean isEmpty() {
    return done.isEmpty();
  }

  void clear() {
    done.clear();
  }
}
