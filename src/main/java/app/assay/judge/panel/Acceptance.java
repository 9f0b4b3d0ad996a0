package app.assay.judge.panel;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Whose yes settles a criterion. A model alone is in none of them.
public enum Acceptance {
  /// Only a person's.
  PERSON,
  /// A person's, or that of the rules.
  RULES,
  /// A person's, or that of rules and model together.
  RULES_AND_MODEL;

  /// The word in settings and on the command line, such as `rules-and-model`.
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Acceptance> of(String label) {
    return Arrays.stream(values()).filter(a -> a.label().equals(label)).findFirst();
  }
}
