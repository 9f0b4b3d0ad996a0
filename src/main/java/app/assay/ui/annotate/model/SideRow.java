package app.assay.ui.annotate.model;

import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.LineIndex;
import app.assay.text.TextDiff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A line of the text and, beside it, the line of the document that it becomes.
///
/// @param before absent where the document has a line that the text has not
/// @param after absent where the text has a line that the document has not
public record SideRow(Optional<DiffLine> before, Optional<DiffLine> after) {

  /// True where the two sides differ.
  public boolean isChanged() {
    return before.map(DiffLine::kind).or(() -> after.map(DiffLine::kind)).orElseThrow()
        != DiffLine.Kind.KEPT;
  }

  /// Every line of both texts in their order.
  public static List<SideRow> of(String before, String after) {
    int all = new LineIndex(before).count();
    List<DiffHunk> hunks = TextDiff.hunks(before, after, all);
    return hunks.isEmpty() ? same(before) : paired(hunks.getFirst().lines());
  }

  private static List<SideRow> same(String text) {
    LineIndex lines = new LineIndex(text);
    List<SideRow> rows = new ArrayList<>();
    int last = lines.count() - 1;
    int count = lines.start(last) == text.length() ? last : last + 1;
    for (int i = 0; i < count; i++) {
      rows.add(kept(new DiffLine(DiffLine.Kind.KEPT, lines.line(i), i + 1, i + 1, List.of())));
    }
    return rows;
  }

  private static List<SideRow> paired(List<DiffLine> lines) {
    List<SideRow> rows = new ArrayList<>();
    List<DiffLine> removed = new ArrayList<>();
    List<DiffLine> added = new ArrayList<>();
    for (DiffLine line : lines) {
      boolean begins = line.kind() == DiffLine.Kind.REMOVED && !added.isEmpty();
      if (line.kind() == DiffLine.Kind.KEPT || begins) {
        pair(removed, added, rows);
      }
      switch (line.kind()) {
        case KEPT -> rows.add(kept(line));
        case REMOVED -> removed.add(line);
        case ADDED -> added.add(line);
      }
    }
    pair(removed, added, rows);
    return rows;
  }

  private static void pair(List<DiffLine> removed, List<DiffLine> added, List<SideRow> rows) {
    for (int i = 0; i < Math.max(removed.size(), added.size()); i++) {
      rows.add(new SideRow(at(removed, i), at(added, i)));
    }
    removed.clear();
    added.clear();
  }

  private static SideRow kept(DiffLine line) {
    return new SideRow(Optional.of(line), Optional.of(line));
  }

  private static Optional<DiffLine> at(List<DiffLine> lines, int index) {
    return index < lines.size() ? Optional.of(lines.get(index)) : Optional.empty();
  }
}
