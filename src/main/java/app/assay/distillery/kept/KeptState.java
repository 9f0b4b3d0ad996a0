package app.assay.distillery.kept;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a kept candidate stands: what a person decided of it last, else what the gate said.
public enum KeptState {
  /// The gate failed it, and nobody decided otherwise.
  FAILED,
  /// The gate waits for a person.
  DEFERRED,
  /// The gate passed it; it is not in the vault.
  PASSED,
  REJECTED,
  ACCEPTED,
  /// A person wants it decided once more.
  REOPENED;

  /// The word on the command line and in JSON.
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The state of that word.
  public static Optional<KeptState> ofLabel(String label) {
    return Arrays.stream(values()).filter(state -> state.label().equals(label)).findFirst();
  }
}
