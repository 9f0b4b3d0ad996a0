package app.assay.hitl.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How far a queue was applied, as its checkpoint keeps it.
///
/// @param sourceFilesHash the queue it belongs to
/// @param reviewer whose answers they are
/// @param steps the documents that were written, in the order of writing
record Progress(String sourceFilesHash, String reviewer, List<Step> steps) {

  Progress {
    steps = List.copyOf(steps);
  }

  /// One document.
  ///
  /// @param file as the queue names it
  /// @param before SHA-256 of its bytes without the answers
  /// @param answers digest of the answers
  /// @param after SHA-256 of its bytes with the answers
  /// @param recorded true once document and ledger are known to have them; false while they are
  ///   being written
  record Step(String file, String before, String answers, String after, boolean recorded) {

    Step asRecorded() {
      return new Step(file, before, answers, after, true);
    }
  }

  /// What is known of a document.
  Optional<Step> of(QueuedDocument document) {
    return steps.stream()
        .filter(step -> step.file().equals(document.file().value()))
        .filter(step -> step.before().equals(document.fileHash().value()))
        .findFirst();
  }

  /// With this step, in the place of an earlier one about the same document.
  Progress with(Step step) {
    List<Step> all = new ArrayList<>(steps);
    all.removeIf(s -> s.file().equals(step.file()));
    all.add(step);
    return new Progress(sourceFilesHash, reviewer, all);
  }
}
