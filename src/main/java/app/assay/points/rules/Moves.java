package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.Fractions;
import app.assay.points.reading.Numerals;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.text.Span;
import java.util.Optional;

/// By how much a sentence says that something went up or down: "fell by 4.5 percentage points",
/// "come down by half", "doubled", "rose threefold".
///
/// @param from the token of the verb
/// @param to after the last of what says by how much
/// @param falls whether it went down
/// @param kind how the amount is meant
/// @param amount by how much, as a share of 1 or in points, or to how many times as much
/// @param rough whether it says itself that it is rounded
/// @param worded whether it is a share in words
record Moves(
    int from, int to, boolean falls, Kind kind, double amount, boolean rough, boolean worded) {

  /// How the amount is meant.
  enum Kind {
    POINTS,
    SHARE,
    TIMES
  }

  /// From the verb to "by".
  private static final int REACH = 6;

  private static final WordSet ROUGH = WordLists.words("rough-share");

  private static final WordSet NO_CHANGE = WordLists.words("no-change-told");

  private static final WordSet POINTS = WordLists.words("points-of-share");

  private static final double WHOLE = 100;

  /// A change that misses by more is one of another time or thing.
  private static final double FARTHEST = 0.6;

  /// A fraction in words is rounded by so much of itself.
  private static final double WORDED = 0.15;

  private static final double ROUGHLY = 0.35;

  /// The first change of a sentence, where it is the only one.
  static Optional<Moves> in(Sentence sentence) {
    Optional<Moves> found = Optional.empty();
    if (Wording.has(sentence, NO_CHANGE)) {
      return found;
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      boolean down = ChangeTold.isDown(sentence, i);
      if (down || ChangeTold.isUp(sentence, i)) {
        if (found.isPresent()) {
          return Optional.empty();
        }
        found = at(sentence, i, down);
      }
    }
    return found;
  }

  private static Optional<Moves> at(Sentence sentence, int verb, boolean down) {
    Tokens tokens = sentence.tokens();
    double times = times(Wording.lower(tokens, verb));
    boolean rough = verb > sentence.from() && Wording.hasWithin(sentence, verb - 1, verb, ROUGH);
    if (times > 0) {
      return Optional.of(new Moves(verb, verb + 1, down, Kind.TIMES, times, rough, true));
    }
    for (int i = verb + 1; i < Math.min(sentence.to(), verb + 1 + REACH); i++) {
      double fold = fold(Wording.lower(tokens, i));
      if (fold > 0 && !down) {
        return Optional.of(new Moves(verb, i + 1, false, Kind.TIMES, fold, rough, true));
      }
      if (tokens.isWord(i, "by") || tokens.isWord(i, "of")) {
        return amount(sentence, verb, i + 1, down);
      }
      if (tokens.is(i, ';') || tokens.isWord(i, "from")) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /// By how much a change is said to be whose two numbers stand in the sentence itself: in points,
  /// in words or as a multiple, between the verb and the numbers or right behind them.
  static Optional<Moves> beside(Sentence sentence, int verb, Quantity one, Quantity other) {
    Tokens tokens = sentence.tokens();
    boolean down = ChangeTold.isDown(sentence, verb);
    for (int i = verb + 1; i < Math.min(sentence.to(), other.to() + REACH); i++) {
      if (i > one.from() && i < other.to()) {
        continue;
      }
      double fold = down ? 0 : fold(Wording.lower(tokens, i));
      if (fold > 0) {
        return Optional.of(new Moves(verb, i + 1, false, Kind.TIMES, fold, false, true));
      }
      if (tokens.is(i, ';')) {
        return Optional.empty();
      }
      if (tokens.isWord(i, "by")) {
        return amount(sentence, verb, i + 1, down).filter(m -> m.kind != Kind.SHARE || m.worded);
      }
    }
    return Optional.empty();
  }

  private static Optional<Moves> amount(Sentence sentence, int verb, int from, boolean down) {
    Tokens tokens = sentence.tokens();
    int at = from;
    while (at < sentence.to() && at - from < 3 && tokens.isOneOf(at, ROUGH)) {
      at++;
    }
    boolean rough = at > from;
    for (Quantity by : sentence.quantities()) {
      if (by.from() == at && !by.isRange()) {
        boolean points =
            by.dimension().equals("pp") || tokens.isOneOf(by.to() - 1, POINTS) || isPoints(by);
        boolean more = rough || by.rough() || by.bound() != Quantity.Bound.NONE;
        return points
            ? Optional.of(new Moves(verb, by.to(), down, Kind.POINTS, by.low(), more, false))
            : by.dimension().equals("%")
                ? Optional.of(
                    new Moves(verb, by.to(), down, Kind.SHARE, by.low() / WHOLE, more, false))
                : Optional.empty();
      }
    }
    double share = Fractions.at(sentence, at);
    return share > 0
        ? Optional.of(
            new Moves(verb, Fractions.end(sentence, at), down, Kind.SHARE, share, rough, true))
        : Optional.empty();
  }

  /// "4.5 %-points", "4.5 percentage points" with what follows.
  private static boolean isPoints(Quantity by) {
    Tokens tokens = by.sentence().tokens();
    return by.to() < by.sentence().to() && tokens.isOneOf(by.to(), POINTS);
  }

  private static double times(String verb) {
    return switch (verb) {
      case "doubled", "doubles" -> 2;
      case "tripled", "triples", "trebled" -> 3;
      case "quadrupled" -> 4;
      case "halved", "halves" -> 0.5;
      default -> 0;
    };
  }

  /// "Threefold"; 0 for another word.
  private static double fold(String word) {
    if (!word.endsWith("fold") || word.length() < 6) {
      return 0;
    }
    String number = word.substring(0, word.length() - 4);
    double fold =
        Numerals.ofWord(number.endsWith("-") ? number.substring(0, number.length() - 1) : number);
    return Double.isNaN(fold) ? 0 : fold;
  }

  /// What the two numbers say instead, where they do.
  Optional<String> fault(Quantity before, Quantity after) {
    boolean turned = (after.low() < before.low()) != falls;
    double step = Amounts.slack(before) + Amounts.slack(after);
    return turned
        ? Optional.empty()
        : fault(before.low(), after.low(), before.base().equals("%"), step);
  }

  /// "From 21.3 % to 16.8 %" read as one: from which to which the verb says.
  Optional<String> fault(Quantity range) {
    double least = Math.min(range.low(), range.high());
    double most = Math.max(range.low(), range.high());
    double before = falls ? most : least;
    double after = falls ? least : most;
    double step = 2 * Amounts.slack(range);
    return before > 0 ? fault(before, after, range.base().equals("%"), step) : Optional.empty();
  }

  private Optional<String> fault(double before, double after, boolean share, double step) {
    boolean ofShare = share && kind == Kind.SHARE && !worded;
    if (before == after || ofShare || (kind == Kind.POINTS && !share)) {
      return Optional.empty();
    }
    double ratio = after / before;
    double real =
        switch (kind) {
          case POINTS -> Math.abs(after - before);
          case SHARE -> Math.abs(ratio - 1);
          case TIMES -> ratio;
        };
    double off = Math.abs(real - amount);
    return off > slack(step) && off <= FARTHEST * Math.max(real, amount)
        ? Optional.of(words(real))
        : Optional.empty();
  }

  private double slack(double step) {
    if (kind == Kind.POINTS) {
      return step + (rough ? 1 : 0) + (amount == Math.rint(amount) ? 0.5 : 0.051);
    }
    double own = kind == Kind.SHARE && !worded ? Math.max(0.0101, 0.06 * amount) : 0;
    return own > 0 && !rough ? own : (rough ? ROUGHLY : WORDED) * amount;
  }

  private String words(double real) {
    return switch (kind) {
      case POINTS -> Change.digits(real) + " points";
      case SHARE -> Change.digits(WHOLE * real) + " %";
      case TIMES -> "a factor of " + Change.digits(real);
    };
  }

  Span place(Sentence sentence) {
    return sentence.tokens().span(from, to);
  }
}
