package app.assay.points.rules;

import app.assay.points.check.Fixes;
import app.assay.points.check.PointSink;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.List;

/// Two places of a text that cannot both be so.
record Opposed(Span one, Span other) {

  /// Reports both, each with the other's line and words, unless the text says that they differ.
  void report(DocumentReading document, PointSink out) {
    if (!isExplained(document, one) && !isExplained(document, other)) {
      report(document, one, other, out);
      report(document, other, one, out);
    }
  }

  /// Its sentence or the next one of its block tells of a discrepancy.
  private static boolean isExplained(DocumentReading document, Span place) {
    PlacedBlock block = document.blockAt(place.start());
    List<Sentence> sentences = block.reading().sentences();
    for (int i = first(block, sentences, place);
        i < sentences.size() && block.place(sentences.get(i).span()).start() < place.end();
        i++) {
      if (block.place(sentences.get(i).span()).overlaps(place)
          && Discrepancies.explain(sentences, i)) {
        return true;
      }
    }
    return false;
  }

  /// The first sentence that does not end before a place.
  private static int first(PlacedBlock block, List<Sentence> sentences, Span place) {
    int low = 0;
    int high = sentences.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (block.place(sentences.get(middle).span()).end() <= place.start()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static void report(DocumentReading document, Span here, Span there, PointSink out) {
    String words = WhiteSpace.collapse(there.in(document.text()));
    int line = document.line(there.start());
    out.report(
        here,
        "Line %d says “%s”, and both cannot be so.".formatted(line, words),
        Fixes.differing(here.end(), words, line));
  }
}
