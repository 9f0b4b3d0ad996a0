package app.assay.judge.queue;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How far a question in the queue is.
public enum QuestionState {
  /// Somebody still has to decide: a retry or a person.
  OPEN,
  /// Settled, by a person or as the gate's policy lets the judges.
  ANSWERED,
  /// Its text or its criteria changed, or it is not asked any more; its answers count no longer.
  WITHDRAWN;

  /// The word in files and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The state with exactly this label.
  public static Optional<QuestionState> of(String label) {
    return Arrays.stream(values()).filter(s -> s.label().equals(label)).findFirst();
  }
}
