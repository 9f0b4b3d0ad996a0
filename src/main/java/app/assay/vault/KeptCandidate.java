package app.assay.vault;

/// A candidate and what the gate said of it, as they were then.
///
/// @param batch what the batch was called
/// @param candidateId as the candidate has it; may be empty
/// @param candidate its JSON, verbatim
/// @param verdict `pass`, `fail` or `deferred`
/// @param verdictJson all of the verdict
/// @param decision of a person: `accepted`, `rejected`, or empty
/// @param reason the person's
/// @param by who had it gated or decided; empty for a pipeline
/// @param at `YYYY-MM-DD HH:MM:SS` in UTC
public record KeptCandidate(
    String batch,
    String candidateId,
    String candidate,
    String verdict,
    String verdictJson,
    String decision,
    String reason,
    String by,
    String at) {}
