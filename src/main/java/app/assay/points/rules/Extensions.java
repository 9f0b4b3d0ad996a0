package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Finds one telephone extension that is told with its digits in another order: 5544 and 5454.
final class Extensions {

  private static final WordSet EXTENSION = WordLists.words("extension");

  private static final int SHORTEST = 3;

  /// A longer list is a directory.
  private static final int MOST = 60;

  private record Extension(PlacedBlock block, Span place, String number, StemSet holder) {

    boolean isSwapped(Extension other) {
      return block != other.block
          && !number.equals(other.number)
          && !holder.isDisjoint(other.holder)
          && Arrays.equals(
              number.chars().sorted().toArray(), other.number.chars().sorted().toArray());
    }
  }

  private Extensions() {}

  static List<Opposed> in(DocumentReading document) {
    List<Extension> all = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (sentence.mayHold(EXTENSION)) {
            read(block, sentence, all);
          }
        }
      }
    }
    List<Opposed> found = new ArrayList<>();
    for (int i = 0; i < all.size() && all.size() <= MOST; i++) {
      Extension one = all.get(i);
      List<Extension> others = all.stream().skip(i + 1L).filter(one::isSwapped).toList();
      if (others.size() == 1) {
        found.add(new Opposed(one.place(), others.getFirst().place()));
      }
    }
    return found;
  }

  private static void read(PlacedBlock block, Sentence sentence, List<Extension> out) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, EXTENSION)) {
        int number = tokens.is(i + 1, TokenClass.NUM) ? i + 1 : i + 2;
        if (number < tokens.count()
            && tokens.is(number, TokenClass.NUM)
            && tokens.text(number).length() >= SHORTEST) {
          out.add(
              new Extension(
                  block,
                  block.place(tokens.span(number, number + 1)),
                  tokens.text(number),
                  sentence.stems().without(StemSet.of(sentence.stem(i)))));
        }
      }
    }
  }
}
