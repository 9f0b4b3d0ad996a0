package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds what is done more often here than there in the same first hours or days: "half-hourly for
/// the first 4 hours" and "hourly for first 4 h".
final class HowOftenAtFirst {

  private static final WordSet OFTEN = WordLists.words("rhythm-word");
  private static final WordSet WHICH = WordLists.words("which-time");

  /// A text of more of them tells of many things.
  private static final int MOST = 24;

  private record Often(PlacedBlock block, Span place, String word, String which, double time) {

    boolean isOfSame(Often other) {
      return which.equals(other.which) && time == other.time;
    }
  }

  private HowOftenAtFirst() {}

  static List<Opposed> in(DocumentReading document) {
    List<Often> all = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.mayHold(OFTEN) && sentence.mayHold(WHICH)) {
            read(block, sentence, all);
          }
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    for (Often one : all.size() > MOST ? List.<Often>of() : all) {
      List<Often> same = all.stream().filter(one::isOfSame).toList();
      boolean two = same.size() == 2 && same.getFirst() == one;
      if (two
          && same.getLast().block() != one.block()
          && !same.getLast().word().equals(one.word())) {
        found.add(new Opposed(one.place(), same.getLast().place()));
      }
    }
    return found;
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Often> out) {
    Tokens tokens = sentence.tokens();
    for (Quantity time : sentence.quantities()) {
      int which = time.from() - 1;
      int often = tokens.isWord(which - 1, "the") ? which - 3 : which - 2;
      if (time.isTime()
          && tokens.isOneOf(which, WHICH)
          && tokens.isWord(often + 1, "for")
          && tokens.isOneOf(often, OFTEN)) {
        out.add(
            new Often(
                block,
                block.place(tokens.span(often, time.to())),
                tokens.lower(often),
                tokens.lower(which),
                time.low()));
      }
    }
  }
}
