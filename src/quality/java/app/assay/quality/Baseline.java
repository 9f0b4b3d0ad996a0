package app.assay.quality;

import app.assay.points.lexicon.Lexicon;
import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.DocumentReader;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// What a detector has to beat: alarms that need no thought.
enum Baseline {
  EVERY_SENTENCE("flag every sentence"),
  EVERY_NUMBER("flag every number"),
  WILL_ONLY("“will” only");

  private final String label;

  Baseline(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }

  /// The alarms in a document.
  List<Span> alarms(Lexicon lexicon, String text) {
    List<Span> alarms = new ArrayList<>();
    for (PlacedBlock block :
        new DocumentReader(lexicon).read(text, new LineIndex(text), List.of()).blocks()) {
      if (block.reading().kind().speaks()) {
        block.reading().sentences().forEach(s -> add(block, s, alarms));
      }
    }
    return alarms;
  }

  private void add(PlacedBlock block, Sentence sentence, List<Span> alarms) {
    if (this == EVERY_SENTENCE) {
      alarms.add(block.place(sentence.span()));
      return;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean alarm =
          this == EVERY_NUMBER
              ? sentence.tokens().is(i, TokenClass.NUM)
              : sentence.tokens().text(i).toLowerCase(Locale.ROOT).equals("will");
      if (alarm) {
        alarms.add(block.place(sentence.tokens().span(i, i + 1)));
      }
    }
  }
}
