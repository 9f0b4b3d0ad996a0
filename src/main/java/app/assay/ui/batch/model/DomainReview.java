package app.assay.ui.batch.model;

import app.assay.distillery.intake.DomainProposal;
import app.assay.ui.batch.model.BatchDesk.DomainSheet;
import app.assay.ui.event.Listeners;
import java.util.List;
import java.util.Optional;

/// A person going through the domains that candidates propose, one by one.
///
/// Belongs to the thread that draws.
public final class DomainReview {

  private final Listeners listeners = new Listeners();
  private DomainSheet sheet = new DomainSheet(List.of(), List.of());
  private DomainAnswers answers = DomainAnswers.NONE;
  private int current;

  void show(DomainSheet read) {
    sheet = read;
    current = 0;
    for (int i = proposals().size() - 1; i >= 0; i--) {
      current = isOpen(proposals().get(i)) ? i : current;
    }
    listeners.tell();
  }

  /// What stands to be looked at, and the registry.
  public DomainSheet sheet() {
    return sheet;
  }

  public List<DomainProposal> proposals() {
    return sheet.proposals();
  }

  /// What was said so far.
  public DomainAnswers answers() {
    return answers;
  }

  public int current() {
    return current;
  }

  /// The one that is looked at.
  public Optional<DomainProposal> proposal() {
    return current < proposals().size() ? Optional.of(proposals().get(current)) : Optional.empty();
  }

  /// Looks at another one.
  public void go(int index) {
    if (index != current && index >= 0 && index < proposals().size()) {
      current = index;
      listeners.tell();
    }
  }

  /// How many keep candidates out as long as nobody says a word of them.
  public int open() {
    return (int) proposals().stream().filter(this::isOpen).count();
  }

  private boolean isOpen(DomainProposal one) {
    return one.isNeeded() && answers.of(one.name()).isEmpty();
  }

  /// Says something of the one that is looked at and goes to the next that is open.
  public void answer(DomainAnswer answer) {
    proposal()
        .ifPresent(
            one -> {
              answers = answers.with(one.name(), Optional.of(answer));
              advance();
              listeners.tell();
            });
  }

  /// Takes back what was said of the one that is looked at.
  public void clear() {
    proposal()
        .ifPresent(
            one -> {
              answers = answers.with(one.name(), Optional.empty());
              listeners.tell();
            });
  }

  private void advance() {
    int size = proposals().size();
    for (int step = 1; step < size; step++) {
      int index = (current + step) % size;
      if (isOpen(proposals().get(index))) {
        current = index;
        return;
      }
    }
  }

  /// Calls back after each change.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
