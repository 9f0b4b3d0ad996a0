package app.assay.cgd.tier;

import app.assay.cgd.ArchivedClaims;
import app.assay.cgd.Body;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.check.Validator;
import app.assay.cgd.edit.BodyText;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.rules.WDm01;
import app.assay.finding.Finding;
import app.assay.text.LineEnding;
import app.assay.text.SourceText;
import app.assay.text.WhiteSpace;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Makes a Source of Truth an ordinary document again (FS §7): the tier block goes, the table stays
/// under a heading that says so and a comment by which a promotion finds it.
public final class Demotion {

  static final String HEADING = "## Claims (Archived from SOT)";

  private static final int ID_DIGITS = 8;

  private final TierEdit tier;

  public Demotion(DocumentEditor editor, Validator validator) {
    this.tier = new TierEdit(editor, validator);
  }

  /// Plans the demotion without writing anything.
  public TierResult plan(CgdDocument document, DemotionRequest request) {
    Optional<TierResult> unreadable = tier.unreadable(document, request.context());
    if (unreadable.isPresent()) {
      return unreadable.get();
    }
    Optional<Finding> nothing = new WDm01().in(document);
    if (nothing.isPresent()) {
      return new TierResult.Unchanged(nothing.get());
    }
    if (WhiteSpace.isBlank(request.reason())) {
      return new TierResult.Refused("A demotion needs a reason; give one.", List.of());
    }
    List<Change> changes = new ArrayList<>(List.of(new Change.RemoveField("tier")));
    List<String> notes = new ArrayList<>();
    Optional<Body.Section> section = document.body().verifiedClaims();
    if (section.isPresent()) {
      String id = freshId(document, request);
      String comment = comment(id, request);
      String lineBreak = LineEnding.of(document.text()).characters();
      changes.add(
          new Change.ReplaceBody(section.get().heading().span(), comment + lineBreak + HEADING));
      notes.add("The table was archived as %s.".formatted(id));
    } else {
      notes.add("There was no section Verified Claims to archive.");
    }
    return tier.make(document, changes, notes, request.context());
  }

  /// The comment of an archive, with what could end it escaped (FS §7.3).
  private static String comment(String id, DemotionRequest request) {
    String reason = BodyText.oneLine(request.reason()).replace("\"", "&quot;").replace(">", "&gt;");
    return "%s id=%s, date=%s, reason=\"%s\" -->"
        .formatted(ArchivedClaims.OPENING, id, request.context().today(), reason);
  }

  /// An id that no archive of the document has, made of what is archived and when.
  private static String freshId(CgdDocument document, DemotionRequest request) {
    String seed = document.text() + request.context().today();
    String id;
    do {
      seed = SourceText.sha256(seed.getBytes(StandardCharsets.UTF_8));
      id = "arch-" + seed.substring(0, ID_DIGITS);
    } while (document.text().contains(id));
    return id;
  }
}
