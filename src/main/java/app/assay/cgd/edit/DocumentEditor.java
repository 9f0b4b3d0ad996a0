package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.text.TextEdit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Changes documents without moving a byte that no change names (FS §1.3.1). After each round of
/// edits the document is read again and compared with what was intended; where the two differ,
/// nothing is changed.
public final class DocumentEditor {

  private final CgdParser parser;

  public DocumentEditor(CgdParser parser) {
    this.parser = parser;
  }

  /// An editor that reads with the standard limits.
  public static DocumentEditor standard() {
    return new DocumentEditor(CgdParser.standard());
  }

  /// Makes all changes or none. Nothing is written to a document of a newer major version (see
  /// [NewerVersion]).
  public EditResult apply(CgdDocument document, List<Change> changes) {
    Optional<String> newer = NewerVersion.refusal(document.header());
    if (!changes.isEmpty() && newer.isPresent()) {
      return new EditResult.Refused(newer.get());
    }
    EditResult.Edited edited = EditResult.Edited.unchanged(document);
    for (List<Change> round : Rounds.of(changes)) {
      switch (applyRound(edited.document(), round)) {
        case EditResult.Edited next -> edited = edited.followedBy(next);
        case EditResult.Refused refused -> {
          return refused;
        }
      }
    }
    return edited;
  }

  /// Makes all changes, then stamps; all or nothing.
  public EditResult applyAndStamp(
      CgdDocument document, List<Change> changes, Stamp.Options options) {
    return switch (apply(document, changes)) {
      case EditResult.Edited edited -> stamped(edited, options);
      case EditResult.Refused refused -> refused;
    };
  }

  private EditResult stamped(EditResult.Edited edited, Stamp.Options options) {
    return switch (new Stamp(this).apply(edited.document(), options)) {
      case EditResult.Edited stamped -> edited.followedBy(stamped);
      case EditResult.Refused refused -> refused;
    };
  }

  private EditResult applyRound(CgdDocument document, List<Change> round) {
    return switch (new RoundPlanner(document).plan(round)) {
      case RoundPlan.Outcome.Blocked(String reason) -> new EditResult.Refused(reason);
      case RoundPlan.Outcome.Planned(RoundPlan plan) ->
          plan.edits().isEmpty() ? EditResult.Edited.unchanged(document) : make(document, plan);
    };
  }

  private EditResult make(CgdDocument document, RoundPlan plan) {
    List<TextEdit> edits = new ArrayList<>(plan.edits());
    String changed = TextEdit.apply(document.text(), edits);
    CgdDocument after = parser.parse(document.source().withText(changed));
    String fault = new Readback(document, plan, after).fault();
    return fault.isEmpty()
        ? new EditResult.Edited(document, after, TextEdit.sorted(edits))
        : new EditResult.Refused(fault);
  }
}
