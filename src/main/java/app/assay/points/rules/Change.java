package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.Optional;

/// What a sentence says of a change, "fell by 20 % from 500 to 350", and how it does not add up.
///
/// @param from the first token at fault
/// @param to after the last
/// @param fault what the numbers say
record Change(int from, int to, String fault) {

  private static final WordSet DOWN = WordLists.words("goes-down");
  private static final WordSet UP = WordLists.words("goes-up");

  /// From the verb to "from".
  private static final int REACH = 8;

  /// A share that is rounded misses by so many points, or by so much of itself.
  private static final double POINTS = 1.01;

  private static final double SHARE = 0.06;

  /// "Doubled" is said of what nearly doubles.
  private static final double ROUGHLY = 0.12;

  /// The changes of a sentence that do not add up.
  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> quantities = sentence.quantities();
    for (int i = 0; i + 1 < quantities.size(); i++) {
      Quantity one = quantities.get(i);
      Quantity other = quantities.get(i + 1);
      if (isFromTo(sentence, one, other)) {
        Optional<Change> wrong = wrong(sentence, one, other);
        if (wrong.isPresent()) {
          return wrong;
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isFromTo(Sentence sentence, Quantity one, Quantity other) {
    return Wording.before(sentence, one.from()).equals("from")
        && Wording.before(sentence, other.from()).equals("to")
        && other.from() - one.to() <= 2
        && !one.isDate()
        && !one.isRange()
        && !other.isRange()
        && one.low() > 0
        && other.low() > 0
        && one.low() != other.low()
        && isOfOneUnit(one, other);
  }

  /// "From 41 to 46 claims".
  private static boolean isOfOneUnit(Quantity one, Quantity other) {
    return one.base().equals(other.base()) && one.bound() == other.bound();
  }

  private static Optional<Change> wrong(Sentence sentence, Quantity one, Quantity other) {
    int verb = verb(sentence, one.from() - 1);
    if (verb < 0) {
      return Optional.empty();
    }
    String word = Wording.lower(sentence.tokens(), verb);
    boolean rises = other.low() > one.low();
    if (rises == sentence.tokens().isOneOf(verb, DOWN)) {
      return Optional.of(new Change(verb, other.to(), rises ? "a rise" : "a fall"));
    }
    double ratio = other.low() / one.low();
    double times = times(word);
    if (times > 0 && Math.abs(ratio / times - 1) > ROUGHLY) {
      return Optional.of(new Change(verb, other.to(), "a factor of " + digits(ratio)));
    }
    return share(sentence, verb, one, other, 100 * Math.abs(ratio - 1));
  }

  /// "By 20 %", after the verb or behind the numbers.
  private static Optional<Change> share(
      Sentence sentence, int verb, Quantity one, Quantity other, double percent) {
    Optional<Change> told = told(sentence, verb, one, other);
    if (told.isPresent()) {
      return told;
    }
    Optional<Change> beside = ChangeBeside.wrong(sentence, verb, one, other);
    if (beside.isPresent() || other.base().equals("%")) {
      return beside;
    }
    for (Quantity by : sentence.quantities()) {
      boolean said =
          by.base().equals("%")
              && Wording.before(sentence, by.from()).equals("by")
              && by.from() > verb
              && by.from() - other.to() <= 2
              && !by.isRange();
      if (said && Math.abs(by.low() - percent) > Math.max(POINTS, SHARE * by.low())) {
        int end = Math.max(other.to(), by.to());
        return Optional.of(new Change(verb, end, digits(percent) + " %"));
      }
    }
    return Optional.empty();
  }

  /// "From 11.6 % to 8.1 %, that is by 4.5 points", "by a third from 60 to 90", "tenfold".
  private static Optional<Change> told(Sentence sentence, int verb, Quantity one, Quantity other) {
    return Moves.beside(sentence, verb, one, other)
        .flatMap(
            moves ->
                moves
                    .fault(one, other)
                    .map(
                        fault ->
                            new Change(
                                Math.min(verb, one.from()),
                                Math.max(other.to(), moves.to()),
                                fault)));
  }

  private static int verb(Sentence sentence, int from) {
    for (int i = from - 1; i >= sentence.from() && from - i <= REACH; i--) {
      if (sentence.tokens().isOneOf(i, DOWN) || sentence.tokens().isOneOf(i, UP)) {
        return i;
      }
      if (sentence.tokens().is(i, ';')) {
        return -1;
      }
    }
    return -1;
  }

  private static double times(String verb) {
    return switch (verb) {
      case "doubled", "doubles" -> 2;
      case "tripled", "triples" -> 3;
      case "halved", "halves" -> 0.5;
      default -> 0;
    };
  }

  static String digits(double value) {
    double tenths = Math.round(value * 10) / 10.0;
    return tenths == Math.rint(tenths) ? Long.toString((long) tenths) : Double.toString(tenths);
  }
}
