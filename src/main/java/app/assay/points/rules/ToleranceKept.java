package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds values of a paragraph that are called within its tolerance and are not: "25.00 ± 0.05 mm"
/// and "25.08 mm … within tolerance".
final class ToleranceKept {

  private static final WordSet KEPT = WordLists.words("tolerance-kept");

  private static final WordSet BROKEN = WordLists.words("tolerance-broken");

  private static final char PLUS_MINUS = '±';

  /// A value farther from what was asked for is one of something else.
  private static final double FARTHEST = 0.2;

  private ToleranceKept() {}

  /// What is asked for, and by how much a value may miss it.
  private record Asked(Quantity value, double by) {}

  static List<Opposed> in(DocumentReading document) {
    List<Opposed> found = new ArrayList<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      if (block.reading().text().indexOf(PLUS_MINUS) >= 0) {
        read(block, found);
      }
    }
    return found;
  }

  private static void read(PlacedBlock block, List<Opposed> found) {
    List<Asked> asked = new ArrayList<>();
    for (Sentence sentence : block.reading().sentences()) {
      sentence.quantities().forEach(q -> asked(q).ifPresent(asked::add));
      boolean kept =
          Amounts.isTelling(sentence)
              && Wording.has(sentence, KEPT)
              && !Wording.has(sentence, BROKEN);
      if (kept && asked.size() == 1) {
        sentence.quantities().stream()
            .filter(q -> isOutside(asked.getFirst(), q))
            .findFirst()
            .ifPresent(
                q ->
                    found.add(
                        new Opposed(
                            Amounts.place(block, asked.getFirst().value()),
                            Amounts.place(block, q))));
      }
    }
  }

  private static Optional<Asked> asked(Quantity value) {
    Tokens tokens = value.sentence().tokens();
    for (int i = value.from() + 1; i + 1 < value.to(); i++) {
      if (tokens.is(i, PLUS_MINUS)) {
        double unit = value.low() / tokens.value(value.from());
        return Optional.of(new Asked(value, tokens.value(i + 1) * unit));
      }
    }
    return Optional.empty();
  }

  private static boolean isOutside(Asked asked, Quantity value) {
    double off = Math.abs(value.low() - asked.value().low());
    return value != asked.value()
        && value.dimension().equals(asked.value().dimension())
        && Amounts.isExact(value)
        && off > asked.by() + Amounts.slack(value)
        && off <= FARTHEST * asked.value().low();
  }
}
