package app.assay.cgd.tier;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What promotion and demotion have in common.
record TierEdit(DocumentEditor editor, Validator validator) {

  /// Refuses a document whose front matter cannot be read, with the errors that say why.
  Optional<TierResult> unreadable(CgdDocument document, CheckContext context) {
    if (document.frontMatter() instanceof FrontMatter.Present) {
      return Optional.empty();
    }
    List<Finding> errors =
        validator.evaluate(document, context).findings().stream()
            .filter(f -> f.severity().isError())
            .toList();
    return Optional.of(
        new TierResult.Refused(
            "The front matter cannot be read, so nothing was changed; mend it first.", errors));
  }

  /// Changes, date, computed fields and hash, in this order; nothing where the result would have an
  /// error that the document did not have.
  TierResult make(
      CgdDocument document, List<Change> changes, List<String> notes, CheckContext context) {
    List<Change> all = new ArrayList<>(changes);
    all.add(new Change.SetField("processed-date", Value.day(context.today())));
    return switch (editor.applyAndStamp(document, all, Stamp.Options.STANDARD)) {
      case EditResult.Refused(String message) -> new TierResult.Refused(message, List.of());
      case EditResult.Edited edited -> checked(edited, notes, context);
    };
  }

  private TierResult checked(EditResult.Edited edited, List<String> notes, CheckContext context) {
    Evaluation before = validator.evaluate(edited.before(), context);
    Evaluation after = validator.evaluate(edited.document(), context);
    List<Finding> fresh = after.newErrors(before);
    if (fresh.isEmpty()) {
      return new TierResult.Planned(edited, notes);
    }
    OriginalPlace place = new OriginalPlace(edited.edits());
    return new TierResult.Refused(
        "The document would not be valid afterwards, so nothing was changed.",
        fresh.stream()
            .map(
                f ->
                    new Finding(f.rule(), f.severity(), place.of(f.span()), f.message(), List.of()))
            .toList());
  }
}
