package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds a value that has been changed in one place and remains what it was in another: "raised
/// from 10 s to 30 s" and "the default remains 10 s".
final class Unchanged {

  private static final WordSet UP = WordLists.words("goes-up");
  private static final WordSet DOWN = WordLists.words("goes-down");
  private static final WordSet CHANGED = WordLists.words("value-changed");
  private static final WordSet REMAINS = WordLists.words("value-remains");

  /// From the verb to its value.
  private static final int REACH = 4;

  /// A text of more of them is a list of changes.
  private static final int MOST = 40;

  private record Told(PlacedBlock block, Quantity value, Sentence sentence) {}

  private Unchanged() {}

  static List<Opposed> in(DocumentReading document) {
    List<Told> changed = new ArrayList<>();
    List<Told> remaining = new ArrayList<>();
    for (PlacedBlock block : Amounts.prose(document, UP, DOWN, CHANGED, REMAINS)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (Amounts.isTelling(sentence)) {
          changed(block, sentence, changed);
        }
        remaining(block, sentence, remaining);
      }
    }
    List<Opposed> found = new ArrayList<>();
    if (changed.size() <= MOST && remaining.size() <= MOST) {
      Topics topics = Topics.of(document);
      for (Told change : changed) {
        for (Told remains : remaining) {
          if (areOfOne(change, remains, topics)) {
            found.add(
                new Opposed(
                    change.block().place(change.sentence().span()),
                    Amounts.place(remains.block(), remains.value())));
          }
        }
      }
    }
    return found;
  }

  /// "From 10 s to 30 s": the value that it had.
  private static void changed(PlacedBlock block, Sentence sentence, List<Told> out) {
    if (!Wording.has(sentence, UP)
        && !Wording.has(sentence, DOWN)
        && !Wording.has(sentence, CHANGED)) {
      return;
    }
    List<Quantity> values = sentence.quantities();
    for (int i = 0; i + 1 < values.size(); i++) {
      Quantity was = values.get(i);
      Quantity is = values.get(i + 1);
      if (sentence.tokens().isWord(was.from() - 1, "from")
          && sentence.tokens().isWord(is.from() - 1, "to")
          && is.from() - 1 == was.to()
          && was.dimension().equals(is.dimension())
          && !was.isWhen()
          && was.low() != is.low()) {
        out.add(new Told(block, was, sentence));
      }
    }
  }

  private static void remaining(PlacedBlock block, Sentence sentence, List<Told> out) {
    if (sentence.isQuestion() || !sentence.mayHold(REMAINS)) {
      return;
    }
    for (Quantity value : sentence.quantities()) {
      int from = Math.max(sentence.from(), value.from() - REACH);
      if (Wording.hasWithin(sentence, from, value.from(), REMAINS)) {
        out.add(new Told(block, value, sentence));
      }
    }
  }

  private static boolean areOfOne(Told change, Told remains, Topics topics) {
    StemSet shared = Amounts.around(change.sentence()).shared(Amounts.around(remains.sentence()));
    return change.block() != remains.block()
        && change.value().low() == remains.value().low()
        && change.value().dimension().equals(remains.value().dimension())
        && topics.telling(shared) > 0
        && !areOfTwoTimes(change.block(), remains.block());
  }

  /// Each stands under a heading of a day of its own.
  private static boolean areOfTwoTimes(PlacedBlock one, PlacedBlock other) {
    Optional<BlockReading> first = dated(one);
    Optional<BlockReading> second = dated(other);
    return first.isPresent() && second.isPresent() && first.get() != second.get();
  }

  private static Optional<BlockReading> dated(PlacedBlock block) {
    return block.around().headings().stream()
        .skip(1)
        .filter(
            h ->
                h.sentences().stream()
                    .anyMatch(s -> s.has(TokenClass.DATE) || s.has(TokenClass.MONTH)))
        .findFirst();
  }
}
