package app.assay.distillery.curation;

import app.assay.distillery.kept.Withdrawals;
import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.vault.Change;
import app.assay.vault.Entry;
import app.assay.vault.Intent;
import app.assay.vault.QueueRow;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Decides conflicts. Every decision is one transaction with its record in the ledger, and can be
/// taken back. Names come in checked: a decision is a person's.
public final class Curation {

  /// The kind of its changes.
  public static final String RESOLVE = "resolve";

  private final VaultStore store;
  private final VaultLedger ledger;
  private final EditGate gate;

  public Curation(VaultStore store, VaultLedger ledger, EditGate gate) {
    this.store = store;
    this.ledger = ledger;
    this.gate = gate;
  }

  /// Decides one conflict.
  ///
  /// @param by the person's name, checked
  /// @throws VaultException when the vault or the ledger cannot be written; nothing was changed
  public CurationResult resolve(Resolution resolution, String by) throws VaultException {
    if (resolution.choice() == Choice.SKIP) {
      return new CurationResult.Done("Skipped.", List.of(), Optional.empty());
    }
    Optional<String> flaw = resolution.flaw();
    if (flaw.isPresent()) {
      return new CurationResult.Refused(flaw.get());
    }
    List<String> objections = objections(resolution);
    if (!objections.isEmpty()) {
      return new CurationResult.Rejected(objections);
    }
    List<QueueRow> unanswered =
        resolution.touched().stream()
            .filter(row -> !resolution.others().containsKey(row.id()))
            .toList();
    if (!unanswered.isEmpty()) {
      return new CurationResult.OthersOpen(unanswered);
    }
    try {
      return written(resolution, by);
    } catch (VaultException e) {
      if (e.error().kind() != VaultError.Kind.STALE
          && e.error().kind() != VaultError.Kind.MISSING) {
        throw e;
      }
      return stale(resolution, e);
    }
  }

  /// Closes rows that are settled by what is there, each as a decision of its own that can be
  /// undone apart. A row that a person has to compare is refused.
  ///
  /// @return what came of each, by the row's id, in the given order
  public Map<String, CurationResult> close(List<Conflict> rows, String reason, String by)
      throws VaultException {
    Map<String, CurationResult> results = new LinkedHashMap<>();
    for (Conflict row : rows) {
      results.put(
          row.row().id(),
          row.moot().isEmpty()
              ? new CurationResult.Refused("Both entries are active; somebody has to compare them.")
              : resolve(Resolution.of(row, Choice.KEEP_BOTH, reason), by));
    }
    return results;
  }

  /// Takes a change back, in one transaction with its record in the ledger and with what is kept of
  /// candidates that leave the vault by it, or come back.
  ///
  /// @throws VaultException STALE when what it changed was changed again, or it is undone already;
  ///   UNAVAILABLE when the ledger cannot take it; nothing was changed
  public Change undo(String changeId, String by, String reason) throws VaultException {
    VaultDecision decision =
        new VaultDecision(by, "undo", changeId, reason, Duration.ZERO, Map.of());
    return store.undo(
        changeId,
        by,
        reason,
        vault -> {
          Withdrawals.follow(vault, by, reason);
          ledger.seal(vault, List.of(decision));
        });
  }

  /// Sets rows aside for one curator.
  public List<QueueRow> lease(String by, int most, Duration time) throws VaultException {
    return store.lease(by, most, time);
  }

  /// Gives rows back.
  public void release(String by) throws VaultException {
    store.release(by);
  }

  private List<String> objections(Resolution resolution) {
    Optional<Rewrite> rewrite = resolution.rewrite().filter(_ -> resolution.choice().rewrites());
    Optional<Entry> entry = rewrite.flatMap(text -> resolution.seen().on(text.side()));
    if (rewrite.isEmpty() || entry.isEmpty()) {
      return List.of();
    }
    return gate.objections(
        entry.get().id(),
        entry.get().type(),
        rewrite.get().text(),
        rewrite.get().domains(),
        resolution.evidence());
  }

  private CurationResult written(Resolution resolution, String by) throws VaultException {
    QueueRow row = resolution.seen().row();
    Intent intent =
        new Intent(RESOLVE, by, resolution.choice().label() + ": " + resolution.reason(), row.id());
    List<String> notes = new ArrayList<>();
    String change =
        store.write(
            intent,
            vault -> {
              notes.clear();
              notes.addAll(new ResolutionSteps(vault, resolution).take());
              return ledger.seal(vault, List.of(decision(resolution, by)));
            });
    return new CurationResult.Done(message(resolution), notes, Optional.of(change));
  }

  private static String message(Resolution resolution) {
    return switch (resolution.choice()) {
      case KEEP_BOTH -> "Resolved: both kept.";
      case KEEP_EXISTING -> "Resolved: new entry archived.";
      case KEEP_NEW -> "Resolved: existing entry archived.";
      case ARCHIVE_BOTH -> "Resolved: both archived.";
      case MERGE -> "Resolved: merged into one entry, the other archived.";
      case REFINE -> "Resolved: one entry refined, both kept.";
      case EDIT -> "Edited; the conflict stays open.";
      case SKIP -> "Skipped.";
    };
  }

  private static VaultDecision decision(Resolution resolution, String by) {
    Conflict seen = resolution.seen();
    Map<String, String> more = new LinkedHashMap<>();
    more.put("entry", seen.entry().id());
    more.put("entry-stamp", seen.entry().stamp());
    seen.related()
        .ifPresent(
            related -> {
              more.put("related", related.id());
              more.put("related-stamp", related.stamp());
            });
    resolution.others().forEach((id, cascade) -> more.put("row " + id, cascade.label()));
    return new VaultDecision(
        by,
        resolution.choice().label(),
        seen.row().id(),
        resolution.reason(),
        resolution.spent(),
        more);
  }

  private CurationResult stale(Resolution resolution, VaultException cause) throws VaultException {
    Conflict seen = resolution.seen();
    Optional<QueueRow> row = store.read(vault -> vault.queueRow(seen.row().id()));
    if (row.isEmpty()) {
      return new CurationResult.Stale(List.of(cause.error().message()), Optional.empty());
    }
    Conflict now = store.read(vault -> Conflict.of(vault, seen.row().id()));
    List<String> changes = new ArrayList<>(Differences.between(seen, now));
    if (changes.isEmpty()) {
      changes.add(cause.error().message());
    }
    return new CurationResult.Stale(changes, Optional.of(now));
  }
}
