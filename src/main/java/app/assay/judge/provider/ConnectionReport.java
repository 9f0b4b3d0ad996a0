package app.assay.judge.provider;

import app.assay.judge.TokenUse;
import java.time.Duration;
import java.util.Map;

/// What a test of a profile found out.
///
/// @param steps for each whether it is so
/// @param sentence the whole in one sentence, which says what to do when something is wrong
/// @param time from the call to its end
/// @param use tokens that the test cost
/// @param model as the provider named it; empty when it named none
public record ConnectionReport(
    Map<Step, State> steps, String sentence, Duration time, TokenUse use, String model) {

  /// What is found out, one after the other.
  public enum Step {
    /// Something answers at the address.
    REACHABLE,
    /// The key is accepted, or none is needed.
    KEY,
    /// The model exists.
    MODEL,
    /// Replies obey the schema; only then can the model judge.
    SCHEMA
  }

  /// What is known of a step.
  public enum State {
    YES,
    NO,
    UNKNOWN
  }

  /// True when the profile can be used.
  public boolean works() {
    return steps.get(Step.SCHEMA) == State.YES;
  }
}
