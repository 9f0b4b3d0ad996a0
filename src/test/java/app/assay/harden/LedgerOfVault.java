package app.assay.harden;

import app.assay.ledger.Ledger;
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
///   program ended between the two
record LedgerOfVault(List<String> faults, long toldOnly) {

  static LedgerOfVault of(Path folder, VaultStore store) throws VaultException {
    List<String> faults = new ArrayList<>();
    Ledger ledger = Ledger.open(folder, Clock.systemUTC());
    LedgerReport report = ledger.verify();
    if (!report.isSound()) {
      faults.add("ledger " + report.problems());
    }
    Map<String, Integer> told = new HashMap<>();
    ledger
        .entries()
        .forEach(
            entry -> told.merge(entry.record().more().getOrDefault("change", ""), 1, Integer::sum));
    Set<String> made = new HashSet<>();
    for (Change change : store.read(VaultReader::changes)) {
      made.add(change.id());
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
        faults, told.keySet().stream().filter(id -> !made.contains(id)).count());
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
