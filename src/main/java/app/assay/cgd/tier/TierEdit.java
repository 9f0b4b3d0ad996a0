package app.assay.cgd.tier;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.plan.CheckedChange;
import app.assay.cgd.plan.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What promotion and demotion have in common.
record TierEdit(CheckedChange change) {

  TierEdit(DocumentEditor editor, Validator validator) {
    this(new CheckedChange(editor, validator));
  }

  /// Refuses a document whose front matter cannot be read, with the errors that say why.
  Optional<TierResult> unreadable(CgdDocument document, CheckContext context) {
    return change.unreadable(document, context).map(TierEdit::result);
  }

  /// Changes, date, computed fields and hash, in this order; nothing where the result would have an
  /// error that the document did not have.
  TierResult make(
      CgdDocument document, List<Change> changes, List<String> notes, CheckContext context) {
    List<Change> all = new ArrayList<>(changes);
    all.add(new Change.SetField("processed-date", Value.day(context.today())));
    return result(change.make(document, all, Stamp.Options.STANDARD, notes, context));
  }

  private static TierResult result(Plan plan) {
    return switch (plan) {
      case Plan.Ready(var edited, var notes) -> new TierResult.Planned(edited, notes);
      case Plan.Refused(var message, var findings) -> new TierResult.Refused(message, findings);
    };
  }
}
