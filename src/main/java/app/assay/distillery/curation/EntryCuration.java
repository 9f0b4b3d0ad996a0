package app.assay.distillery.curation;

import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.vault.Domain;
import app.assay.vault.DomainStatus;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.Intent;
import app.assay.vault.NewEntry;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Adds, rewrites, archives and brings back single entries. What is written passes layer 1 first;
/// every change is one transaction with its record in the ledger.
public final class EntryCuration {

  private final VaultStore store;
  private final VaultLedger ledger;
  private final EditGate gate;

  public EntryCuration(VaultStore store, VaultLedger ledger, EditGate gate) {
    this.store = store;
    this.ledger = ledger;
    this.gate = gate;
  }

  /// Adds an entry under active domains.
  ///
  /// @return done, or the objections of layer 1
  public CurationResult add(NewEntry entry, String reason, String by) throws VaultException {
    List<String> objections =
        gate.objections(entry.id(), entry.type(), entry.text(), entry.domains(), entry.evidence());
    if (!objections.isEmpty()) {
      return new CurationResult.Rejected(objections);
    }
    String change =
        change(
            "add",
            entry.id(),
            reason,
            by,
            vault -> {
              refuseInactive(vault, entry.domains());
              vault.insert(entry);
            });
    return done("Added " + entry.id(), List.of(), change);
  }

  /// Rewrites an active entry.
  ///
  /// @param seen the entry as the person saw it
  public CurationResult update(
      Entry seen, EntryText text, List<String> domains, String reason, String by)
      throws VaultException {
    if (reason.isBlank()) {
      return unexplained();
    }
    if (seen.archived().isPresent()) {
      return new CurationResult.Refused(
          "Entry '%s' is archived and cannot be updated; bring it back first."
              .formatted(seen.id()));
    }
    List<String> objections =
        gate.objections(seen.id(), seen.type(), text, domains, seen.evidence());
    if (!objections.isEmpty()) {
      return new CurationResult.Rejected(objections);
    }
    String change =
        change(
            "update",
            seen.id(),
            reason,
            by,
            vault -> {
              refuseInactive(
                  vault, domains.stream().filter(name -> !seen.domains().contains(name)).toList());
              vault.update(seen.id(), text, domains, seen.stamp());
            });
    return done("Updated " + seen.id(), List.of(), change);
  }

  /// Hides an active entry from readers. Pending rows that name it stay, and are told.
  public CurationResult archive(Entry seen, String reason, String by) throws VaultException {
    if (reason.isBlank()) {
      return unexplained();
    }
    Optional<Entry.Archived> past = seen.archived();
    if (past.isPresent()) {
      return new CurationResult.Refused(
          "Entry '%s' is already archived (%s): %s"
              .formatted(seen.id(), past.get().at(), past.get().reason()));
    }
    String change =
        change(
            "archive",
            seen.id(),
            reason,
            by,
            vault -> vault.archive(seen.id(), reason.strip(), seen.stamp()));
    List<String> open =
        store.read(VaultReader::queue).stream()
            .filter(row -> row.status() == QueueStatus.PENDING)
            .filter(row -> Conflict.names(row, seen.id()))
            .map(QueueRow::id)
            .toList();
    return done(
        "Archived " + seen.id(),
        open.isEmpty()
            ? List.of()
            : List.of("Open conflicts still name it: " + String.join(", ", open)),
        change);
  }

  /// Shows an archived entry to readers again.
  public CurationResult unarchive(Entry seen, String reason, String by) throws VaultException {
    if (reason.isBlank()) {
      return unexplained();
    }
    if (seen.archived().isEmpty()) {
      return new CurationResult.Refused("Entry '%s' is active.".formatted(seen.id()));
    }
    String change =
        change(
            "unarchive", seen.id(), reason, by, vault -> vault.unarchive(seen.id(), seen.stamp()));
    return done("Unarchived " + seen.id(), List.of(), change);
  }

  @FunctionalInterface
  private interface Step {
    void take(VaultWriter vault) throws VaultException;
  }

  private String change(String kind, String id, String reason, String by, Step step)
      throws VaultException {
    return store.write(
        new Intent(kind, by, reason, id),
        vault -> {
          step.take(vault);
          return ledger.seal(
              vault, List.of(new VaultDecision(by, kind, id, reason, Duration.ZERO, Map.of())));
        });
  }

  private static void refuseInactive(VaultReader vault, List<String> domains)
      throws VaultException {
    for (String name : domains) {
      Optional<Domain> domain = vault.domain(name);
      if (domain.filter(d -> d.status() == DomainStatus.ACTIVE).isEmpty()) {
        throw new VaultException(
            VaultError.Kind.CONSTRAINT,
            "Domain '%s' does not exist or is not active. Add it with 'assay vault domain-add' first."
                .formatted(name));
      }
    }
  }

  private static CurationResult unexplained() {
    return new CurationResult.Refused("Say why; a change without a reason is not kept.");
  }

  private static CurationResult done(String message, List<String> notes, String change) {
    return new CurationResult.Done(message, notes, Optional.of(change));
  }
}
