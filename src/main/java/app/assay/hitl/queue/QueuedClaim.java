package app.assay.hitl.queue;

import app.assay.hitl.Answer;
import app.assay.text.Span;
import java.util.Optional;

/// A claim as a queue has it.
///
/// @param answer the reviewer's, empty where `response` is null
/// @param answerPlace where that stands
/// @param notes the evidence, may be empty
/// @param notesPlace where they stand
public record QueuedClaim(
    Field id,
    Field text,
    Field location,
    Field round,
    Optional<Answer> answer,
    Span answerPlace,
    String notes,
    Span notesPlace) {

  /// True when a person has to look for the truth, not only whether the source was read right.
  public boolean isRoundB() {
    return !round.value().equals("A");
  }
}
