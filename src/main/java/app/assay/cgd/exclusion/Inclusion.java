package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.HitlStatus;
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

/// Takes the markers of an exclusion block away and keeps the front matter in step.
public final class Inclusion {

  private final CheckedChange change;

  public Inclusion(DocumentEditor editor, Validator validator) {
    this.change = new CheckedChange(editor, validator);
  }

  /// Plans the removal without writing anything. With the last block the document becomes REVIEWED
  /// and may be ingested, so somebody has to say that its content was reviewed.
  ///
  /// @param reviewed true where a person says so
  public Plan plan(CgdDocument document, String id, boolean reviewed, CheckContext context) {
    Optional<Plan.Refused> unreadable = change.unreadable(document, context);
    if (unreadable.isPresent()) {
      return unreadable.get();
    }
    BlockStructure structure = new BlockStructure(document);
    Optional<Plan> broken = structure.broken(change.validator(), context);
    if (broken.isPresent()) {
      return broken.get();
    }
    List<ExclusionBlock> blocks = document.body().exclusions().blocks();
    Optional<ExclusionBlock> block = blocks.stream().filter(b -> b.id().equals(id)).findFirst();
    if (block.isEmpty()) {
      return Plan.Refused.because("There is no exclusion block %s.".formatted(id));
    }
    ListedExceptions listed = ListedExceptions.of(document);
    if (!listed.sound()) {
      return Plan.Refused.because(ListedExceptions.UNSOUND);
    }
    List<Change> changes = new ArrayList<>();
    changes.add(new Change.ReplaceBody(structure.begin(block.get()), ""));
    changes.add(new Change.ReplaceBody(structure.end(block.get()), ""));
    List<String> left =
        blocks.stream().map(ExclusionBlock::id).filter(other -> !other.equals(id)).toList();
    if (!left.isEmpty()) {
      changes.add(new Change.SetList(ListedExceptions.KEY, listed.inStepWith(left)));
      return change.make(
          document,
          changes,
          Stamp.Options.STANDARD,
          List.of("exceptions-reason was left as it is; look whether it still fits."),
          context);
    }
    if (!reviewed) {
      return Plan.Refused.because(
          "Without its last exclusion block the document is REVIEWED and may be ingested; say that"
              + " what the block holds was reviewed.");
    }
    changes.add(new Change.RemoveField("exclusions-coverage"));
    changes.add(new Change.RemoveField("exceptions-reason"));
    changes.add(new Change.RemoveField(ListedExceptions.KEY));
    changes.add(new Change.SetField("hitl-status", Value.word(HitlStatus.REVIEWED.name())));
    ClarityStatus clarity = document.header().clarityStatus().orElse(ClarityStatus.UNCLEAR);
    changes.add(new Change.SetStatusLine(clarity, HitlStatus.REVIEWED));
    return change.make(document, changes, Stamp.Options.STANDARD, List.of(), context);
  }
}
