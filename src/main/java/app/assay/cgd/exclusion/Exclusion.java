package app.assay.cgd.exclusion;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ClaimState;
import app.assay.cgd.ClarityStatus;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.ExclusionId;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordPlan;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.plan.CheckedChange;
import app.assay.cgd.plan.Plan;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Puts lines of a document into an exclusion block and keeps the front matter in step: ids,
/// reason, statuses, coverage (FS §8.6, §8.7). Pending claims that stand nowhere else go, because
/// claims in a block are ignored (FS §8.9).
public final class Exclusion {

  private static final String REASON = "exceptions-reason";

  private final CheckedChange change;

  public Exclusion(DocumentEditor editor, Validator validator) {
    this.change = new CheckedChange(editor, validator);
  }

  /// Plans the block without writing anything. Only a CLEAR document without other pending claims
  /// can be REVIEWED_WITH_EXCEPTIONS (E-SC01, E-SC04), so any other is refused.
  public Plan plan(CgdDocument document, ExclusionRequest request) {
    Optional<Plan.Refused> unreadable = change.unreadable(document, request.context());
    if (unreadable.isPresent()) {
      return unreadable.get();
    }
    Optional<Plan> broken =
        new BlockStructure(document).broken(change.validator(), request.context());
    if (broken.isPresent()) {
      return broken.get();
    }
    Optional<String> objection = objection(document, request);
    return objection.isPresent()
        ? Plan.Refused.because(objection.get())
        : marked(document, request);
  }

  private static Optional<String> objection(CgdDocument document, ExclusionRequest request) {
    if (!ExclusionId.isValid(request.id())) {
      return Optional.of(
          "The id must be letters, digits, dots, hyphens and underscores, at most 64, the first a"
              + " letter or digit.");
    }
    if (WhiteSpace.isBlank(request.reason())) {
      return Optional.of("An exclusion needs a reason; give one.");
    }
    if (blocks(document).contains(request.id())) {
      return Optional.of("There is a block %s already.".formatted(request.id()));
    }
    if (!ListedExceptions.of(document).sound()) {
      return Optional.of(ListedExceptions.UNSOUND);
    }
    if (document.header().clarityStatus().filter(ClarityStatus.CLEAR::equals).isEmpty()) {
      return Optional.of(
          "Only a CLEAR document can have exclusions, which says that the rest is clear; this one"
              + " is %s.".formatted(word(document.header().value("clarity-status"))));
    }
    Span lines = lines(document, request.span());
    if (!document.body().span().contains(lines)) {
      return Optional.of("Only lines of the body can be excluded.");
    }
    return document.body().exclusions().touch(lines)
        ? Optional.of("The lines touch an exclusion block, and blocks do not nest.")
        : Optional.empty();
  }

  private static String word(String status) {
    return status.isEmpty() ? "without a status" : status;
  }

  private Plan marked(CgdDocument document, ExclusionRequest request) {
    Span lines = lines(document, request.span());
    String lineBreak = LineEnding.of(document.text()).characters();
    String begin = "<!-- CG-EXCLUSION:BEGIN id=%s -->".formatted(request.id()) + lineBreak;
    String end = "<!-- CG-EXCLUSION:END id=%s -->".formatted(request.id()) + lineBreak;
    List<Change> markers =
        List.of(
            new Change.ReplaceBody(Span.at(lines.start()), begin),
            new Change.ReplaceBody(Span.at(lines.end()), end));
    return switch (change.editor().apply(document, markers)) {
      case EditResult.Refused(String message) -> Plan.Refused.because(message);
      case EditResult.Edited edited -> {
        int length = begin.length() + lines.length() + end.length();
        ExclusionBlock expected =
            new ExclusionBlock(request.id(), new Span(lines.start(), lines.start() + length));
        yield edited.document().body().exclusions().blocks().contains(expected)
            ? inStep(edited, request)
            : Plan.Refused.because(
                "The lines cut through fenced code, where markers do not count; take all of it or"
                    + " none.");
      }
    };
  }

  private Plan inStep(EditResult.Edited edited, ExclusionRequest request) {
    CgdDocument marked = edited.document();
    Set<Integer> gone = unresolved(marked);
    long left =
        marked.claims().stream().filter(c -> c.confirmedBy().isEmpty()).count() - gone.size();
    if (left > 0) {
      return Plan.Refused.because(
          left == 1
              ? "A claim outside these lines is still pending; confirm it or exclude it too."
              : "%d claims outside these lines are still pending; confirm or exclude them too."
                  .formatted(left));
    }
    List<Change> changes = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    if (!gone.isEmpty()) {
      switch (RecordEdit.without(marked, gone)) {
        case RecordPlan.Blocked(String reason) -> {
          return Plan.Refused.because(reason);
        }
        case RecordPlan.Planned(var ofRecord, var told) -> {
          changes.addAll(ofRecord);
          notes.addAll(told);
        }
      }
      gone.forEach(claim -> changes.add(new Change.RemoveClaim(claim)));
      notes.add(
          "Taken out of hitl-claims, because claims in a block are ignored: %s."
              .formatted(
                  marked.claims().stream()
                      .filter(claim -> gone.contains(claim.index()))
                      .map(Exclusion::name)
                      .collect(Collectors.joining(", "))));
    }
    changes.add(
        new Change.SetList(
            ListedExceptions.KEY, ListedExceptions.of(marked).inStepWith(blocks(marked))));
    changes.add(new Change.SetField(REASON, Value.text(reason(marked, request))));
    changes.add(
        new Change.SetField("hitl-status", Value.word(HitlStatus.REVIEWED_WITH_EXCEPTIONS.name())));
    changes.add(new Change.SetStatusLine(ClarityStatus.CLEAR, HitlStatus.REVIEWED_WITH_EXCEPTIONS));
    return change.after(
        edited,
        changes,
        gone.isEmpty() ? Stamp.Options.STANDARD : Stamp.Options.CONFIRMATION,
        notes,
        request.context());
  }

  /// Pending claims whose words stand in exclusion blocks only.
  private static Set<Integer> unresolved(CgdDocument marked) {
    ClaimLocator locator = new ClaimLocator(marked);
    return marked.claims().stream()
        .filter(claim -> claim.state() == ClaimState.PENDING)
        .filter(claim -> locator.locate(claim.text()).isEmpty())
        .filter(claim -> locator.locateExcluded(claim.text()).isPresent())
        .map(Claim::index)
        .collect(Collectors.toSet());
  }

  /// The format has one reason for all blocks; a new one joins those that are there.
  private static String reason(CgdDocument document, ExclusionRequest request) {
    String given = WhiteSpace.collapse(request.reason());
    String present = document.header().value(REASON);
    return present.isEmpty() || document.body().exclusions().blocks().size() == 1
        ? given
        : List.of(present.split("; ", -1)).contains(given) ? present : present + "; " + given;
  }

  private static Span lines(CgdDocument document, Span span) {
    LineIndex lines = document.lines();
    int last = lines.lineAt(span.isEmpty() ? span.start() : span.end() - 1);
    return new Span(lines.start(lines.lineAt(span.start())), lines.end(last));
  }

  private static List<String> blocks(CgdDocument document) {
    return document.body().exclusions().blocks().stream().map(ExclusionBlock::id).toList();
  }

  private static String name(Claim claim) {
    return claim.id().isEmpty() ? "claim " + (claim.index() + 1) : claim.id();
  }
}
