package app.assay.hitl;

import app.assay.cgd.MachineNames;
import app.assay.text.WhiteSpace;

/// A named person who answers claims.
///
/// @param name as it will stand in `confirmed-by`
public record Reviewer(String name) {

  private static final int LONGEST = 80;

  /// What came of a name.
  public sealed interface Naming {

    /// It may be a person's.
    record Accepted(Reviewer reviewer) implements Naming {}

    /// It cannot stand in `confirmed-by`.
    ///
    /// @param message why, and what to give instead
    record Refused(String message) implements Naming {}
  }

  /// Takes a name as somebody typed it. Tools, models and words for automation are refused, for a
  /// confirmation is a person's word (RFC-000 §5.3).
  public static Naming named(String typed, MachineNames machines) {
    String name = WhiteSpace.collapse(typed);
    if (name.isEmpty()) {
      return new Naming.Refused(
          "Who confirms? Give the name of a person who knows, as it shall stand in the document.");
    }
    if (name.length() > LONGEST || name.chars().anyMatch(Character::isISOControl)) {
      return new Naming.Refused(
          "A reviewer's name has at most %d characters and no control characters."
              .formatted(LONGEST));
    }
    if (name.codePoints().noneMatch(Character::isLetter)) {
      return new Naming.Refused("A reviewer's name has letters; \"%s\" has none.".formatted(name));
    }
    return machines
        .match(name)
        .<Naming>map(word -> machine(name, word))
        .orElseGet(() -> new Naming.Accepted(new Reviewer(name)));
  }

  private static Naming machine(String name, String word) {
    String which = word.equals(name) ? "" : " (\"%s\")".formatted(word);
    return new Naming.Refused(
        ("\"%s\" names a tool, a model or automation%s. Only a named person can confirm a claim."
                + " Nothing was changed; give the name of the person who checked it.")
            .formatted(name, which));
  }
}
