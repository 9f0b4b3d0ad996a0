package app.assay.judge.panel;

/// How one gate, or one boundary of it, judges.
///
/// @param profile name of the provider's profile, empty where no model is asked
/// @param acceptance whose yes settles a criterion
/// @param votes how often the model is asked, each time in another wording: 1, 2 or 3
public record GatePolicy(String profile, Acceptance acceptance, int votes) {

  /// No model; what rules cannot settle waits for a person.
  public static final GatePolicy DEFAULT = new GatePolicy("", Acceptance.PERSON, 1);

  public static final int MOST_VOTES = 3;

  public GatePolicy {
    if (votes < 1 || votes > MOST_VOTES) {
      throw new IllegalArgumentException("a model is asked one, two or three times");
    }
  }

  /// True when a model is asked.
  public boolean asksModel() {
    return !profile.isEmpty();
  }
}
