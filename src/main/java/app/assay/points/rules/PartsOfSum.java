package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Amounts that a sentence names as the parts of one: "£2.4 million: £1.5 million for equipment,
/// £0.5 million for stock and £0.3 million for tests", and shares of which one is "the remaining".
final class PartsOfSum {

  /// Parts that miss the whole by more are not all of it.
  private static final double FARTHEST = 0.25;

  /// Each part may be rounded by so much of the whole.
  private static final double ROUNDED = 0.002;

  /// From a part to the next.
  private static final int REACH = 12;

  private static final double WHOLE = 100;

  private static final double THOUSAND = 1000;

  /// Shares that are rounded miss it by so much.
  private static final double SLIP = 1.5;

  /// From "the remaining" to its share.
  private static final int NEAR = 3;

  private static final WordSet REST = WordLists.words("rest");

  private static final WordSet OPEN = WordLists.words("not-all");

  private PartsOfSum() {}

  static Optional<Change> wrong(Sentence sentence) {
    if (sentence.quantities().size() < 3 || sentence.cell().isPresent()) {
      return Optional.empty();
    }
    if (sentence.has(TokenClass.COLON)) {
      Optional<Change> wrong = listed(sentence);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return sentence.mayHold(REST) ? shares(sentence) : Optional.empty();
  }

  /// Behind a colon each part begins with its amount.
  private static Optional<Change> listed(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    Tokens tokens = sentence.tokens();
    for (int i = 0; i + 2 < all.size(); i++) {
      Quantity whole = all.get(i);
      Quantity first = all.get(i + 1);
      int colon = first.from() - 1;
      if (whole.isCount()
          || whole.isDate()
          || whole.isTime()
          || colon < whole.to()
          || !tokens.is(colon, TokenClass.COLON)
          || colon - whole.to() > REACH / 2) {
        continue;
      }
      List<Quantity> parts = parts(sentence, all.subList(i + 1, all.size()), whole.base());
      return parts.isEmpty() ? Optional.empty() : missed(whole, parts);
    }
    return Optional.empty();
  }

  /// All quantities up to the end of the sentence; none where one is no part.
  private static List<Quantity> parts(Sentence sentence, List<Quantity> rest, String base) {
    Tokens tokens = sentence.tokens();
    List<Quantity> parts = new ArrayList<>();
    for (Quantity part : rest) {
      int before = part.from() - 1;
      boolean begins =
          parts.isEmpty()
              || tokens.is(before, TokenClass.COMMA)
              || tokens.is(before, ';')
              || tokens.isWord(before, "and")
              || tokens.isWord(before, "plus");
      if (!begins
          || !part.base().equals(base)
          || part.isRange()
          || !part.dimension().equals(part.base())) {
        return List.of();
      }
      parts.add(part);
    }
    for (int i = parts.getFirst().from(); i < sentence.to(); i++) {
      if (tokens.isOneOf(i, OPEN)) {
        return List.of();
      }
    }
    return parts;
  }

  private static Optional<Change> missed(Quantity whole, List<Quantity> parts) {
    double sum = parts.stream().mapToDouble(Quantity::low).sum();
    double off = Math.abs(sum - whole.low());
    boolean wrong =
        parts.size() > 1
            && !whole.isRange()
            && !whole.rough()
            && whole.bound() == Quantity.Bound.NONE
            && off > ROUNDED * whole.low() * parts.size()
            && off <= FARTHEST * whole.low();
    return wrong
        ? Optional.of(new Change(whole.from(), parts.getLast().to(), digits(sum)))
        : Optional.empty();
  }

  private static String digits(double sum) {
    return sum < THOUSAND ? Change.digits(sum) : String.format(Locale.ROOT, "%,d", Math.round(sum));
  }

  /// "71 %, the bottle washer 24 % and cleaning the remaining 9 %".
  private static Optional<Change> shares(Sentence sentence) {
    List<Quantity> shares =
        sentence.quantities().stream().filter(q -> q.dimension().equals("%")).toList();
    if (shares.size() < 3) {
      return Optional.empty();
    }
    Quantity last = shares.getLast();
    boolean rest = false;
    for (int i = Math.max(sentence.from(), last.from() - NEAR); i < last.from(); i++) {
      rest |= sentence.tokens().isOneOf(i, REST);
    }
    double sum = shares.stream().mapToDouble(Quantity::low).sum();
    double off = Math.abs(sum - WHOLE);
    return rest && off > SLIP && off <= FARTHEST * WHOLE
        ? Optional.of(new Change(shares.getFirst().from(), last.to(), Change.digits(sum) + " %"))
        : Optional.empty();
  }
}
