package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
import app.assay.points.lexicon.Cues;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// Finds a result that is a surplus in one place and a loss in another: "the year closed with a
/// surplus of £1,400" and "to cover this year's loss".
final class SurplusAndLoss {

  private static final WordSet SURPLUS = WordLists.words("result-surplus");
  private static final WordSet LOSS = WordLists.words("result-loss");
  private static final WordSet OF_PERIOD = WordLists.words("result-period");
  private static final WordSet CLOSED = WordLists.words("result-closed");
  private static final WordSet PART = WordLists.words("result-part");

  private static final Cues NOT_TOLD =
      Cues.of(Cue.HYPOTHETICAL, Cue.DISCREPANCY, Cue.HEDGE, Cue.WILL, Cue.PLAN, Cue.NEGATION);

  private record Result(PlacedBlock block, Span place, StemSet years) {}

  private SurplusAndLoss() {}

  static List<Opposed> in(DocumentReading document) {
    List<Result> surplus = new ArrayList<>();
    List<Result> loss = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          boolean gained = sentence.mayHold(SURPLUS);
          boolean lost = sentence.mayHold(LOSS);
          if (gained != lost && sentence.cell().isEmpty() && !sentence.cues().meets(NOT_TOLD)) {
            read(block, sentence, gained ? SURPLUS : LOSS, gained ? surplus : loss);
          }
        }
      }
    }
    boolean one = surplus.size() == 1 && loss.size() == 1;
    return one && isSame(surplus.getFirst(), loss.getFirst())
        ? List.of(new Opposed(surplus.getFirst().place(), loss.getFirst().place()))
        : List.of();
  }

  private static boolean isSame(Result one, Result other) {
    return one.years().isEmpty()
        || other.years().isEmpty()
        || !one.years().isDisjoint(other.years());
  }

  private static void read(PlacedBlock block, Sentence sentence, WordSet nouns, List<Result> out) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, nouns) && !tokens.isQuoted(i)) {
        int next = i + 1;
        boolean amount =
            tokens.isWord(next, "of")
                && sentence.quantities().stream()
                    .anyMatch(q -> q.isMoney() && q.from() <= next + 2 && q.from() > next);
        boolean period = tokens.isOneOf(i - 1, OF_PERIOD) || Possessive.is(tokens, i - 1);
        boolean closed = Wording.has(sentence, CLOSED);
        if ((amount || period || closed) && !Wording.has(sentence, PART)) {
          StemSet years = StemSet.EMPTY;
          for (var quantity : sentence.quantities()) {
            years = years.plus(quantity.scope().years());
          }
          int from = period ? i - 2 : i;
          out.add(
              new Result(
                  block, block.place(tokens.span(Math.max(from, sentence.from()), i + 1)), years));
        }
        return;
      }
    }
  }
}
