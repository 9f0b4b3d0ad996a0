package app.assay.ui.review.model;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.HitlRecord;
import app.assay.hitl.ConfirmationResult;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes the lines that change as rows, with the part of the document above them.
final class DiffRows {

  /// More rows than anybody reads; the rest is counted.
  private static final int MOST = 500;

  private final Texts texts;

  DiffRows(Texts texts) {
    this.texts = texts;
  }

  /// What a plan changes.
  List<DiffRow> of(ConfirmationResult.Planned planned) {
    return rows(
        planned.before(),
        planned.after(),
        LineHunk.of(planned.before().text(), planned.after().text(), planned.edits()));
  }

  /// How a document on disk differs from the one that was looked at.
  List<DiffRow> between(CgdDocument before, CgdDocument now) {
    return rows(before, now, LineHunk.between(before.text(), now.text()));
  }

  private List<DiffRow> rows(CgdDocument before, CgdDocument after, List<LineHunk> hunks) {
    List<DiffRow> rows = new ArrayList<>();
    String section = "";
    int lastClaim = -1;
    for (LineHunk hunk : hunks) {
      String part =
          hunk.added().isEmpty() ? part(before, hunk.before()) : part(after, hunk.after());
      if (!part.equals(section)) {
        section = part;
        rows.add(new DiffRow(DiffRow.Kind.SECTION, texts.get(part)));
      }
      Optional<Claim> claim = claimAt(before, hunk.before());
      if (claim.isPresent() && claim.get().index() != lastClaim) {
        lastClaim = claim.get().index();
        String head = before.lines().line(before.lines().lineAt(claim.get().span().start()));
        if (!hunk.removed().contains(head)) {
          rows.add(new DiffRow(DiffRow.Kind.CONTEXT, head));
        }
      }
      hunk.removed().forEach(line -> rows.add(new DiffRow(DiffRow.Kind.REMOVED, line)));
      hunk.added().forEach(line -> rows.add(new DiffRow(DiffRow.Kind.ADDED, line)));
    }
    if (rows.size() <= MOST) {
      return rows;
    }
    List<DiffRow> cut = new ArrayList<>(rows.subList(0, MOST));
    cut.add(new DiffRow(DiffRow.Kind.SECTION, texts.get("diff.more", rows.size() - MOST)));
    return cut;
  }

  /// The claim whose entry a changed line belongs to: it begins in the entry, or right behind it.
  private static Optional<Claim> claimAt(CgdDocument document, int offset) {
    if (!(document.frontMatter() instanceof FrontMatter.Present)) {
      return Optional.empty();
    }
    return document.claims().stream()
        .filter(c -> c.span().start() <= offset && behind(document, c) >= offset)
        .findFirst();
  }

  private static int behind(CgdDocument document, Claim claim) {
    int last = Math.max(claim.span().start(), claim.span().end() - 1);
    return document.lines().end(document.lines().lineAt(last));
  }

  private static String part(CgdDocument document, int offset) {
    if (document.frontMatter() instanceof FrontMatter.Present present
        && offset <= present.closing().start()) {
      return "diff.frontMatter";
    }
    if (document.ending().marker().filter(marker -> offset >= marker.start()).isPresent()) {
      return "diff.statusLine";
    }
    Optional<HitlRecord> record = document.body().record();
    if (in(record.flatMap(HitlRecord::roundA), offset)) {
      return "diff.roundA";
    }
    if (in(record.flatMap(HitlRecord::roundB), offset)) {
      return "diff.roundB";
    }
    return record.filter(r -> r.section().contains(offset)).isPresent()
        ? "diff.record"
        : "diff.body";
  }

  private static boolean in(Optional<HitlRecord.RoundSection> round, int offset) {
    return round.filter(section -> section.section().contains(offset)).isPresent();
  }
}
