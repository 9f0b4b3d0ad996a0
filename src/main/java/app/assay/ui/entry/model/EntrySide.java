package app.assay.ui.entry.model;

import app.assay.vault.Change;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.Feedback;
import java.util.List;
import java.util.Optional;

/// All that is shown of an entry.
///
/// @param archived why it was archived; empty for an active one
/// @param since `YYYY-MM-DD HH:MM:SS` in UTC, when it came into the vault or was archived
/// @param history what was done to it, newest first
/// @param signals what its readers said and nobody dealt with
public record EntrySide(
    String id,
    EntryType type,
    EntryText text,
    List<String> domains,
    List<EvidenceRef> evidence,
    Optional<String> archived,
    String since,
    List<Change> history,
    List<Feedback> signals) {

  public EntrySide {
    domains = List.copyOf(domains);
    evidence = List.copyOf(evidence);
    history = List.copyOf(history);
    signals = List.copyOf(signals);
  }

  /// An entry of the vault.
  public static EntrySide of(Entry entry, List<Change> history, List<Feedback> signals) {
    return new EntrySide(
        entry.id(),
        entry.type(),
        entry.text(),
        entry.domains(),
        entry.evidence(),
        entry.archived().map(Entry.Archived::reason),
        entry.archived().map(Entry.Archived::at).orElse(entry.createdAt()),
        history,
        signals.stream().filter(s -> !s.done() && s.entryId().equals(entry.id())).toList());
  }
}
