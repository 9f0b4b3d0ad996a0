package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
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

/// Finds the parts of a count right behind it that make more than it, or less where it was shared
/// out: "drew 64 entries, 39 from grown-ups and 31 from children", "randomised 212 patients, 98 to
/// the drug and 98 to placebo".
final class PartsBeside {

  /// Behind a part: what it is a part by.
  private static final WordSet BY = WordLists.words("part-told-by");

  /// They say that each of the whole has its part.
  private static final WordSet SHARED = WordLists.words("shared-out");

  private static final WordSet OVERLAP = WordLists.words("parts-overlap");

  private static final WordSet OPEN = WordLists.words("not-all");

  private static final int FEWEST = 5;

  private static final int MOST = 12;

  /// From the whole to the mark before its parts.
  private static final int NEAR = 3;

  /// From one part to the next.
  private static final int REACH = 9;

  /// Parts that make so much more are not its own.
  private static final double FARTHEST = 1.6;

  private static final double LEAST = 0.7;

  private PartsBeside() {}

  static List<Announced> in(DocumentReading document) {
    List<Announced> wrong = new ArrayList<>();
    for (PlacedBlock block : Amounts.prose(document)) {
      for (Sentence sentence : block.reading().sentences()) {
        if (sentence.quantities().size() > 2
            && Amounts.isTelling(sentence)
            && !Wording.has(sentence, OPEN)) {
          wrong(block, sentence).ifPresent(wrong::add);
        }
      }
    }
    return wrong;
  }

  private static Optional<Announced> wrong(PlacedBlock block, Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    for (int i = 0; i + 2 < all.size(); i++) {
      Quantity whole = all.get(i);
      if (isWhole(sentence, whole, all.get(i + 1))) {
        List<Quantity> parts = parts(sentence, all.subList(i + 1, all.size()));
        return parts.size() < 2 ? Optional.empty() : wrong(block, whole, parts);
      }
    }
    return Optional.empty();
  }

  private static boolean isWhole(Sentence sentence, Quantity whole, Quantity first) {
    Tokens tokens = sentence.tokens();
    int mark = first.from() - 1;
    return isCount(whole)
        && !whole.noun().isEmpty()
        && whole.low() >= FEWEST
        && mark - whole.to() <= NEAR
        && (tokens.is(mark, TokenClass.COMMA)
            || tokens.is(mark, TokenClass.COLON)
            || tokens.is(mark, TokenClass.OPEN)
            || tokens.is(mark, TokenClass.DASH));
  }

  private static boolean isCount(Quantity count) {
    return count.dimension().equals("#")
        && Amounts.isExact(count)
        && count.low() == Math.rint(count.low());
  }

  /// Up to the one behind "and", each with the same small word behind it; none where one is no
  /// part.
  private static List<Quantity> parts(Sentence sentence, List<Quantity> rest) {
    Tokens tokens = sentence.tokens();
    List<Quantity> parts = new ArrayList<>();
    for (Quantity part : rest) {
      int by = part.to();
      boolean joined =
          parts.isEmpty()
              || tokens.is(part.from() - 1, TokenClass.COMMA)
              || tokens.isWord(part.from() - 1, "and");
      boolean near = parts.isEmpty() || part.from() - parts.getLast().to() <= REACH;
      boolean same = parts.isEmpty() || tokens.isWord(by, tokens.lower(parts.getFirst().to()));
      if (!isCount(part)
          || !part.noun().isEmpty()
          || by >= sentence.to()
          || !tokens.isOneOf(by, BY)
          || !joined
          || !near
          || !same
          || parts.size() == MOST) {
        return List.of();
      }
      parts.add(part);
      if (tokens.isWord(part.from() - 1, "and")) {
        return parts;
      }
    }
    return List.of();
  }

  private static Optional<Announced> wrong(
      PlacedBlock block, Quantity whole, List<Quantity> parts) {
    Sentence sentence = whole.sentence();
    double sum = parts.stream().mapToDouble(Quantity::low).sum();
    int from = parts.getFirst().from();
    int to = parts.getLast().to();
    boolean over =
        sum > whole.low()
            && sum <= FARTHEST * whole.low()
            && !Wording.hasWithin(sentence, from, to, OVERLAP);
    boolean under =
        sum < whole.low() && sum >= LEAST * whole.low() && Wording.has(sentence, SHARED);
    Span listing = block.place(sentence.tokens().span(from, to));
    return over || under
        ? Optional.of(Announced.of(block, whole, listing, (long) sum, true))
        : Optional.empty();
  }
}
