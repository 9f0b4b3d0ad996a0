package app.assay.hitl.queue;

import app.assay.hitl.Answer;
import java.util.Optional;

/// A claim as a queue has it.
///
/// @param answer the reviewer's, empty where `response` is null
/// @param notes the evidence, may be empty
public record QueuedClaim(
    Field id, Field text, Field location, Field round, Optional<Answer> answer, String notes) {}
