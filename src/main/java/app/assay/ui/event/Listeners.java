package app.assay.ui.event;

import java.util.ArrayList;
import java.util.List;

/// Who wants to hear that something changed.
///
/// Belongs to one thread.
public final class Listeners {

  private final List<Runnable> all = new ArrayList<>();

  public void add(Runnable listener) {
    all.add(listener);
  }

  public void remove(Runnable listener) {
    all.remove(listener);
  }

  /// Calls everyone, also when one of them adds or removes another.
  public void tell() {
    List.copyOf(all).forEach(Runnable::run);
  }
}
