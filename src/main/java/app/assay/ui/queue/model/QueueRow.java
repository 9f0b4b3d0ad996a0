package app.assay.ui.queue.model;

import app.assay.hitl.Answer;
import app.assay.hitl.queue.QueueAnswers;
import app.assay.hitl.queue.QueuedClaim;
import java.util.Optional;

/// A claim of a queue and what the reviewer says of it.
///
/// @param document 0-based place of its document in the queue
/// @param claim 0-based place in the document
/// @param file its document as the queue names it
/// @param queued as it was read
/// @param answer empty for none
/// @param notes what was found, or why not; may be empty
public record QueueRow(
    int document,
    int claim,
    String file,
    QueuedClaim queued,
    Optional<Answer> answer,
    String notes) {

  QueueAnswers.Given given() {
    return new QueueAnswers.Given(document, claim, answer, notes);
  }

  QueueRow with(Optional<Answer> now, String noted) {
    return new QueueRow(document, claim, file, queued, now, noted);
  }
}
