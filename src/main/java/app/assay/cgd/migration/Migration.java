package app.assay.cgd.migration;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordLine;
import app.assay.cgd.edit.RecordPlan;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.hash.RecipeDetection;
import app.assay.cgd.plan.CheckedChange;
import app.assay.cgd.plan.Plan;
import app.assay.finding.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Brings documents of the formats 1.x and 2.0 to 2.1: names of keys, end marker, statuses, claims,
/// the HITL record (FS §1.2.1), computed fields and hash. Nothing is migrated that would say more
/// than the old document did.
public final class Migration {

  private static final String VERSION = "clarity-gate-version";
  private static final String STATUS = "status";
  private static final Set<String> CONFIRMED = Set.of("confirmed", "verified", "reviewed");
  private static final Set<String> PENDING = Set.of("pending", "open", "unverified");

  private final CgdParser parser;
  private final CheckedChange change;

  public Migration(CgdParser parser, DocumentEditor editor, Validator validator) {
    this.parser = parser;
    this.change = new CheckedChange(editor, validator);
  }

  /// Plans the migration without writing anything.
  public MigrationResult plan(CgdDocument document, CheckContext context) {
    Optional<Plan.Refused> unreadable = change.unreadable(document, context);
    if (unreadable.isPresent()) {
      return new MigrationResult.Refused(unreadable.get().message(), unreadable.get().findings());
    }
    String written = document.header().value(VERSION);
    Optional<FormatVersion> version = FormatVersion.of(written);
    if (version.isEmpty()) {
      return refused(
          written.isEmpty()
              ? "There is no clarity-gate-version, so nobody can tell which format this is."
              : "clarity-gate-version '%s' is no version.".formatted(written));
    }
    int order = version.get().compareTo(FormatVersion.CURRENT);
    if (order == 0) {
      return new MigrationResult.Current(written);
    }
    return order > 0
        ? new MigrationResult.Newer(written, newer(document, context))
        : migrate(document, written, context);
  }

  private List<Finding> newer(CgdDocument document, CheckContext context) {
    return change.validator().evaluate(document, context).findings().stream()
        .filter(finding -> finding.rule().id().equals("W-FC01"))
        .toList();
  }

  private MigrationResult migrate(CgdDocument document, String from, CheckContext context) {
    List<String> notes = new ArrayList<>();
    Optional<String> unbound = unbound(document, context, notes);
    OldShape shape = new OldShape(document);
    Optional<String> objection = unbound.or(shape::objection);
    if (objection.isPresent()) {
      return refused(objection.get());
    }
    EditResult.Edited shaped = shape.edited(parser);
    List<String> steps =
        new ArrayList<>(List.of("%s %s -> %s".formatted(VERSION, from, FormatVersion.CURRENT)));
    steps.addAll(shape.steps());
    return switch (withClaims(shaped, steps, notes)) {
      case EditResult.Refused(String message) -> refused(message);
      case EditResult.Edited claimed -> finish(claimed, from, steps, notes, context);
    };
  }

  /// A review is bound to a text by its hash. Where the hash is of another text, stamping the
  /// migrated document would bind the review to what nobody reviewed.
  private static Optional<String> unbound(
      CgdDocument document, CheckContext context, List<String> notes) {
    String stored = document.header().storedHash().orElse("");
    boolean reviewed =
        document.header().hitlStatus().filter(HitlStatus.PENDING::equals).isEmpty()
            || document.claims().stream().anyMatch(claim -> claim.state() != ClaimState.PENDING);
    boolean foreign =
        switch (RecipeDetection.detect(document.source(), stored, context.siblingSource())) {
          case RecipeDetection.TextChanged _ -> true;
          case RecipeDetection.WrongRecipe(var recipe, var _) -> !recipe.bindsTheText();
          case RecipeDetection.NotAHash _ -> {
            if (reviewed && !document.header().value("clarity-status").isEmpty()) {
              notes.add(
                  "There was no hash, so nothing shows that this is the text that was reviewed.");
            }
            yield false;
          }
          default -> false;
        };
    if (!foreign) {
      return Optional.empty();
    }
    if (reviewed) {
      return Optional.of(
          "The stored hash does not belong to this text; look whether the change was reviewed,"
              + " stamp the document and migrate it then.");
    }
    notes.add("The stored hash did not belong to this text, but nothing in it was reviewed yet.");
    return Optional.empty();
  }

  /// Confirmations of format 1.0 become claims; the word `status` goes where presence says the
  /// same.
  private EditResult withClaims(EditResult.Edited shaped, List<String> steps, List<String> notes) {
    CgdDocument document = shaped.document();
    List<Change> changes = new ArrayList<>();
    for (Claim claim : document.claims()) {
      String word = claim.value(STATUS).toLowerCase(Locale.ROOT);
      boolean said =
          (claim.state() == ClaimState.VERIFIED && CONFIRMED.contains(word))
              || (claim.state() == ClaimState.PENDING && PENDING.contains(word));
      if (said) {
        changes.add(new Change.RemoveClaimField(claim.index(), STATUS));
        steps.add(
            "%s: status '%s' removed, which confirmed-by says"
                .formatted(OldStates.names(List.of(claim)), word));
      } else if (!word.isEmpty()) {
        notes.add(
            "%s says status '%s', but is %s by its fields, which count."
                .formatted(OldStates.names(List.of(claim)), word, claim.state()));
      }
    }
    if (document.header().entry("hitl-claims").isEmpty()) {
      OldConfirmations confirmations = new OldConfirmations(document);
      changes.addAll(confirmations.claims());
      if (!confirmations.claims().isEmpty()) {
        steps.add(
            "%d of 'HITL Confirmations' added to hitl-claims"
                .formatted(confirmations.claims().size()));
      }
      if (confirmations.left() > 0) {
        notes.add(
            "%d of 'HITL Confirmations' not taken over: each needs a claim, a person and a day."
                .formatted(confirmations.left()));
      }
    }
    return switch (change.editor().apply(document, changes)) {
      case EditResult.Edited next -> shaped.followedBy(next);
      case EditResult.Refused refused -> refused;
    };
  }

  private MigrationResult finish(
      EditResult.Edited edited,
      String from,
      List<String> steps,
      List<String> notes,
      CheckContext context) {
    CgdDocument document = edited.document();
    OldStates states = new OldStates(document);
    if (states.objection().isPresent()) {
      return refused(states.objection().get());
    }
    List<Change> changes = new ArrayList<>();
    changes.add(new Change.SetField(VERSION, Value.word(FormatVersion.CURRENT.toString())));
    changes.addAll(states.changes());
    steps.addAll(states.steps());
    notes.addAll(states.notes());
    if (!document.claims().isEmpty() && document.body().record().isEmpty()) {
      List<RecordLine> all =
          document.claims().stream().map(claim -> RecordLine.of(claim.index())).toList();
      switch (RecordEdit.plan(document, all)) {
        case RecordPlan.Blocked(String reason) -> {
          return refused(reason);
        }
        case RecordPlan.Planned(var ofRecord, var told) -> {
          changes.addAll(ofRecord);
          notes.addAll(told);
          steps.add("HITL Verification Record written");
        }
      }
    }
    steps.add("computed fields and document-sha256 written anew");
    return switch (change.after(edited, changes, Stamp.Options.STANDARD, notes, context)) {
      case Plan.Ready(var done, var told) -> new MigrationResult.Planned(done, from, steps, told);
      case Plan.Refused(var message, var findings) ->
          new MigrationResult.Refused(message, findings);
    };
  }

  private static MigrationResult refused(String message) {
    return new MigrationResult.Refused(message, List.of());
  }
}
