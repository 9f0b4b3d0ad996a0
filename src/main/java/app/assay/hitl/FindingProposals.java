package app.assay.hitl;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.Heading;
import app.assay.cgd.HitlStatus;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.DocumentEditor;
import app.assay.cgd.edit.EditResult;
import app.assay.cgd.edit.RecordEdit;
import app.assay.cgd.edit.RecordLine;
import app.assay.cgd.edit.RecordPlan;
import app.assay.cgd.edit.Stamp;
import app.assay.cgd.edit.Value;
import app.assay.cgd.hash.ClaimId;
import app.assay.cgd.hash.Slugs;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a document's reviewer may do about a finding of the nine points beside rewording: let a
/// person confirm the statement in Round B (Clarity Gate architecture, decision table: no source
/// found, so B). Only documents in the Clarity Gate format have claims.
public final class FindingProposals {

  private static final int FEWEST_WORDS = 3;

  private final DocumentEditor editor;

  public FindingProposals(DocumentEditor editor) {
    this.editor = editor;
  }

  /// Adds the statement as a pending claim of Round B, with its record, statuses and hash.
  ///
  /// @return the edits of the document's text; empty where the document has no front matter, the
  ///   words are too few to stand alone, the statement is a claim already, or the edit is refused
  public Optional<Fix> toRoundB(CgdDocument document, Finding finding) {
    if (obstacle(document, finding).isPresent()) {
      return Optional.empty();
    }
    String text = statement(document, finding);
    String location = location(document, finding.span().start());
    String id = ClaimId.compute(text, location);
    return edited(document, claim(id, text, WhereToVerify.of(finding), location))
        .map(edits -> new Fix("Let a person confirm it in Round B (" + id + ")", edits.edits()));
  }

  /// What stands in the way before anything is edited, as a sentence.
  public Optional<String> obstacle(CgdDocument document, Finding finding) {
    String text = statement(document, finding);
    if (!(document.frontMatter() instanceof FrontMatter.Present)) {
      return Optional.of(
          "It has no front matter that could hold a claim; assay process makes a document of it.");
    }
    if (text.split(" ").length < FEWEST_WORDS) {
      return Optional.of("“%s” is too short to stand alone as a claim.".formatted(text));
    }
    return document.claims().stream().anyMatch(c -> ClaimLocator.same(c.text(), text))
        ? Optional.of("“%s” is a claim already, which does not mend what is left.".formatted(text))
        : Optional.empty();
  }

  private Optional<EditResult.Edited> edited(CgdDocument document, Change.AddClaim claim) {
    if (!(editor.apply(document, List.of(claim)) instanceof EditResult.Edited added)) {
      return Optional.empty();
    }
    CgdDocument with = added.document();
    RecordLine line = RecordLine.of(with.claims().size() - 1);
    if (!(RecordEdit.plan(with, List.of(line)) instanceof RecordPlan.Planned record)) {
      return Optional.empty();
    }
    List<Change> changes = new ArrayList<>(record.changes());
    changes.add(new Change.SetField("hitl-status", Value.word(HitlStatus.PENDING.name())));
    with.header()
        .clarityStatus()
        .ifPresent(clarity -> changes.add(new Change.SetStatusLine(clarity, HitlStatus.PENDING)));
    return editor.applyAndStamp(with, changes, Stamp.Options.CONFIRMATION)
            instanceof EditResult.Edited stamped
        ? Optional.of(added.followedBy(stamped))
        : Optional.empty();
  }

  private static Change.AddClaim claim(String id, String text, String source, String location) {
    return new Change.AddClaim(
        List.of(
            new Change.Field("id", Value.text(id)),
            new Change.Field("text", Value.text(text)),
            new Change.Field("source", Value.text(source)),
            new Change.Field("location", Value.text(location)),
            new Change.Field("round", Value.text("B"))));
  }

  /// The words on one line, without emphasis marks and the final stop.
  private static String statement(CgdDocument document, Finding finding) {
    String words = WhiteSpace.collapse(finding.span().in(document.text())).replace("**", "");
    return words.endsWith(".") ? words.substring(0, words.length() - 1) : words;
  }

  /// `slug/ordinal`, the ordinal being the next free one among the claims of the section.
  private static String location(CgdDocument document, int offset) {
    String slug = document.body().headingAt(offset).map(Heading::slug).orElse(Slugs.ROOT);
    long taken =
        document.claims().stream()
            .map(Claim::location)
            .filter(location -> location.startsWith(slug + "/"))
            .count();
    return slug + "/" + (taken + 1);
  }
}
