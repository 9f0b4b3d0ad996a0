package app.assay.vault;

/// What a reader of the vault said of an entry.
///
/// @param id unique, of the store
/// @param entryId may name an entry that is not there
/// @param signal `outdated`, `conflicted`, `insufficient` or `followed`; empty where none was given
/// @param note in the reader's words
/// @param source where it was said: a commit, a candidate
/// @param at `YYYY-MM-DD HH:MM:SS` in UTC, when it came into the inbox
/// @param done true once somebody dealt with it
public record Feedback(
    String id,
    String entryId,
    String signal,
    String note,
    String source,
    String at,
    boolean done) {}
