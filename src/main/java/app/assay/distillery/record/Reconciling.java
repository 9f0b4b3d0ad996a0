package app.assay.distillery.record;

import app.assay.ledger.DecisionRecord;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.vault.QueueStatus;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Holds what the ledger was told of a vault's changes against the vault's own record of them.
///
/// A change was not made when the record has the change before it and neither it nor anything built
/// on it. Of changes before which the record knows nothing, as after its file was lost or an older
/// copy was put in its place, nothing is claimed.
final class Reconciling {

  /// A change as the ledger was told of it.
  private record Told(String after, List<LedgerEntry> entries) {}

  private final Map<String, Told> changes = new LinkedHashMap<>();

  private Reconciling() {}

  /// @param vault how it is called in the ledger
  static Reconciling of(Ledger ledger, String vault) {
    List<LedgerEntry> entries = new ArrayList<>();
    ledger.read(
        entry -> {
          if (entry.record().document().equals(vault)) {
            entries.add(entry);
          }
        });
    Set<String> named = NotCarriedOut.among(entries);
    Reconciling told = new Reconciling();
    entries.stream()
        .filter(entry -> !named.contains(entry.hash()))
        .filter(entry -> entry.record().more().containsKey(VaultDecision.AFTER))
        .forEach(told::add);
    return told;
  }

  private void add(LedgerEntry entry) {
    Map<String, String> more = entry.record().more();
    changes
        .computeIfAbsent(
            more.getOrDefault(VaultDecision.CHANGE, ""),
            _ -> new Told(more.getOrDefault(VaultDecision.AFTER, ""), new ArrayList<>()))
        .entries()
        .add(entry);
  }

  /// What the vault does not carry, oldest first.
  List<NotCarriedOut> missing(VaultReader vault) throws VaultException {
    if (changes.isEmpty()) {
      return List.of();
    }
    Set<String> made = new HashSet<>(vault.changeIds(Integer.MAX_VALUE));
    List<NotCarriedOut> missing = new ArrayList<>();
    List<String> ids = List.copyOf(changes.keySet());
    List<Told> all = List.copyOf(changes.values());
    for (int i = 0; i < all.size(); i++) {
      Told told = all.get(i);
      boolean followed = i + 1 == all.size() || follows(all.get(i + 1), told, made);
      if (!made.contains(ids.get(i)) && followed && isUndone(told, made, vault)) {
        missing.add(new NotCarriedOut(told.entries()));
      }
    }
    return missing;
  }

  /// Whether the change told next belongs to the record as it is now, in which this one is not.
  private static boolean follows(Told next, Told told, Set<String> made) {
    return next.after().equals(told.after()) || made.contains(next.after());
  }

  private static boolean isUndone(Told told, Set<String> made, VaultReader vault)
      throws VaultException {
    if (!told.after().isEmpty()) {
      return made.contains(told.after());
    }
    // The first change of a record may also be one of a record that was lost.
    for (LedgerEntry entry : told.entries()) {
      if (!isMissing(entry.record(), vault)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMissing(DecisionRecord decision, VaultReader vault)
      throws VaultException {
    return switch (decision.decision()) {
      case "accept", "add" -> vault.entry(decision.claim()).isEmpty();
      case "add-domain", "domain-add" -> vault.domain(decision.claim()).isEmpty();
      default ->
          vault.queueRow(decision.claim()).stream()
              .anyMatch(row -> row.status() == QueueStatus.PENDING);
    };
  }
}
