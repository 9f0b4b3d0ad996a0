package app.assay.hitl.profile;

/// What a vault asks of a confirmation.
///
/// @param profile by which it is named
/// @param reviewers 1 or 2, never less than the profile asks
/// @param seconds how long a claim is looked at before it is confirmed, never less than the profile
///   asks
public record ReviewPolicy(ReviewProfile profile, int reviewers, int seconds) {

  /// The longest time a vault may ask for a claim.
  public static final int LONGEST = 3600;

  /// Asks for nothing.
  public static final ReviewPolicy NONE = of(ReviewProfile.NONE);

  /// A profile as the threat model has it.
  public static ReviewPolicy of(ReviewProfile profile) {
    return new ReviewPolicy(profile, profile.reviewers(), profile.seconds());
  }

  /// True when a second person has to confirm what the first one did.
  public boolean demandsTwo() {
    return reviewers > 1;
  }

  /// True when confirming takes time.
  public boolean demandsTime() {
    return seconds > 0;
  }

  /// True when it asks for nothing at all.
  public boolean isNone() {
    return !demandsTwo() && !demandsTime();
  }

  /// What both ask for, where one vault lies in another.
  public ReviewPolicy and(ReviewPolicy other) {
    return new ReviewPolicy(
        profile.compareTo(other.profile) >= 0 ? profile : other.profile,
        Math.max(reviewers, other.reviewers),
        Math.max(seconds, other.seconds));
  }

  /// In words, such as `high (two reviewers, 60 s a claim)`.
  public String inWords() {
    return "%s (%s, %s)"
        .formatted(
            profile.label(),
            demandsTwo() ? "two reviewers" : "one reviewer",
            demandsTime() ? seconds + " s a claim" : "no minimum time");
  }
}
