package app.assay.harden;

import app.assay.distillery.record.NotCarriedOut;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerReport;
import app.assay.vault.Change;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Holds the ledger against the history of a vault: it knows every change that commands made, each
/// with as many decisions as it has.
///
/// @param toldOnly how many changes the ledger knows that the vault does not have, since the
///   program ended between the two, and does not say so yet
/// @param lost how many decisions of such changes it says were not carried out
record LedgerOfVault(List<String> faults, long toldOnly, long lost) {

  static LedgerOfVault of(Path folder, VaultStore store) throws VaultException {
    List<String> faults = new ArrayList<>();
    Ledger ledger = Ledger.open(folder, Clock.systemUTC());
    LedgerReport report = ledger.verify();
    if (!report.isSound()) {
      faults.add("ledger " + report.problems());
    }
    Map<String, Integer> told = new HashMap<>();
    Set<String> lost = new HashSet<>();
    List<LedgerEntry> entries = ledger.entries();
    Set<String> named = NotCarriedOut.among(entries);
    for (LedgerEntry entry : entries) {
      String change = entry.record().more().getOrDefault("change", "");
      if (named.contains(entry.hash())) {
        lost.add(change);
      } else if (!change.isEmpty()) {
        told.merge(change, 1, Integer::sum);
      }
    }
    Set<String> made = new HashSet<>();
    for (Change change : store.read(VaultReader::changes)) {
      made.add(change.id());
      if (lost.contains(change.id())) {
        faults.add("the ledger says that change %s was not made".formatted(change.id()));
      }
      int wanted = wanted(change);
      if (wanted > 0 && told.getOrDefault(change.id(), 0) != wanted) {
        faults.add(
            "the ledger has %d of %d decisions of change %s (%s)"
                .formatted(
                    told.getOrDefault(change.id(), 0),
                    wanted,
                    change.id(),
                    change.intent().kind()));
      }
    }
    return new LedgerOfVault(
        faults, told.keySet().stream().filter(id -> !made.contains(id)).count(), named.size());
  }

  /// An intake decides each entry for itself; all else is one decision.
  private static int wanted(Change change) {
    return switch (change.intent().kind()) {
      case "apply" ->
          (int) change.rows().stream().filter(row -> row.kind().equals("entry")).count();
      case "resolve", "undo" -> 1;
      default -> 0;
    };
  }
}
