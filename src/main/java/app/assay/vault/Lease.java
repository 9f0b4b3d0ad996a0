package app.assay.vault;

/// A row of the curation queue that one curator has set aside for a while.
///
/// @param heldBy the curator's name
/// @param until `YYYY-MM-DD HH:MM:SS` in UTC, after which anybody may take it
public record Lease(String queueId, String heldBy, String until) {}
