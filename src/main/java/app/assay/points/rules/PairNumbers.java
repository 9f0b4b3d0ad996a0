package app.assay.points.rules;

import app.assay.points.reading.Quantity;
import app.assay.text.Span;

/// How the numbers of two values go together: their size, their digits, what they measure.
record PairNumbers(Stated a, Stated b, PairSink sink) {

  private static final Scale APART = Scale.of("times", 1.05, 1.12, 1.25, 1.6, 2, 3);
  private static final Scale DIGITS = Scale.of("telling digits", 2, 3, 4);
  private static final Scale SIZE = Scale.of("count", 3, 5, 20, 100);

  private static final double SLIP = 1.35;

  static final String SWAPPED = "neighbouring digits swapped";

  void read() {
    Quantity one = a.quantity();
    Quantity other = b.quantity();
    double times = Values.ratio(one, other);
    APART.within(times, sink);
    boolean swapped = LoneLikeness.isSwapped(one, other);
    sink.pair("digits swapped", swapped);
    sink.pair(SWAPPED, areSlip(one, other));
    String digits = digits(one);
    String others = digits(other);
    boolean alike = digits.length() == others.length();
    sink.pair("as many digits", alike);
    int differ = alike ? differ(digits, others) : 0;
    sink.pair("one digit differs", differ == 1 && digits.length() > 1);
    sink.pair("one digit of three differs", differ == 1 && digits.length() > 2);
    int telling = telling(digits);
    int tellingToo = telling(others);
    int least = Math.min(telling, tellingToo);
    DIGITS.reach(least, sink);
    sink.pair("exact and near", least > 2 && times <= 1.3);
    sink.pair("one more exact", Math.abs(telling - tellingToo) > 1);
    if (one.isCount()) {
      counts(Math.abs(one.low() - other.low()), Math.min(one.low(), other.low()));
    }
    measures(one, other);
  }

  /// True for "3,870" and "3,780": the same digits in another order, and values so near each other
  /// that a slip of the pen may have made one of the other.
  static boolean areSlip(Quantity one, Quantity other) {
    return LoneLikeness.isSwapped(one, other) && Values.ratio(one, other) < SLIP;
  }

  private void counts(double difference, double least) {
    SIZE.reach(least, sink);
    sink.pair("differs by 1", difference == 1);
    sink.pair("differs by 2", difference == 2);
    sink.pair("differs by 1 of many", difference == 1 && least > 5);
  }

  private void measures(Quantity one, Quantity other) {
    sink.pair("per cent", one.base().equals("%"));
    sink.pair("time", one.isTime());
    sink.pair("rhythm", one.isRhythm());
    sink.pair("weekdays", one.isWeekday());
    sink.pair("as many weekdays", one.isWeekday() && days(one) == days(other));
    sink.pair("version", one.isRelease());
    sink.pair("rating", one.isRating());
    sink.pair("name", one.isName());
    sink.pair("loose and measured", one.isLoose() != other.isLoose() && !one.isCount());
    sink.pair("money", one.isMoney());
    sink.pair("not per the same", !one.isPerAs(other));
    sink.pair("same dimension", one.dimension().equals(other.dimension()));
    sink.pair(
        "per the same",
        one.dimension().equals(other.dimension()) && !one.dimension().equals(one.base()));
    sink.pair("other bound", one.bound() != other.bound());
    sink.pair("both limits", Limits.areBoth(a, b));
    sink.pair("within rounding", !Values.isDifferent(a, b));
  }

  private static int days(Quantity quantity) {
    return Integer.bitCount((int) quantity.low());
  }

  /// The digits of its number as written; of a number in letters those that it has.
  private static String digits(Quantity quantity) {
    StringBuilder digits = new StringBuilder();
    Span span = quantity.span();
    String text = quantity.sentence().tokens().text();
    for (int i = span.start(); i < span.end(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        digits.append(c);
      } else if (!digits.isEmpty() && c != ',' && c != '.' && !Character.isSpaceChar(c)) {
        break;
      }
    }
    return digits.isEmpty() ? Long.toString((long) quantity.low()) : digits.toString();
  }

  private static int differ(String one, String other) {
    int differ = 0;
    for (int i = 0; i < one.length(); i++) {
      differ += one.charAt(i) == other.charAt(i) ? 0 : 1;
    }
    return differ;
  }

  /// Without zeros at either end.
  private static int telling(String digits) {
    int from = 0;
    int to = digits.length();
    while (to > 1 && digits.charAt(to - 1) == '0') {
      to--;
    }
    while (from < to && digits.charAt(from) == '0') {
      from++;
    }
    return to - from;
  }
}
