package app.assay.judge;

import java.util.Locale;

/// Who judged.
///
/// @param kind rules, a model or a person
/// @param name version of the rules, name of the provider's profile, or the reviewer's name
/// @param detail the model with its version as the provider names it; empty for the others
public record JudgeId(Kind kind, String name, String detail) {

  /// The three that can judge.
  public enum Kind {
    RULES,
    MODEL,
    PERSON;

    /// The word in files and on the command line.
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public JudgeId {
    if (name.isBlank()) {
      throw new IllegalArgumentException("a judge has a name");
    }
  }

  public static JudgeId rules(String version) {
    return new JudgeId(Kind.RULES, version, "");
  }

  public static JudgeId model(String profile, String model) {
    return new JudgeId(Kind.MODEL, profile, model);
  }

  public static JudgeId person(String reviewer) {
    return new JudgeId(Kind.PERSON, reviewer, "");
  }
}
