package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.BodyText;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.plan.CheckedChange;
import app.assay.cgd.plan.Plan;
import app.assay.text.LineEnding;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Makes the copy of a document that may be given away: the content of every exclusion block is
/// replaced, its markers stay (FS §8.11).
///
/// The copy names the file it was made from, but not that file's hash: whoever knows the rest of a
/// text could find a short redacted word by trying.
public final class Redaction {

  /// What stands in place of a block's content.
  static final String PLACEHOLDER = "[REDACTED]";

  private static final String SOURCE = "source-document";

  private final CheckedChange change;

  public Redaction(DocumentEditor editor, Validator validator) {
    this.change = new CheckedChange(editor, validator);
  }

  /// Plans the copy.
  ///
  /// @param name what the document's file is called, without folders
  public Plan plan(CgdDocument document, String name, CheckContext context) {
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
    if (blocks.isEmpty()) {
      return Plan.Refused.because("The document has no exclusion block to redact.");
    }
    OptionalInt lookalike = MarkerLookalike.line(document);
    if (lookalike.isPresent()) {
      return Plan.Refused.because(
          "Line %d looks like an exclusion marker and does not count as one, so what it encloses would be given away; mend it first."
              .formatted(lookalike.getAsInt()));
    }
    List<Claim> repeating = repeating(document);
    if (!repeating.isEmpty()) {
      return Plan.Refused.because(
          "hitl-claims repeats what the blocks shall hide (%s); take these claims out first."
              .formatted(String.join(", ", repeating.stream().map(Redaction::name).toList())));
    }
    List<Change> changes = contents(structure, blocks);
    if (changes.isEmpty()) {
      return Plan.Refused.because("Every exclusion block is redacted already.");
    }
    String title = BodyText.oneLine(name);
    changes.add(
        new Change.ReplaceBody(
            Span.at(document.body().span().start()), notice(document, title, context)));
    changes.add(new Change.SetField(SOURCE, Value.text(title)));
    return change.make(document, changes, Stamp.Options.STANDARD, List.of(), context);
  }

  private static List<Change> contents(BlockStructure structure, List<ExclusionBlock> blocks) {
    String text = structure.document().text();
    String written = PLACEHOLDER + LineEnding.of(text).characters();
    List<Change> changes = new ArrayList<>();
    for (ExclusionBlock block : blocks) {
      Span content = structure.content(block);
      if (!content.in(text).equals(written)) {
        changes.add(new Change.ReplaceBody(content, written));
      }
    }
    return changes;
  }

  /// A quotation at the top of the body, where a person and a model read it first.
  private static String notice(CgdDocument document, String name, CheckContext context) {
    String lineBreak = LineEnding.of(document.text()).characters();
    int first = document.lines().lineAt(document.body().span().start());
    String gap = WhiteSpace.isBlank(document.lines().line(first)) ? "" : lineBreak;
    return lineBreak
        + "> Redacted copy of %s, made on %s: what the exclusion blocks held was replaced by %s."
            .formatted(name, context.today(), PLACEHOLDER)
        + lineBreak
        + gap;
  }

  /// Claims whose words stand in exclusion blocks only.
  private static List<Claim> repeating(CgdDocument document) {
    ClaimLocator locator = new ClaimLocator(document);
    return document.claims().stream()
        .filter(
            claim ->
                locator.locate(claim.text()).isEmpty()
                    && locator.locateExcluded(claim.text()).isPresent())
        .toList();
  }

  private static String name(Claim claim) {
    return claim.id().isEmpty() ? "claim " + (claim.index() + 1) : claim.id();
  }
}
