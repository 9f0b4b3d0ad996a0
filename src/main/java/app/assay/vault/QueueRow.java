package app.assay.vault;

import java.util.Optional;

/// A conflict between two entries, as the curation queue has it.
///
/// @param id such as `cq-ENTRY-EPOCH-INDEX`
/// @param type always `conflict` upstream
/// @param entryId the newer entry
/// @param relatedId the entry it conflicts with; empty where none was named
/// @param reason why they may conflict
/// @param resolvedAt `YYYY-MM-DD HH:MM:SS` in UTC
/// @param createdAt likewise
/// @param stamp changes whenever the row does
public record QueueRow(
    String id,
    String type,
    String entryId,
    Optional<String> relatedId,
    String reason,
    QueueStatus status,
    Optional<String> resolvedAt,
    String createdAt,
    String stamp) {}
