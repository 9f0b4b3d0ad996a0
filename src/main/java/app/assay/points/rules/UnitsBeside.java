package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.Unit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A measure that a sentence gives once more in another unit beside it, and it is not the same:
/// "7.5 miles (roughly 18 km)", "350 °F (210 °C)", "120 acres, or 38 hectares,".
final class UnitsBeside {

  /// What measures of two systems have in common, and how much of it one is; of a gallon the
  /// imperial one.
  private static final Map<String, Unit> COMMON =
      Map.of(
          "acre", new Unit("ha", 0.40468564224),
          "gallon", new Unit("l", 4.54609),
          "mph", new Unit("speed", 0.44704),
          "knot", new Unit("speed", 0.514444),
          "psi", new Unit("bar", 0.0689476),
          "pa", new Unit("bar", 0.00001),
          "kcal", new Unit("j", 4184),
          "£", new Unit("kg", 0.45359237),
          "°f", new Unit("°", 1));

  private static final String FRACTIONS = "¼½¾⅓⅔⅛⅜⅝⅞";

  /// An American gallon is so much of an imperial one.
  private static final double AMERICAN = 0.8327;

  /// From one measure to the other in its brackets.
  private static final int REACH = 3;

  /// A measure told again is rounded by so much of itself.
  private static final double ROUNDED = 0.05;

  private static final double DEGREES = 0.6;

  private static final double ROUND_DEGREES = 9;

  private static final double FREEZING = 32;

  private static final double NINE_FIFTHS = 1.8;

  private static final double TENS = 10;

  /// One that misses by more is another measure of the thing.
  private static final double FARTHEST = 12;

  /// So is one that misses by more in a unit of the same system.
  private static final double FARTHEST_ALIKE = 2.2;

  private UnitsBeside() {}

  /// A measure in the common unit of its kind.
  private record Measure(Quantity value, String kind, double factor, String unit) {

    static @Nullable Measure of(Quantity value) {
      Tokens tokens = value.sentence().tokens();
      for (int i = value.to() - 1; i > value.from(); i--) {
        Unit unit = Unit.of(tokens.text(i));
        if (unit != null && unit.dimension().equals(value.dimension())) {
          Unit common = COMMON.getOrDefault(value.dimension(), new Unit(unit.dimension(), 1));
          double factor = unit.factor() * common.factor();
          return new Measure(value, common.dimension(), factor, tokens.lower(i));
        }
      }
      return null;
    }

    double low() {
      return Amounts.written(value) * factor;
    }

    double high() {
      return low() * value.high() / value.low();
    }

    double slack() {
      return Amounts.slack(value) * low() / value.low();
    }

    /// "−80 °C": a sign stands before the number.
    boolean isBelow() {
      Tokens tokens = value.sentence().tokens();
      int start = tokens.start(value.from());
      char sign = start > 0 ? tokens.text().charAt(start - 1) : ' ';
      return sign == '−' || sign == '-' || sign == '–' || tokens.isWord(value.from() - 1, "minus");
    }

    boolean isFahrenheit() {
      return value.dimension().equals("°f");
    }
  }

  static Optional<Change> wrong(Sentence sentence) {
    List<Quantity> all = sentence.quantities();
    if (sentence.cell().isPresent()) {
      return Optional.empty();
    }
    for (int i = 0; i + 1 < all.size(); i++) {
      Quantity one = all.get(i);
      Quantity other = all.get(i + 1);
      if (isBeside(sentence, one, other)) {
        Measure here = Measure.of(one);
        Measure there = Measure.of(other);
        if (here != null && there != null && here.kind.equals(there.kind)) {
          Optional<Change> wrong = wrong(here, there);
          if (wrong.isPresent()) {
            return wrong;
          }
        }
      }
    }
    return Optional.empty();
  }

