package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.reading.DocumentReader;
import app.assay.points.rules.PairSeen;
import app.assay.text.LineIndex;
import java.util.List;

/// A labelled document with its pairs of values.
///
/// @param pairs all that are weighed
record SeenDocument(LabelledDocument labelled, List<PairSeen> pairs) {

  static SeenDocument of(Lexicon lexicon, LabelledDocument document) {
    String text = document.text();
    LineIndex lines = new LineIndex(text);
    return new SeenDocument(
        document, PairSeen.in(new DocumentReader(lexicon).read(text, lines, List.of())));
  }
}
