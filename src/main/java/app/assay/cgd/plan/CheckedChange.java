package app.assay.cgd.plan;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.Stamp;
import app.assay.finding.Finding;
import java.util.List;
import java.util.Optional;

/// Makes changes, then the computed fields and the hash, and refuses a result that has an error
/// which the document did not have.
public record CheckedChange(DocumentEditor editor, Validator validator) {

  /// Refuses a document whose front matter cannot be read, with the errors that say why.
  public Optional<Plan.Refused> unreadable(CgdDocument document, CheckContext context) {
    if (document.frontMatter() instanceof FrontMatter.Present) {
      return Optional.empty();
    }
    List<Finding> errors =
        validator.evaluate(document, context).findings().stream()
            .filter(f -> f.severity().isError())
            .toList();
    return Optional.of(
        new Plan.Refused(
            "The front matter cannot be read, so nothing was changed; mend it first.", errors));
  }

  /// Makes all changes of a document or none.
  public Plan make(
      CgdDocument document,
      List<Change> changes,
      Stamp.Options options,
      List<String> notes,
      CheckContext context) {
    return after(EditResult.Edited.unchanged(document), changes, options, notes, context);
  }

  /// Makes all changes of an edit's outcome or none; the plan leads from the edit's beginning.
  public Plan after(
      EditResult.Edited edited,
      List<Change> changes,
      Stamp.Options options,
      List<String> notes,
      CheckContext context) {
    return switch (editor.applyAndStamp(edited.document(), changes, options)) {
      case EditResult.Refused(String message) -> Plan.Refused.because(message);
      case EditResult.Edited next -> checked(edited.followedBy(next), notes, context);
    };
  }

  private Plan checked(EditResult.Edited edited, List<String> notes, CheckContext context) {
    Evaluation before = validator.evaluate(edited.before(), context);
    Evaluation after = validator.evaluate(edited.document(), context);
    List<Finding> fresh = after.newErrors(before);
    if (fresh.isEmpty()) {
      return new Plan.Ready(edited, notes);
    }
    OriginalPlace place = new OriginalPlace(edited.edits());
    return new Plan.Refused(
        "The document would not be valid afterwards, so nothing was changed.",
        fresh.stream()
            .map(
                f ->
                    new Finding(f.rule(), f.severity(), place.of(f.span()), f.message(), List.of()))
            .toList());
  }
}
