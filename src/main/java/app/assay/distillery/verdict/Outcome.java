package app.assay.distillery.verdict;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How the gate ends for a candidate. `DEFERRED` is ours: nothing passes by absence.
public enum Outcome {
  PASS,
  FAIL,
  /// A criterion could not be judged yet, and no rule failed it.
  DEFERRED;

  /// The word in JSON.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The outcome of that word.
  public static Optional<Outcome> ofLabel(String label) {
    return Arrays.stream(values()).filter(outcome -> outcome.label().equals(label)).findFirst();
  }
}
