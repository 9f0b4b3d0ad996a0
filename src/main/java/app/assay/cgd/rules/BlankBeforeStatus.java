package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.Optional;

/// The status line that comes too late: empty lines stand between it and the end marker.
final class BlankBeforeStatus {

  private BlankBeforeStatus() {}

  static Optional<Span> find(CgdDocument document) {
    Optional<Ending.StatusLine> status = document.ending().status();
    LineIndex lines = document.lines();
    if (status.isEmpty() || !WhiteSpace.isBlank(status.get().line().in(document.text()))) {
      return Optional.empty();
    }
    int line = lines.lineAt(status.get().line().start());
    while (line < lines.count() && WhiteSpace.isBlank(lines.line(line))) {
      line++;
    }
    return line < lines.count() && StatusPair.looksLikeLine(lines.line(line))
        ? Optional.of(lines.content(line))
        : Optional.empty();
  }
}
