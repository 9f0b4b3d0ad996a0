package app.assay.hitl;

import java.time.Duration;
import java.util.List;

/// What the manner of a review says about it; shown, never blocking (threat model T4).
///
/// @param decided answers given, skips not counted
/// @param confirmed of these, answers that confirm
/// @param hasty of the confirming ones, those given in less than five seconds
public record Signals(int decided, int confirmed, int hasty) {

  /// Below this a confirmation is hardly a reading.
  public static final Duration HASTY = Duration.ofSeconds(5);

  /// From this many answers on, never a flag is worth a word.
  private static final int ENOUGH = 5;

  /// Counts a reviewer's decisions.
  public static Signals of(List<ClaimDecision> decisions) {
    int decided = 0;
    int confirmed = 0;
    int hasty = 0;
    for (ClaimDecision decision : decisions) {
      if (decision.answer() == Answer.SKIP) {
        continue;
      }
      decided++;
      if (decision.answer().confirms()) {
        confirmed++;
        hasty += decision.spent().compareTo(HASTY) < 0 ? 1 : 0;
      }
    }
    return new Signals(decided, confirmed, hasty);
  }

  /// True when confirmations came faster than reading.
  public boolean tooFast() {
    return hasty > 0;
  }

  /// True when many answers hold not a single doubt.
  public boolean neverAFlag() {
    return decided >= ENOUGH && confirmed == decided;
  }
}