  /// In brackets of its own, or behind a comma and "or"; but not the second part of "5 ft 4 in".
  private static boolean isBeside(Sentence sentence, Quantity one, Quantity other) {
    Tokens tokens = sentence.tokens();
    int gap = other.from() - one.to();
    if (gap < 1
        || gap > REACH
        || one.isTime()
        || one.low() <= 0
        || other.low() <= 0
        || hasFraction(sentence, one, other)
        || tokens.is(one.from() - 1, TokenClass.NUM)
        || tokens.is(one.from() - 2, TokenClass.NUM)) {
      return false;
    }
    boolean bracket =
        tokens.is(one.to(), TokenClass.OPEN) && tokens.is(other.to(), TokenClass.CLOSE);
    boolean or =
        tokens.is(one.to(), TokenClass.COMMA)
            && tokens.isWord(one.to() + 1, "or")
            && (other.to() >= sentence.to() || !tokens.is(other.to(), TokenClass.WORD));
    return bracket || or;
  }

  /// "1¾ miles": more than its digits say.
  private static boolean hasFraction(Sentence sentence, Quantity one, Quantity other) {
    Tokens tokens = sentence.tokens();
    for (int i = tokens.start(one.from()); i < tokens.start(other.to()); i++) {
      if (FRACTIONS.indexOf(tokens.text().charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Change> wrong(Measure one, Measure other) {
    if (one.unit.equals(other.unit) || one.value.isRange() != other.value.isRange()) {
      return Optional.empty();
    }
    if (one.kind.equals("°")) {
      return degrees(one, other);
    }
    boolean gallons =
        one.value.dimension().equals("gallon") != other.value.dimension().equals("gallon");
    boolean right =
        fits(one, other, 1)
            || (gallons && (fits(one, other, AMERICAN) || fits(one, other, 1 / AMERICAN)));
    double ratio = one.low() / other.low();
    double far = Math.max(ratio, 1 / ratio);
    boolean near = far <= (isOfOneSystem(one, other) ? FARTHEST_ALIKE : FARTHEST);
    return right || !near
        ? Optional.empty()
        : Optional.of(change(one, other, Amounts.written(other.value) * ratio));
  }

  private static boolean fits(Measure one, Measure other, double times) {
    double slack = one.slack() + other.slack() + ROUNDED * Math.max(one.low(), other.low());
    return Math.abs(one.low() * times - other.low()) <= slack
        && Math.abs(one.high() * times - other.high()) <= slack * one.high() / one.low();
  }

  /// Kilometres and metres, but not miles: one is ten or a thousand of the other.
  private static boolean isOfOneSystem(Measure one, Measure other) {
    double powers = Math.log10(one.factor / other.factor);
    return Math.abs(powers - Math.rint(powers)) < 1e-9;
  }

  /// Degrees, or how many degrees more.
  private static Optional<Change> degrees(Measure one, Measure other) {
    if (one.isFahrenheit() == other.isFahrenheit()
        || one.value.isRange()
        || one.isBelow()
        || other.isBelow()) {
      return Optional.empty();
    }
    double fahrenheit = (one.isFahrenheit() ? one : other).value.low();
    double celsius = (one.isFahrenheit() ? other : one).value.low();
    double slack = one.slack() + other.slack();
    slack += isRound(fahrenheit) && isRound(celsius) ? ROUND_DEGREES : DEGREES;
    slack += one.value.rough() || other.value.rough() ? 2 : 0;
    double right = (fahrenheit - FREEZING) / NINE_FIFTHS;
    boolean more = Math.abs(fahrenheit / NINE_FIFTHS - celsius) <= slack;
    return more || Math.abs(right - celsius) <= slack
        ? Optional.empty()
        : Optional.of(
            change(
                one, other, one.isFahrenheit() ? right : one.value.low() * NINE_FIFTHS + FREEZING));
  }

  private static boolean isRound(double degrees) {
    return degrees % (TENS / 2) == 0;
  }

  private static Change change(Measure one, Measure other, double right) {
    Tokens tokens = other.value.sentence().tokens();
    String unit = tokens.text(other.value.to() - 1);
    return new Change(one.value.from(), other.value.to(), Change.digits(right) + " " + unit);
  }
}
