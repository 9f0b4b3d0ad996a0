package app.assay.judge;

import java.util.Locale;

/// Why a question was not decided. None of them is a verdict.
public enum DeferralReason {
  /// No model is configured for the gate, so that a person has to answer.
  NO_MODEL,
  /// The policy leaves what a model said to a person.
  NEEDS_PERSON,
  /// The provider refuses the key, the model's name or the request; retrying does not help.
  CONFIGURATION,
  /// The provider asks to come back later.
  RATE_LIMIT,
  /// The provider failed, broke off or cannot be reached.
  UNAVAILABLE,
  /// No answer in time.
  TIME,
  /// The answer breaks the schema, or names no id, an unknown one, or one twice.
  MALFORMED,
  /// A quote does not stand in the evidence.
  QUOTE,
  /// Votes differ.
  SPLIT,
  /// The known-bad question of the batch was passed, so that nothing in the batch counts.
  CANARY,
  /// The money or the tokens that were allowed are used up.
  BUDGET,
  /// The provider failed too often just now and is left alone for a while.
  CIRCUIT_OPEN,
  /// The user stopped it.
  CANCELLED;

  /// The word in files and on the command line, such as `rate-limit`.
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// True when asking again without a change can help.
  public boolean isTransient() {
    return switch (this) {
      case RATE_LIMIT,
          UNAVAILABLE,
          TIME,
          MALFORMED,
          QUOTE,
          SPLIT,
          CANARY,
          CIRCUIT_OPEN,
          CANCELLED ->
          true;
      case NO_MODEL, NEEDS_PERSON, CONFIGURATION, BUDGET -> false;
    };
  }
}
