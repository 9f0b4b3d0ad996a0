package app.assay.ui.details;

import app.assay.hitl.opinion.ClaimOpinion;
import app.assay.ledger.DecisionRecord;
import app.assay.ledger.LedgerEntry;
import app.assay.ui.event.Listeners;
import app.assay.workspace.ClaimReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/// What is selected, and what the ledger knows about it.
///
/// Belongs to the thread that draws.
public final class DetailsModel {

  private final Listeners listeners = new Listeners();
  private final Supplier<List<LedgerEntry>> ledger;
  private final BiFunction<Path, String, Optional<ClaimOpinion>> opinions;
  private Subject subject = new Subject.Nothing();

  /// @param ledger the decisions of the vault, oldest first
  /// @param opinions what judges said of a claim of a document, as far as it is known now
  public DetailsModel(
      Supplier<List<LedgerEntry>> ledger,
      BiFunction<Path, String, Optional<ClaimOpinion>> opinions) {
    this.ledger = ledger;
    this.opinions = opinions;
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

  /// What judges said of the claim that is shown.
  public Optional<ClaimOpinion> opinion() {
    return subject instanceof Subject.OfClaim(Path path, String _, ClaimReport claim)
        ? claim.id().flatMap(id -> opinions.apply(path, id))
        : Optional.empty();
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
