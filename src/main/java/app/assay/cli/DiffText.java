package app.assay.cli;

import app.assay.cgd.edit.EditResult;
import app.assay.report.Printable;
import app.assay.text.DiffHunk;
import app.assay.text.DiffLine;
import app.assay.text.TextDiff;

/// The lines that an edit would change, for the terminal.
record DiffText(Terminal terminal) {

  private static final int CONTEXT = 2;

  /// Shows a document's change under its name.
  void show(String file, EditResult.Edited edited) {
    terminal.out().println(Printable.of(file) + ": would change");
    lines(edited);
  }

  /// The changed lines with those around them.
  void lines(EditResult.Edited edited) {
    lines(edited.before().text(), edited.document().text());
  }

  /// The lines that differ between two texts with those around them.
  void lines(String before, String after) {
    for (DiffHunk hunk : TextDiff.hunks(before, after, CONTEXT)) {
      terminal.out().println("  line %d:".formatted(Math.max(1, line(hunk.lines().getFirst()))));
      hunk.lines()
          .forEach(l -> terminal.out().println("  " + mark(l.kind()) + Printable.of(l.text())));
    }
  }

  private static int line(DiffLine line) {
    return line.beforeLine() == 0 ? line.afterLine() : line.beforeLine();
  }

  private static String mark(DiffLine.Kind kind) {
    return switch (kind) {
      case KEPT -> "  ";
      case REMOVED -> "- ";
      case ADDED -> "+ ";
    };
  }
}
