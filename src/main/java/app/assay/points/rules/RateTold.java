package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.ArrayList;
import java.util.List;

/// Finds a rate that a sentence makes of a count of its own and the whole of them, and it is not
/// that: "of the 412 units … 9 units were vacant, a vacancy rate of 3.1 percent".
final class RateTold {

  /// From the count to the rate, and from "rate" to the number.
  private static final int REACH = 9;

  /// Sentences before the one of the rate.
  private static final int BACK = 2;

  /// So many have a share worth a look.
  private static final int FEWEST = 10;

  private static final double POINTS = 0.6;

  /// A rate that misses by more is one of another whole.
  private static final double FARTHEST = 2.2;

  private static final WordSet RATE = WordLists.words("share-told-as");

  private final List<Misfit> wrong = new ArrayList<>();

  private RateTold() {}

  static List<Misfit> in(DocumentReading document) {
    RateTold all = new RateTold();
    for (PlacedBlock block : Amounts.prose(document)) {
      List<Sentence> sentences = block.reading().sentences();
      for (int i = 0; i < sentences.size(); i++) {
        if (Amounts.isTelling(sentences.get(i))) {
          all.read(block, sentences, i);
        }
      }
    }
    return all.wrong;
  }

  private void read(PlacedBlock block, List<Sentence> sentences, int at) {
    Sentence sentence = sentences.get(at);
    List<Quantity> values = sentence.quantities();
    for (int i = 1; i < values.size(); i++) {
      Quantity rate = values.get(i);
      Quantity part = values.get(i - 1);
      if (!rate.dimension().equals("%")
          || !Amounts.isExact(rate)
          || !part.dimension().equals("#")
          || part.noun().isEmpty()
          || !Amounts.isExact(part)
          || !isMade(sentence, part, rate)) {
        continue;
      }
      List<Quantity> wholes = wholes(sentences, at, part, rate);
      boolean right =
          wholes.stream().anyMatch(w -> Math.abs(rate.low() - percent(part, w)) <= slack(rate));
      if (wholes.size() == 1 && !right) {
        Quantity whole = wholes.getFirst();
        double percent = percent(part, whole);
        if (Math.max(percent / rate.low(), rate.low() / percent) <= FARTHEST) {
          wrong.add(
              new Misfit(
                  List.of(Amounts.place(block, part), Amounts.place(block, rate)),
                  Change.digits(percent) + " %"));
        }
      }
    }
  }

  private static double percent(Quantity part, Quantity whole) {
    return 100 * part.low() / whole.low();
  }

  private static double slack(Quantity rate) {
    return Math.max(Amounts.slack(rate) * 1.2, rate.low() == Math.rint(rate.low()) ? POINTS : 0);
  }

  /// "…, a vacancy rate of 3.1 percent", "… (a share of 12 %)", "that is 3.1 percent of them".
  private static boolean isMade(Sentence sentence, Quantity part, Quantity rate) {
    if (rate.from() <= part.to() || rate.from() - part.to() > REACH) {
      return false;
    }
    boolean word = false;
    for (int i = part.to(); i < rate.from(); i++) {
      if (sentence.tokens().is(i, ';')) {
        return false;
      }
      word |= sentence.tokens().isOneOf(i, RATE);
    }
    return word;
  }

  /// The larger counts of the same things in the sentence and those before it.
  private static List<Quantity> wholes(
      List<Sentence> sentences, int at, Quantity part, Quantity rate) {
    List<Quantity> wholes = new ArrayList<>();
    for (int i = at; i >= Math.max(0, at - BACK); i--) {
      for (Quantity other : sentences.get(i).quantities()) {
        boolean whole =
            other != part
                && other != rate
                && other.dimension().equals("#")
                && other.low() >= FEWEST
                && other.low() > part.low()
                && Amounts.isExact(other)
                && !other.noun().isDisjoint(part.noun());
        if (whole && wholes.stream().noneMatch(w -> w.low() == other.low())) {
          wholes.add(other);
        }
      }
    }
    return wholes;
  }
}
