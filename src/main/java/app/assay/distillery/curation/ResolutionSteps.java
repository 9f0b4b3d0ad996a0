package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.EvidenceRef;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Writes one decision, inside one transaction.
final class ResolutionSteps {

  private final VaultWriter vault;
  private final Resolution resolution;
  private final List<String> notes = new ArrayList<>();

  ResolutionSteps(VaultWriter vault, Resolution resolution) {
    this.vault = vault;
    this.resolution = resolution;
  }

  /// Writes it.
  ///
  /// @return what was left as it was, and what was done beside it
  List<String> take() throws VaultException {
    Conflict now = Conflict.of(vault, resolution.seen().row().id());
    refuseStale(now);
    rewrite();
    for (Side side : resolution.archives()) {
      archive(side);
    }
    if (resolution.choice() != Choice.EDIT) {
      vault.resolve(now.row().id(), now.row().stamp());
    }
    others(now);
    return notes;
  }

  private void refuseStale(Conflict now) throws VaultException {
    List<String> changes = Differences.between(resolution.seen(), now);
    if (!changes.isEmpty()) {
      throw new VaultException(VaultError.Kind.STALE, changes.getFirst());
    }
  }

  private void rewrite() throws VaultException {
    if (!resolution.choice().rewrites() || resolution.rewrite().isEmpty()) {
      return;
    }
    Rewrite text = resolution.rewrite().get();
    Entry entry = resolution.seen().on(text.side()).orElseThrow();
    vault.update(entry.id(), text.text(), text.domains(), entry.stamp());
    List<EvidenceRef> joined =
        resolution.evidence().stream().filter(one -> !entry.evidence().contains(one)).toList();
    if (!joined.isEmpty()) {
      String stamp = vault.entry(entry.id()).map(Entry::stamp).orElse("");
      vault.setEvidence(entry.id(), resolution.evidence(), stamp);
      notes.add(
          "'%s' also stands on the other entry's evidence now: %s."
              .formatted(
                  entry.id(),
                  joined.stream()
                      .map(one -> one.type() + " " + one.ref())
                      .collect(Collectors.joining(", "))));
    }
  }

  private void archive(Side side) throws VaultException {
    if (resolution.seen().on(side).isEmpty()) {
      return;
    }
    Entry entry = resolution.seen().on(side).get();
    if (entry.archived().isPresent()) {
      notes.add(
          "'%s' was archived already on %s and stays as it is: %s"
              .formatted(entry.id(), entry.archived().get().at(), entry.archived().get().reason()));
      return;
    }
    String kept = resolution.seen().on(side.other()).map(Entry::id).orElse("");
    vault.archive(
        entry.id(),
        ArchiveReason.of(resolution.choice(), side, kept, resolution.reason()),
        entry.stamp());
  }

  private void others(Conflict now) throws VaultException {
    List<String> archived = resolution.archived().stream().map(Entry::id).toList();
    for (QueueRow row : now.others()) {
      if (archived.stream().noneMatch(id -> Conflict.names(row, id))) {
        continue;
      }
      Cascade cascade = resolution.others().get(row.id());
      if (cascade == null) {
        throw new VaultException(
            VaultError.Kind.STALE,
            "Row '%s' names an entry that would be archived, and is new.".formatted(row.id()));
      }
      if (cascade == Cascade.RESOLVE) {
        vault.resolve(row.id(), row.stamp());
        notes.add("Row '%s' was resolved with it.".formatted(row.id()));
      } else {
        notes.add("Row '%s' stays open; it names an archived entry.".formatted(row.id()));
      }
    }
  }
}
