package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Value;
import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.finding.Fix;
import java.util.List;

/// Fixes that insert a field or change a list, through the editor that moves no other byte.
final class FieldFix {

  private FieldFix() {}

  /// The fix for one change, or none where the editor refuses it.
  static List<Fix> of(CgdDocument document, String title, Change change) {
    return of(document, title, List.of(change));
  }

  /// The fix for several changes, or none where the editor refuses one of them.
  static List<Fix> of(CgdDocument document, String title, List<Change> changes) {
    return DocumentEditor.standard().apply(document, changes) instanceof EditResult.Edited edited
            && !edited.edits().isEmpty()
        ? List.of(new Fix(title, edited.edits()))
        : List.of();
  }

  /// Inserts the document's hash; none where there is nothing to hash.
  static List<Fix> hash(CgdDocument document) {
    Change placeholder = new Change.SetField(HashStamp.KEY, Value.word("PENDING"));
    if (DocumentEditor.standard().apply(document, List.of(placeholder))
            instanceof EditResult.Edited edited
        && DocumentHash.compute(edited.document().source())
            instanceof HashResult.Computed(String sha256)) {
      return of(
          document,
          "Stamp the document: set its hash",
          new Change.SetField(HashStamp.KEY, Value.word(sha256)));
    }
    return List.of();
  }
}
