package app.assay.ui.documents;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// Where the user has been, as in a browser.
public final class History {

  private static final int KEPT = 100;

  private final Deque<Place> behind = new ArrayDeque<>();
  private final Deque<Place> ahead = new ArrayDeque<>();

  /// Notes a place that is left by a jump; what lay ahead is forgotten.
  public void leave(Place place) {
    ahead.clear();
    push(behind, place);
  }

  /// The place before, while `here` becomes the one ahead.
  public Optional<Place> back(Optional<Place> here) {
    return move(behind, ahead, here);
  }

  /// The place that [#back] left.
  public Optional<Place> forward(Optional<Place> here) {
    return move(ahead, behind, here);
  }

  public boolean canGoBack() {
    return !behind.isEmpty();
  }

  public boolean canGoForward() {
    return !ahead.isEmpty();
  }

  private static Optional<Place> move(Deque<Place> from, Deque<Place> to, Optional<Place> here) {
    Optional<Place> place = Optional.ofNullable(from.pollLast());
    place.ifPresent(p -> here.ifPresent(h -> push(to, h)));
    return place;
  }

  private static void push(Deque<Place> places, Place place) {
    if (!place.equals(places.peekLast())) {
      places.addLast(place);
    }
    if (places.size() > KEPT) {
      places.removeFirst();
    }
  }
}
