package app.assay.ui.ledger;

import app.assay.distillery.record.NotCarriedOut;
import app.assay.ledger.Ledger;
import app.assay.ledger.LedgerEntry;
import app.assay.ledger.LedgerReport;
import app.assay.ui.event.Listeners;
import app.assay.workspace.Outcome;
import app.assay.workspace.TaskRunner;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The ledger of the vault that is open, as it was when it was last read.
///
/// Belongs to the thread that draws.
public final class LedgerModel {

  /// @param entries oldest first
  /// @param lost hashes of those that were not carried out
  private record Reading(LedgerReport report, List<LedgerEntry> entries, Set<String> lost) {}

  private final Listeners listeners = new Listeners();
  private final TaskRunner runner;
  private final Clock clock;
  private final String title;
  private Optional<Ledger> ledger = Optional.empty();
  private Optional<Reading> reading = Optional.empty();

  /// @param title of the task that reads it
  public LedgerModel(TaskRunner runner, Clock clock, String title) {
    this.runner = runner;
    this.clock = clock;
    this.title = title;
  }

  /// The ledger to record decisions in; absent while no vault is open.
  public Optional<Ledger> ledger() {
    return ledger;
  }

  /// Takes the ledger of another vault and reads it.
  public void open(Path root) {
    ledger = Optional.of(Ledger.open(root, clock));
    reading = Optional.empty();
    listeners.tell();
    refresh();
  }

  /// Reads and verifies the ledger again, in the background.
  public void refresh() {
    ledger.ifPresent(
        whose -> runner.submit(title, progress -> read(whose), outcome -> took(whose, outcome)));
  }

  private static Reading read(Ledger ledger) {
    List<LedgerEntry> entries = new ArrayList<>();
    LedgerReport report = ledger.read(entries::add);
    return new Reading(report, List.copyOf(entries), NotCarriedOut.among(entries));
  }

  private void took(Ledger whose, Outcome<Reading> outcome) {
    if (outcome instanceof Outcome.Done<Reading>(Reading fresh)
        && ledger.filter(whose::equals).isPresent()) {
      reading = Optional.of(fresh);
      listeners.tell();
    }
  }

  /// The decisions, oldest first.
  public List<LedgerEntry> entries() {
    return reading.map(Reading::entries).orElse(List.of());
  }

  /// Whether a later entry says that this decision was not carried out.
  public boolean isLost(LedgerEntry entry) {
    return reading.filter(fresh -> fresh.lost().contains(entry.hash())).isPresent();
  }

  /// What verifying said, absent before it was read.
  public Optional<LedgerReport> report() {
    return reading.map(Reading::report);
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
