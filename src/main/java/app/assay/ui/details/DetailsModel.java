package app.assay.ui.details;

import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import app.assay.ui.event.Listeners;
import java.util.List;
import java.util.function.Supplier;

/// What is selected, and what the ledger knows about it.
///
/// Belongs to the thread that draws.
public final class DetailsModel {

  private final Listeners listeners = new Listeners();
  private final Supplier<List<LedgerEntry>> ledger;
  private Subject subject = new Subject.Nothing();

  /// @param ledger the decisions of the vault, oldest first
  public DetailsModel(Supplier<List<LedgerEntry>> ledger) {
    this.ledger = ledger;
  }

  public Subject subject() {
    return subject;
  }

  /// Shows something else.
  public void show(Subject other) {
    if (!other.equals(subject)) {
      subject = other;
      listeners.tell();
    }
  }

  /// Shows the same again, after the ledger has grown.
  public void refresh() {
    listeners.tell();
  }

  /// The decisions on the claim that is shown, oldest first.
  public List<LedgerEntry> history() {
    if (!(subject instanceof Subject.OfClaim claim)) {
      return List.of();
    }
    String id = claim.claim().id().orElse("");
    return ledger.get().stream()
        .filter(entry -> isAbout(entry.record(), claim.shown(), id))
        .toList();
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  private static boolean isAbout(DecisionRecord decision, String document, String claim) {
    return !claim.isEmpty()
        && decision.claim().equals(claim)
        && decision.document().equals(document);
  }
}
