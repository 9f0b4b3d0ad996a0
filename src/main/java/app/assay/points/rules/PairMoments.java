package app.assay.points.rules;

import app.assay.points.reading.Moment;
import app.assay.points.reading.StemSet;

/// How two days, months, years or times of day go together: what both tell and where they differ.
record PairMoments(Stated a, Stated b, PairSink sink) {

  private static final Scale DAYS = Scale.of("days apart", 1, 3, 7, 14, 31, 62, 182, 366, 1000);

  private static final Scale MINUTES = Scale.of("minutes apart", 5, 15, 30, 60, 120, 240);

  private static final int HOUR = 60;

  void read() {
    sink.sides("in a cell", a.isInTable(), b.isInTable());
    StemSet one = a.designations();
    StemSet other = b.designations();
    sink.sides("named by a number", !one.isEmpty(), !other.isEmpty());
    sink.pair("named alike", !one.isDisjoint(other));
    sink.pair("named otherwise", !one.isEmpty() && !other.isEmpty() && one.isDisjoint(other));
    if (a.quantity().isClock()) {
      readTimes((int) a.quantity().low(), (int) b.quantity().low());
    } else {
      read(Moment.of(a.quantity()), Moment.of(b.quantity()));
    }
  }

  private void readTimes(int one, int other) {
    sink.pair("times of day");
    MINUTES.within(Math.abs(one - other), sink);
    sink.pair("same hour", one / HOUR == other / HOUR);
    sink.pair("same minute", one % HOUR == other % HOUR);
  }

  private void read(Moment one, Moment other) {
    DAYS.within(one.days(other), sink);
    sink.sides("with a year", one.year() != 0, other.year() != 0);
    sink.sides("with a month", one.month() != 0, other.month() != 0);
    sink.sides("with a day", one.day() != 0, other.day() != 0);
    boolean year = one.year() == 0 || other.year() == 0 || one.year() == other.year();
    boolean month = one.month() == other.month() && one.month() != 0;
    boolean day = one.day() == other.day() && one.day() != 0;
    sink.pair("same month", month);
    sink.pair("same day", day);
    sink.pair("other day of the month", year && month && !day);
    sink.pair("same day of another month", day && !month);
    sink.pair("same day of another year", day && month && !year);
    sink.pair("month alone differs", !day && !month && (one.day() == 0 || other.day() == 0));
    String digits = Integer.toString(one.day());
    String others = Integer.toString(other.day());
    sink.pair(
        "digits of the day alike",
        month && !day && (digits.contains(others) || others.contains(digits)));
  }
}
