package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;

/// Finds a ceiling that is named twice: "only if the rent stays below €6,000" and "if the rent goes
/// above €6,500, the ceiling that we named".
final class Ceilings {

  private static final WordSet LIMITS = WordLists.words("limits");
  private static final WordSet BELOW = WordLists.words("ceiling-below");
  private static final WordSet ABOVE = WordLists.words("ceiling-above");

  /// Two ceilings of one thing are not farther apart.
  private static final double FARTHEST = 1.5;

  /// A text of more of them has many ceilings.
  private static final int MOST = 24;

  private record Ceiling(PlacedBlock block, Quantity value, StemSet of, boolean named) {}

  private Ceilings() {}

  static List<Opposed> in(DocumentReading document) {
    List<Ceiling> below = new ArrayList<>();
    List<Ceiling> above = new ArrayList<>();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks() && block.reading().holdsValue()) {
        for (Sentence sentence : block.reading().sentences()) {
          read(block, sentence, below, above);
        }
      }
    }
    boolean few = below.size() <= MOST && above.size() <= MOST;
    if (below.isEmpty() || above.isEmpty() || !few) {
      return List.of();
    }
    Topics topics = Topics.of(document);
    List<Opposed> found = new ArrayList<>();
    for (Ceiling low : below) {
      for (Ceiling high : above) {
        if (areOfOne(low, high, topics)) {
          found.add(
              new Opposed(
                  Amounts.place(low.block(), low.value()),
                  Amounts.place(high.block(), high.value())));
        }
      }
    }
    return found;
  }

  private static void read(
      PlacedBlock block, Sentence sentence, List<Ceiling> below, List<Ceiling> above) {
    if (sentence.cell().isPresent() || sentence.isQuestion()) {
      return;
    }
    boolean named = Wording.has(sentence, LIMITS);
    for (Quantity value : sentence.quantities()) {
      int before = value.from() - 1;
      if (value.isWhen() || value.isRange()) {
        continue;
      }
      Ceiling ceiling = new Ceiling(block, value, value.keys().map(Synonyms::of), named);
      if (sentence.tokens().isOneOf(before, BELOW)) {
        below.add(ceiling);
      } else if (sentence.tokens().isOneOf(before, ABOVE)) {
        above.add(ceiling);
      }
    }
  }

  private static boolean areOfOne(Ceiling low, Ceiling high, Topics topics) {
    double ratio = Values.ratio(low.value(), high.value());
    return (low.named() || high.named())
        && low.block() != high.block()
        && low.value().base().equals(high.value().base())
        && ratio > 1
        && ratio <= FARTHEST
        && topics.telling(low.of().shared(high.of())) + telling(low, high) > 0
        && low.value().scope().mayBeThatOf(high.value().scope());
  }

  /// What both sentences say before their values.
  private static int telling(Ceiling low, Ceiling high) {
    StemSet one = before(low.value());
    return one.isDisjoint(before(high.value())) ? 0 : 1;
  }

  /// The noun before "stays below".
  private static StemSet before(Quantity value) {
    Sentence sentence = value.sentence();
    StemSet words = StemSet.EMPTY;
    for (int i = Math.max(sentence.from(), value.from() - 4); i < value.from() - 1; i++) {
      if (!sentence.tokens().isLight(i)) {
        words = words.plus(StemSet.of(Synonyms.of(sentence.stem(i))));
      }
    }
    return words;
  }
}
