package app.assay.distillery.intake;

import app.assay.distillery.intake.IntakeNote.Kind;
import java.util.ArrayList;
import java.util.List;

/// Under which domains an entry is filed by the curator's terms.
///
/// @param domains each once; empty where nothing is left
/// @param notes on what differs from what the candidate says
record Filing(List<String> domains, List<IntakeNote> notes) {

  /// @param id of the candidate
  /// @param wanted what it says, each once
  static Filing of(String id, List<String> wanted, IntakeTerms terms) {
    List<String> domains = new ArrayList<>();
    List<IntakeNote> notes = new ArrayList<>();
    for (String name : wanted) {
      if (terms.refused().contains(name)) {
        notes.add(
            new IntakeNote(
                Kind.FILED, id, "It is not filed under %s, which was refused.".formatted(name)));
        continue;
      }
      String as = terms.filedAs().getOrDefault(name, name);
      if (!as.equals(name)) {
        notes.add(
            new IntakeNote(
                Kind.FILED, id, "It is filed under %s in place of %s.".formatted(as, name)));
      }
      if (!domains.contains(as)) {
        domains.add(as);
      }
    }
    if (domains.isEmpty()) {
      notes.add(
          new IntakeNote(
              Kind.DOMAIN,
              id,
              "Every domain it is filed under was refused (%s). File it under another one, or reject it."
                  .formatted(String.join(", ", wanted))));
    }
    return new Filing(List.copyOf(domains), List.copyOf(notes));
  }
}
