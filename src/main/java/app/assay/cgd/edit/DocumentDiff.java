package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.FrontMatter;
import app.assay.cgd.HitlRecord;
import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.Span;
import app.assay.text.TextDiff;
import java.util.List;
import java.util.Optional;

/// The exact change between two states of a document, for the preview before it is saved.
public final class DocumentDiff {

  private DocumentDiff() {}

  /// The part of a document in which a change lies.
  public enum Part {
    FRONT_MATTER,
    CLAIMS,
    BODY,
    RECORD,
    ROUND_A,
    ROUND_B,
    STATUS_LINE
  }

  /// A hunk with its part.
  ///
  /// @param part where the hunk's first changed line lies
  public record PartHunk(Part part, DiffHunk hunk) {}

  /// The changed lines in order, each hunk with its part.
  ///
  /// @param context how many kept lines to show around changed ones
  public static List<PartHunk> of(CgdDocument before, CgdDocument after, int context) {
    return TextDiff.hunks(before.text(), after.text(), context).stream()
        .map(hunk -> new PartHunk(part(before, after, hunk), hunk))
        .toList();
  }

  private static Part part(CgdDocument before, CgdDocument after, DiffHunk hunk) {
    DiffLine first = hunk.changed().getFirst();
    return first.kind() == DiffLine.Kind.REMOVED
        ? part(before, before.lines().start(first.beforeLine() - 1))
        : part(after, after.lines().start(first.afterLine() - 1));
  }

  /// The part that holds an offset.
  public static Part part(CgdDocument document, int offset) {
    if (document.ending().marker().filter(marker -> offset >= marker.start()).isPresent()) {
      return Part.STATUS_LINE;
    }
    if (offset < document.body().span().start()) {
      return inClaims(document, offset) ? Part.CLAIMS : Part.FRONT_MATTER;
    }
    Optional<HitlRecord> record = document.body().record();
    if (record.isEmpty() || !record.get().section().contains(offset)) {
      return Part.BODY;
    }
    if (in(record.get().roundA(), offset)) {
      return Part.ROUND_A;
    }
    return in(record.get().roundB(), offset) ? Part.ROUND_B : Part.RECORD;
  }

  private static boolean inClaims(CgdDocument document, int offset) {
    if (!(document.frontMatter() instanceof FrontMatter.Present present)) {
      return false;
    }
    return present
        .root()
        .entry(ClaimListEdit.KEY)
        .filter(
            entry -> {
              int line = document.lines().lineAt(entry.key().span().start());
              return new Span(document.lines().start(line), entry.span().end()).contains(offset);
            })
        .isPresent();
  }

  private static boolean in(Optional<HitlRecord.RoundSection> section, int offset) {
    return section.filter(s -> s.section().contains(offset)).isPresent();
  }
}
