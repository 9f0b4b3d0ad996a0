package app.assay.ui.shell;

import app.assay.ui.event.Listeners;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The screens that have a tab in the centre, and which of them is in front, if any.
///
/// Belongs to the thread that draws.
public final class CentreViews {

  private final Runnable inFront;
  private final List<CentreView> open = new ArrayList<>();
  private final Listeners listeners = new Listeners();
  private Optional<CentreView> front = Optional.empty();

  /// @param inFront called when one comes to the front, so that no document is there
  public CentreViews(Runnable inFront) {
    this.inFront = inFront;
  }

  /// In the order of their tabs.
  public List<CentreView> list() {
    return List.copyOf(open);
  }

  /// The one in front; empty while a document is there, or nothing.
  public Optional<CentreView> front() {
    return front;
  }

  /// Brings a view to the front; a new one gets a tab.
  public void activate(CentreView view) {
    if (!open.contains(view)) {
      open.add(view);
    }
    front = Optional.of(view);
    inFront.run();
    listeners.tell();
  }

  /// Something else came to the front.
  public void toBack() {
    if (front.isPresent()) {
      front = Optional.empty();
      listeners.tell();
    }
  }

  /// Takes a view's tab away once it says that it may go.
  public void close(CentreView view) {
    close(view, () -> {});
  }

  private void close(CentreView view, Runnable then) {
    if (view.isBusy()) {
      activate(view);
    }
    view.close(
        () -> {
          if (open.remove(view)) {
            front = front.filter(f -> !f.equals(view));
            listeners.tell();
          }
          then.run();
        });
  }

  /// Closes all of them, then goes on; where the user wants to keep one, it never does.
  public void closeAll(Runnable then) {
    if (open.isEmpty()) {
      then.run();
    } else {
      close(open.getFirst(), () -> closeAll(then));
    }
  }

  /// Calls back when views came, went or took turns in front.
  public void onChange(Runnable listener) {
    listeners.add(listener);
  }
}
