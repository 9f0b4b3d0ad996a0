package app.assay.ui.queue.model;

import app.assay.hitl.ReadingTime;
import app.assay.hitl.queue.QueueTime;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How long claims of a queue had been on the screen when they were answered here. An answer that
/// stood in the file before has no time until it is given again.
final class AnswerTimes {

  private final ReadingTime<Integer> reading;
  private final Map<Integer, Duration> answered = new HashMap<>();

  AnswerTimes(InstantSource clock) {
    reading = new ReadingTime<>(clock);
  }

  /// From now on a row is looked at; negative for none.
  void look(int row) {
    reading.show(row < 0 ? List.of() : List.of(row));
  }

  /// How long a row was looked at up to now.
  Duration of(int row) {
    return reading.of(row);
  }

  /// A row is answered now, or has no answer any more.
  void answer(int row, boolean given) {
    if (given) {
      answered.put(row, reading.of(row));
    } else {
      answered.remove(row);
    }
  }

  /// The times of the answers in the terms of the engine.
  QueueTime measured(List<QueueRow> rows) {
    Map<QueueTime.Place, Duration> times = new HashMap<>();
    answered.forEach(
        (at, time) -> {
          QueueRow row = rows.get(at);
          times.put(new QueueTime.Place(row.file(), row.queued().id().value()), time);
        });
    return new QueueTime.Measured(times);
  }
}
