package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Evaluation;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordPlan;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Answers claims: plans exactly what a document becomes, and refuses whatever would not validate.
/// The one engine of the confirmation screen, the command line and queue files.
public final class Confirmation {

  private final DocumentEditor editor;
  private final Validator validator;
  private final Proposals proposals;

  public Confirmation(DocumentEditor editor, Validator validator) {
    this.editor = editor;
    this.validator = validator;
    this.proposals = new Proposals(editor, validator);
  }

  /// Plans the answers without writing anything.
  public ConfirmationResult plan(CgdDocument document, ConfirmationRequest request) {
    Optional<String> objection =
        DecisionCheck.objection(document, request)
            .or(() -> TermsCheck.objection(document, request));
    if (objection.isPresent()) {
      return new ConfirmationResult.Refused(objection.get());
    }
    ClaimChanges answers = new ClaimChanges(document, request, eyes(request));
    if (answers.objection().isPresent()) {
      return new ConfirmationResult.Refused(answers.objection().get());
    }
    boolean onlyLedger = request.decisions().stream().allMatch(d -> d.answer() == Answer.SKIP);
    if (onlyLedger) {
      return planned(EditResult.Edited.unchanged(document), request, answers.notices());
    }
    return switch (editor.apply(document, answers.changes())) {
      case EditResult.Edited answered -> conclude(answered, request, answers.notices());
      case EditResult.Refused refused -> refused(refused);
    };
  }

  /// Statuses, record and status line follow the answers; computed fields come next, the hash last.
  private ConfirmationResult conclude(
      EditResult.Edited answered, ConfirmationRequest request, List<String> notices) {
    CgdDocument document = answered.document();
    Optional<String> objection = Outcome.objection(document, request.markClear());
    if (objection.isPresent()) {
      return new ConfirmationResult.Refused(objection.get());
    }
    return switch (RecordEdit.plan(
        document, RecordLines.of(answered.before(), request, eyes(request)))) {
      case RecordPlan.Planned record -> finish(answered, request, notices, record);
      case RecordPlan.Blocked(String reason) -> new ConfirmationResult.Refused(reason);
    };
  }

  private ConfirmationResult finish(
      EditResult.Edited answered,
      ConfirmationRequest request,
      List<String> notices,
      RecordPlan.Planned record) {
    Outcome outcome = Outcome.of(answered.document(), request.markClear());
    List<Change> changes = new ArrayList<>(record.changes());
    changes.add(new Change.SetField("clarity-status", Value.word(outcome.clarity().name())));
    changes.add(new Change.SetField("hitl-status", Value.word(outcome.hitl().name())));
    changes.add(new Change.SetStatusLine(outcome.clarity(), outcome.hitl()));
    List<String> all = new ArrayList<>(notices);
    all.addAll(record.notes());
    return switch (editor.applyAndStamp(answered.document(), changes, Stamp.Options.CONFIRMATION)) {
      case EditResult.Edited stamped -> planned(answered.followedBy(stamped), request, all);
      case EditResult.Refused refused -> refused(refused);
    };
  }

  /// The same plan with one of its proposals made as well. Refused where the proposal is not one of
  /// this plan, or where the document would not be valid.
  public ConfirmationResult with(
      ConfirmationResult.Planned plan, Fix proposal, ConfirmationRequest request) {
    Optional<Proposals.Proposal> known =
        proposals.of(plan.after(), plan.decisions(), request.context()).stream()
            .filter(p -> p.fix().equals(proposal))
            .findFirst();
    if (known.isEmpty()) {
      return new ConfirmationResult.Refused(
          "\"%s\" no longer fits the document, so nothing was changed. Preview again."
              .formatted(proposal.title()));
    }
    return planned(
        new EditResult.Edited(plan.before(), plan.after(), plan.edits())
            .followedBy(known.get().made()),
        request,
        plan.remarks());
  }

  private ConfirmationResult planned(
      EditResult.Edited edited, ConfirmationRequest request, List<String> notices) {
    Evaluation before = validator.evaluate(edited.before(), request.context());
    Evaluation after = validator.evaluate(edited.document(), request.context());
    List<Finding> fresh = after.newErrors(before);
    if (!fresh.isEmpty()) {
      String list =
          fresh.stream()
              .map(f -> f.rule().id() + ": " + f.message())
              .collect(Collectors.joining(" "));
      return new ConfirmationResult.Refused(
          "The document would not be valid afterwards, so nothing was changed. " + list);
    }
    List<Fix> proposals =
        this.proposals.of(edited.document(), request.decisions(), request.context()).stream()
            .filter(p -> isValid(p, before, request))
            .map(Proposals.Proposal::fix)
            .toList();
    List<String> told = new ArrayList<>(notices);
    proposals.forEach(fix -> told.add(ConfirmationResult.Planned.sentence(fix)));
    return new ConfirmationResult.Planned(
        edited.before(),
        edited.document(),
        edited.edits(),
        request.reviewer(),
        request.decisions(),
        told,
        proposals,
        after,
        request.terms(),
        request.timing());
  }

  /// What would leave an error that was not there is not proposed.
  private boolean isValid(
      Proposals.Proposal proposal, Evaluation before, ConfirmationRequest request) {
    return validator
        .evaluate(proposal.made().document(), request.context())
        .newErrors(before)
        .isEmpty();
  }

  private static FourEyes eyes(ConfirmationRequest request) {
    return switch (request.terms()) {
      case ReviewTerms.Known known -> new FourEyes(known, request.reviewer());
      case ReviewTerms.Stopped(String message) -> throw new IllegalStateException(message);
    };
  }

  private static ConfirmationResult refused(EditResult.Refused refused) {
    return new ConfirmationResult.Refused(refused.message());
  }
}
