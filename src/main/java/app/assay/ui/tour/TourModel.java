package app.assay.ui.tour;

import app.assay.ui.event.Listeners;
import app.assay.ui.shell.ReviewProgress;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/// The tour as it stands: off, or at a step.
///
/// Belongs to the thread that draws.
public final class TourModel {

  /// What the tour looks at; it changes nothing.
  ///
  /// @param open whether the tour's vault is open
  /// @param named whether the reviewer has a name
  /// @param review the review on the screen, if one is
  /// @param written whether the ledger of the tour's vault has a confirmation
  public record Sights(
      BooleanSupplier open,
      BooleanSupplier named,
      Supplier<Optional<ReviewProgress>> review,
      BooleanSupplier written) {}

  private final Listeners listeners = new Listeners();
  private final Sights sights;
  private Optional<TourStep> step = Optional.empty();

  public TourModel(Sights sights) {
    this.sights = sights;
  }

  /// The step it is at; absent while the tour is off.
  public Optional<TourStep> step() {
    return step;
  }

  /// Begins, or goes on where the user left it.
  public void begin() {
    show(Optional.of(now()));
  }

  /// Ends it for now; nothing that was done is lost.
  public void leave() {
    show(Optional.empty());
  }

  /// Looks how things stand, after anything happened.
  public void look() {
    if (step.isPresent()) {
      show(Optional.of(now()));
    }
  }

  /// Calls back after each change of the step.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }

  private TourStep now() {
    return TourStep.of(
        sights.open().getAsBoolean(),
        sights.named().getAsBoolean(),
        sights.review().get(),
        sights.written().getAsBoolean());
  }

  private void show(Optional<TourStep> next) {
    if (!next.equals(step)) {
      step = next;
      listeners.tell();
    }
  }
}
