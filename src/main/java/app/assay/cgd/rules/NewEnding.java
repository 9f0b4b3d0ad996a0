package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.finding.Fix;
import app.assay.text.LineEnding;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.util.List;
import java.util.Optional;

/// End marker and status line for a document that has none; where its last line is a status line,
/// only the marker goes before it.
final class NewEnding {

  private NewEnding() {}

  /// The fix, or none where the front matter does not give both statuses.
  static List<Fix> of(CgdDocument document) {
    Optional<StatusPair> statuses = StatusPair.inFrontMatter(document);
    if (statuses.isEmpty()) {
      return List.of();
    }
    String text = document.text();
    String lineBreak = LineEnding.of(text).characters();
    String ending = Ending.MARKER + lineBreak + statuses.get().line();
    Span last = lastLine(document);
    TextEdit edit =
        StatusPair.looksLikeLine(last.in(text))
            ? new TextEdit(last, ending)
            : new TextEdit(
                new Span(last.end(), text.length()), lineBreak + lineBreak + ending + lineBreak);
    return List.of(new Fix("Add the end marker with the status line", edit));
  }

  /// The last line that is not blank, without the white space around it.
  private static Span lastLine(CgdDocument document) {
    LineIndex lines = document.lines();
    int line = lines.count() - 1;
    while (line > 0 && WhiteSpace.isBlank(lines.line(line))) {
      line--;
    }
    return WhiteSpace.strip(document.text(), lines.content(line));
  }
}
