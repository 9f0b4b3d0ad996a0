package app.assay.vault;

import java.util.List;

/// An entry that is to be inserted, active.
///
/// @param id not yet in the vault
/// @param domains of the registry, at least one, distinct
/// @param evidence at least one, distinct
public record NewEntry(
    String id, EntryType type, EntryText text, List<String> domains, List<EvidenceRef> evidence) {

  public NewEntry {
    domains = List.copyOf(domains);
    evidence = List.copyOf(evidence);
  }
}
