package app.assay.ui.review.model;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.HitlRecord;
import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.TextDiff;
import app.assay.ui.theme.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Writes the lines that change as rows, with the part of the document and the claim they belong to
/// above them.
final class DiffRows {

  /// More rows than anybody reads; the rest is counted.
  private static final int MOST = 500;

  private final Texts texts;

  DiffRows(Texts texts) {
    this.texts = texts;
  }

  /// What changes from one document to the other, every line of it.
  List<DiffRow> between(CgdDocument before, CgdDocument after) {
    List<DiffRow> rows = new ArrayList<>();
    String section = "";
    int lastClaim = -1;
    for (DiffHunk hunk : TextDiff.hunks(before.text(), after.text(), 0)) {
      for (DiffLine line : paired(hunk.lines())) {
        boolean removed = line.kind() == DiffLine.Kind.REMOVED;
        CgdDocument document = removed ? before : after;
        int number = (removed ? line.beforeLine() : line.afterLine()) - 1;
        String part = part(document, document.lines().start(number));
        if (!part.equals(section)) {
          section = part;
          rows.add(new DiffRow(DiffRow.Kind.SECTION, texts.get(part)));
        }
        Optional<Claim> claim = claimAt(document, document.lines().start(number));
        if (claim.isPresent() && claim.get().index() != lastClaim) {
          lastClaim = claim.get().index();
          int head = document.lines().lineAt(claim.get().span().start());
          if (head != number) {
            rows.add(new DiffRow(DiffRow.Kind.CONTEXT, document.lines().line(head)));
          }
        }
        rows.add(
            new DiffRow(
                removed ? DiffRow.Kind.REMOVED : DiffRow.Kind.ADDED, line.text(), line.marks()));
      }
    }
    return cut(rows);
  }

  /// Where as many lines come as go, each new one stands below its old one, as in a table's rows.
  private static List<DiffLine> paired(List<DiffLine> lines) {
    List<DiffLine> removed =
        lines.stream().filter(line -> line.kind() == DiffLine.Kind.REMOVED).toList();
    if (removed.size() * 2 != lines.size()) {
      return lines;
    }
    List<DiffLine> added =
        lines.stream().filter(line -> line.kind() == DiffLine.Kind.ADDED).toList();
    List<DiffLine> pairs = new ArrayList<>();
    for (int i = 0; i < removed.size(); i++) {
      pairs.add(removed.get(i));
      pairs.add(added.get(i));
    }
    return pairs;
  }

  private List<DiffRow> cut(List<DiffRow> rows) {
    if (rows.size() <= MOST) {
      return rows;
    }
    List<DiffRow> cut = new ArrayList<>(rows.subList(0, MOST));
    cut.add(new DiffRow(DiffRow.Kind.SECTION, texts.get("diff.more", rows.size() - MOST)));
    return cut;
  }

  /// The claim in whose entry a line begins.
  private static Optional<Claim> claimAt(CgdDocument document, int offset) {
    return document.claims().stream()
        .filter(c -> c.span().start() <= offset && offset < c.span().end())
        .findFirst();
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
