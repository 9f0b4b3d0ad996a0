package app.assay.ui.change;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.edit.EditResult;
import java.util.List;
import java.util.Map;

/// A change of a document with what has to be asked for it.
public interface ChangeForm {

  /// Something to fill in.
  ///
  /// @param value what stands there to begin with
  record Field(String key, String label, String prompt, String value) {}

  /// What came of planning. Nothing has been written.
  sealed interface Planned {

    /// It can be done.
    ///
    /// @param notes sentences for the user
    record Ready(EditResult.Edited edited, List<String> notes) implements Planned {}

    /// It can be done, but not as an edit: a person decides it, and the ledger keeps that.
    ///
    /// @param notes sentences for the user
    record Decides(EditResult.Edited edited, List<String> notes, BlockDecision decision)
        implements Planned {}

    /// It cannot be done.
    ///
    /// @param why sentences, the most important first
    record Refused(List<String> why) implements Planned {}

    /// More has to be asked first.
    record Asks(String message, List<Field> more) implements Planned {}
  }

  /// Names the texts `<key>.title`, `.why` and `.undo`.
  String key();

  List<Field> fields();

  /// Works the change out; called in the background.
  ///
  /// @param values by the keys of the fields
  Planned plan(CgdDocument document, Map<String, String> values, CheckContext context);
}
