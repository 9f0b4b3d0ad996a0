package app.assay.hitl.queue;

import app.assay.hitl.ClaimDecision;
import app.assay.hitl.Timing;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The time a reviewer has spent on the claims of a queue.
public sealed interface QueueTime {

  /// A claim of a queue.
  ///
  /// @param file its document as the queue names it
  record Place(String file, String claim) {}

  /// The reviewer says so.
  ///
  /// @param each on each claim; zero where nothing is said
  record Stated(Duration each) implements QueueTime {}

  /// A clock ran while the claims were on the screen. Answers that were given elsewhere have no
  /// time.
  record Measured(Map<Place, Duration> spent) implements QueueTime {

    public Measured {
      spent = Map.copyOf(spent);
    }
  }

  /// The time that counts for an answer.
  default Duration of(Place place) {
    return switch (this) {
      case Stated(Duration each) -> each;
      case Measured(var spent) -> spent.getOrDefault(place, Duration.ZERO);
    };
  }

  /// Where the time of these answers is known from. What was not on a screen was not measured.
  ///
  /// @param since when reviewing can have begun
  default Timing timing(List<ClaimDecision> decisions, Optional<Instant> since) {
    boolean measured =
        this instanceof Measured && decisions.stream().anyMatch(d -> d.spent().isPositive());
    return measured ? Timing.MEASURED : new Timing.Stated(since);
  }
}
