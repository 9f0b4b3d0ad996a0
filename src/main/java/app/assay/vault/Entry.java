package app.assay.vault;

import java.util.List;
import java.util.Optional;

/// An entry as the store has it.
///
/// @param id unique in the vault
/// @param archived when and why it was archived; empty for an active one
/// @param createdAt `YYYY-MM-DD HH:MM:SS` in UTC, as upstream writes it
/// @param updatedAt likewise
/// @param domains in alphabetical order
/// @param evidence in the order the store gives
/// @param stamp changes whenever the entry does; handed back when it is changed, so that nobody
///   overwrites what they have not seen
public record Entry(
    String id,
    EntryType type,
    EntryText text,
    Optional<Archived> archived,
    String createdAt,
    String updatedAt,
    List<String> domains,
    List<EvidenceRef> evidence,
    String stamp) {

  /// When and why an entry was archived.
  ///
  /// @param at `YYYY-MM-DD HH:MM:SS` in UTC
  /// @param reason never blank
  public record Archived(String at, String reason) {}

  public Entry {
    domains = List.copyOf(domains);
    evidence = List.copyOf(evidence);
  }

  /// Whether readers see it.
  public EntryStatus status() {
    return archived.isPresent() ? EntryStatus.ARCHIVED : EntryStatus.ACTIVE;
  }

  /// The short form of lists.
  public EntrySummary summary() {
    return new EntrySummary(id, type, text.title(), text.claim());
  }
}
