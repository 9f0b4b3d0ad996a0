package app.assay.ui.entry.model;

import app.assay.distillery.curation.EditGate;
import app.assay.vault.EvidenceRef;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What the gate says of a text while it is written, by its rules alone.
@FunctionalInterface
public interface DraftCheck {

  /// Something the gate found.
  ///
  /// @param code of its rule, empty where none was given
  /// @param refuses false for a mere warning
  record Flaw(String code, String message, boolean refuses) {

    private static final Pattern CODED = Pattern.compile("([A-Z][A-Z0-9_-]+):? (.*)");

    /// What the gate said in one sentence, with its code before it.
    static Flaw of(String sentence) {
      Matcher coded = CODED.matcher(sentence);
      return coded.matches()
          ? new Flaw(coded.group(1), coded.group(2), true)
          : new Flaw("", sentence, true);
    }
  }

  /// What the gate says of a text.
  ///
  /// @param evidence what the entry stands on, which the form does not change
  List<Flaw> check(EntryDraft draft, List<EvidenceRef> evidence);

  /// The gate through which entries of a vault are changed.
  static DraftCheck of(EditGate gate) {
    return (draft, evidence) ->
        gate
            .objections(draft.id(), draft.type(), draft.text(), draft.domainList(), evidence)
            .stream()
            .map(Flaw::of)
            .toList();
  }
}
