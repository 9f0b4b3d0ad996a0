package app.assay.judge.queue;

/// What came of a change to a question in the queue.
public sealed interface QueueResult {

  /// On the disk.
  record Kept(QueuedQuestion question) implements QueueResult {}

  /// Not changed.
  ///
  /// @param message why, what was kept and what to do
  record Refused(String message) implements QueueResult {}
}
