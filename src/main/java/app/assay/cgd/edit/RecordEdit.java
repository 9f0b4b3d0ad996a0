package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimState;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.Round;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Keeps the `## HITL Verification Record` in step with the claims (FS §1.2.1): marks bullets,
/// fills cells, adds what is missing, and writes the section where there is none. Headings and
/// lines of people stay as they are.
public final class RecordEdit {

  private final CgdDocument document;
  private final List<Change> changes = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  private RecordEdit(CgdDocument document) {
    this.document = document;
  }

  /// Plans the changes of the body.
  ///
  /// @param document the document with its claims as they shall be
  /// @param lines the claims that changed; a new section lists all claims
  public static RecordPlan plan(CgdDocument document, List<RecordLine> lines) {
    for (RecordLine line : lines) {
      if (line.claim() < 0 || line.claim() >= document.claims().size()) {
        return new RecordPlan.Blocked("There is no claim %d.".formatted(line.claim() + 1));
      }
    }
    if (lines.isEmpty()) {
      return new RecordPlan.Planned(List.of(), List.of());
    }
    Optional<HitlRecord> record = document.body().record();
    return record.isPresent()
        ? new RecordEdit(document).update(record.get(), lines)
        : new NewRecord(document, lines).plan();
  }

  /// Plans the removal of the lines of claims that go, to be made together with
  /// [Change.RemoveClaim].
  ///
  /// @param document the document with the claims still in it
  /// @param claims 0-based indexes in `hitl-claims`
  public static RecordPlan without(CgdDocument document, Set<Integer> claims) {
    Optional<HitlRecord> record = document.body().record();
    RecordEdit edit = new RecordEdit(document);
    if (record.isPresent()) {
      RecordMatch match = new RecordMatch(document, record.get());
      document.claims().stream()
          .filter(claim -> claims.contains(claim.index()))
          .flatMap(claim -> match.entryOf(claim).stream())
          .forEach(edit::remove);
    }
    return new RecordPlan.Planned(edit.changes, edit.notes);
  }

  private void remove(RecordEntry entry) {
    LineIndex lines = document.lines();
    int first = lines.lineAt(entry.line().start());
    int last =
        switch (entry) {
          case RecordEntry.RowEntry row -> first;
          case RecordEntry.BulletEntry(HitlRecord.Bullet bullet) ->
              lines.lineAt(RecordAddition.endOfItem(document, bullet, document.body().span()));
        };
    changes.add(new Change.ReplaceBody(new Span(lines.start(first), lines.end(last)), ""));
  }

  private RecordPlan update(HitlRecord record, List<RecordLine> lines) {
    RecordMatch match = new RecordMatch(document, record);
    List<RecordLine> missing = new ArrayList<>();
    for (RecordLine line : lines) {
      Claim claim = document.claims().get(line.claim());
      Optional<RecordEntry> entry = match.entryOf(claim);
      if (entry.isPresent()) {
        update(entry.get(), claim, line);
      } else {
        missing.add(line);
      }
    }
    RecordAddition addition = new RecordAddition(document, record);
    for (Round round : Round.values()) {
      List<RecordLine> ofRound =
          missing.stream()
              .filter(l -> RecordMatch.roundOf(document.claims().get(l.claim())) == round)
              .toList();
      if (!ofRound.isEmpty()) {
        changes.addAll(addition.add(round, ofRound));
        ofRound.forEach(line -> notes.add(note(line, round)));
      }
    }
    return new RecordPlan.Planned(changes, notes);
  }

  private void update(RecordEntry entry, Claim claim, RecordLine line) {
    switch (entry) {
      case RecordEntry.RowEntry(var table, var row) ->
          changes.addAll(new RowEdit(document, table, row).set(claim, line));
      case RecordEntry.BulletEntry(HitlRecord.Bullet bullet) -> {
        update(bullet.content(), claim);
        line.formerSource().ifPresent(former -> renameSource(bullet.content(), claim, former));
      }
    }
  }

  /// The `(source)` of a bullet that names the source the claim had before.
  private void renameSource(Span bullet, Claim claim, String former) {
    String words = bullet.in(document.text());
    String old = "(" + BodyText.oneLine(former) + ")";
    int at = words.lastIndexOf(old);
    if (former.isEmpty() || at < 0 || claim.source().equals(former)) {
      return;
    }
    String behind = words.substring(at + old.length());
    if (RecordWords.isOnlyChecks(behind)) {
      int start = bullet.start() + at + 1;
      changes.add(
          new Change.ReplaceBody(
              new Span(start, start + old.length() - 2), BodyText.oneLine(claim.source())));
    }
  }

  /// The check mark of a bullet goes with the confirmation.
  private void update(Span bullet, Claim claim) {
    String words = bullet.in(document.text());
    if (claim.state() == ClaimState.VERIFIED) {
      if (!RecordWords.hasCheck(words)) {
        changes.add(new Change.ReplaceBody(Span.at(bullet.end()), " " + RecordWords.CHECK));
      }
    } else if (!words.isEmpty() && RecordWords.hasCheck(words.substring(words.length() - 1))) {
      int kept = WhiteSpace.stripTrailing(words.substring(0, words.length() - 1)).length();
      changes.add(new Change.ReplaceBody(new Span(bullet.start() + kept, bullet.end()), ""));
    }
  }

  private String note(RecordLine line, Round round) {
    Claim claim = document.claims().get(line.claim());
    String name = claim.id().isEmpty() ? "Claim " + (line.claim() + 1) : claim.id();
    return "%s had no line of its own in the record of Round %s; one was added."
        .formatted(name, round);
  }
}
