package app.assay.hitl.profile;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The security profiles of the threat model (rulebook clarity-gate §11), and none.
public enum ReviewProfile {
  /// Nothing beyond the rules of confirmation itself.
  NONE(1, 0),
  /// One reviewer, no minimum; Round A may be left for later, but what waits stays pending.
  LOW(1, 0),
  /// Both rounds, half a minute a claim.
  MEDIUM(1, 30),
  /// Two reviewers, a minute a claim.
  HIGH(2, 60);

  private final int reviewers;
  private final int seconds;

  ReviewProfile(int reviewers, int seconds) {
    this.reviewers = reviewers;
    this.seconds = seconds;
  }

  /// How many people have to confirm a claim.
  public int reviewers() {
    return reviewers;
  }

  /// How long each of them looks at a claim at least.
  public int seconds() {
    return seconds;
  }

  /// The word in settings, ledger and on the command line.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The profile with this label.
  public static Optional<ReviewProfile> of(String label) {
    return Arrays.stream(values()).filter(p -> p.label().equals(label)).findFirst();
  }
}
