package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.text.FenceState;
import app.assay.text.LineIndex;
import app.assay.text.Span;

/// Which lines lie in fenced code when fences are followed from the file's first line, as the hash
/// does and as end markers are looked for.
final class FenceLines {

  private final boolean[] fenced;
  private final int openSince;

  FenceLines(CgdDocument document) {
    LineIndex lines = document.lines();
    FenceState fence = new FenceState();
    fenced = new boolean[lines.count()];
    int opener = -1;
    for (int line = 0; line < lines.count(); line++) {
      Span content = lines.content(line);
      boolean inside = fence.isOpen();
      boolean fenceLine = fence.accept(document.text(), content.start(), content.end());
      fenced[line] = inside || fenceLine;
      opener = !inside && fenceLine ? line : opener;
    }
    openSince = fence.isOpen() ? opener : -1;
  }

  /// True when a 0-based line is part of fenced code.
  boolean contain(int line) {
    return fenced[line];
  }

  /// The 0-based line that opens a fence which nothing closes, or -1.
  int openSince() {
    return openSince;
  }
}
