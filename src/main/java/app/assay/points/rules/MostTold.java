package app.assay.points.rules;

import app.assay.points.lexicon.Cue;
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
import java.util.Optional;

/// Finds most of so many who are for something, where the count that follows has no more than half
/// of them: "most of the fifty-one shopkeepers are for it" and "twenty-two in favour, twenty-six
/// opposed".
final class MostTold {

  private static final WordSet MOST = WordLists.words("most-of-them");

  private static final WordSet FOR = WordLists.words("is-for-it");

  /// From "most" to the count.
  private static final int REACH = 5;

  private static final int AHEAD = 2;

  private static final int FEWEST = 6;

  private static final double HALF = 0.5;

  private MostTold() {}

  static List<Misfit> in(DocumentReading document) {
    List<Misfit> wrong = new ArrayList<>();
    for (PlacedBlock block : Amounts.prose(document, FOR)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        Sentence sentence = sentences.get(i);
        if (Amounts.isTelling(sentence)
            && !sentence.has(Cue.NEGATION)
            && Wording.has(sentence, FOR)) {
          Optional<Quantity> whole = whole(sentence);
          int last = Math.min(sentences.size(), i + 1 + AHEAD);
          for (int k = i + 1; whole.isPresent() && k < last; k++) {
            compare(block, whole.get(), sentences.get(k), wrong);
          }
        }
      }
    }
    return wrong;
  }

  /// "Most of the fifty-one shopkeepers".
  private static Optional<Quantity> whole(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (Quantity count : sentence.quantities()) {
      int from = Math.max(sentence.from(), count.from() - REACH);
      for (int i = from; i + 1 < count.from(); i++) {
        if (tokens.isOneOf(i, MOST)
            && tokens.isWord(i + 1, "of")
            && count.dimension().equals("#")
            && Amounts.isExact(count)
            && count.low() >= FEWEST) {
          return Optional.of(count);
        }
      }
    }
    return Optional.empty();
  }

  /// Counts that make the whole, of which those for it come first and are no more than half.
  private static void compare(
      PlacedBlock block, Quantity whole, Sentence sentence, List<Misfit> wrong) {
    List<Quantity> counts =
        sentence.quantities().stream().filter(q -> q.dimension().equals("#")).toList();
    double sum = counts.stream().mapToDouble(Quantity::low).sum();
    if (counts.size() < 2 || sum != whole.low() || !Amounts.isTelling(sentence)) {
      return;
    }
    Quantity first = counts.getFirst();
    int next = counts.get(1).from();
    if (first.low() <= HALF * whole.low() && Wording.hasWithin(sentence, first.from(), next, FOR)) {
      Tokens tokens = whole.sentence().tokens();
      int from = Math.max(whole.sentence().from(), whole.from() - 3);
      Span place = block.place(tokens.span(from, whole.to()));
      wrong.add(
          new Misfit(
              List.of(place, Amounts.place(block, first)),
              "%s of %s".formatted(Change.digits(first.low()), Change.digits(whole.low()))));
    }
  }
}
