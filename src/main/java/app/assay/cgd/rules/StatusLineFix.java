package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Ending;
import app.assay.finding.Fix;
import app.assay.text.LineEnding;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Fixes that write the status line from the front matter, which is authoritative (FS §15); none
/// where the front matter does not give both statuses.
final class StatusLineFix {

  private StatusLineFix() {}

  /// The two words of a line that has the form.
  static List<Fix> words(CgdDocument document, Ending.StatusLine line) {
    return fix(document, pair -> pair.into(document.text(), line));
  }

  /// The whole line in the place of other characters.
  static List<Fix> replacing(CgdDocument document, Span span) {
    return fix(document, pair -> List.of(new TextEdit(span, pair.line())));
  }

  /// The whole line as a new one behind the marker's.
  static List<Fix> insertAt(CgdDocument document, Span place) {
    return fix(document, pair -> List.of(new TextEdit(place, lineBreak(document) + pair.line())));
  }

  /// The whole line as a new one, in the place of what stands beside the marker.
  static List<Fix> besideMarker(CgdDocument document, Span marker, Span words) {
    return insertAt(document, new Span(marker.end(), words.end()));
  }

  private static List<Fix> fix(CgdDocument document, Function<StatusPair, List<TextEdit>> edits) {
    Optional<StatusPair> pair = StatusPair.inFrontMatter(document);
    return pair.stream().map(p -> new Fix("Set the status line to " + p, edits.apply(p))).toList();
  }

  private static String lineBreak(CgdDocument document) {
    return LineEnding.of(document.text()).characters();
  }
}
