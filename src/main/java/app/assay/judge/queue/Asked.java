package app.assay.judge.queue;

import java.util.List;

/// What came of putting questions into the queue.
///
/// @param questions their entries, in the order they were given, without those in trouble
/// @param withdrawn entries that these replace, or that are not asked any more
/// @param troubles what could not be kept, a sentence each
public record Asked(
    List<QueuedQuestion> questions, List<QueuedQuestion> withdrawn, List<String> troubles) {

  public Asked {
    questions = List.copyOf(questions);
    withdrawn = List.copyOf(withdrawn);
    troubles = List.copyOf(troubles);
  }
}
