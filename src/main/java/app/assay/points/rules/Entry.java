package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Clock;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.text.Span;
import java.util.List;
import java.util.Optional;

/// One entry of a changelog or timeline.
///
/// @param version the numbers of its version, where it has one
/// @param date its day or month, where it names one
/// @param clock its time of day in seconds, of a day without a year those from the year before; or
///   -1
/// @param place where the date or time is written, counted from the text's start
/// @param doubted true when the document itself says that it is to be checked: it keeps its place
///   in the order, so that nothing else comes out of order, but is at fault no more
record Entry(
    Optional<List<Integer>> version,
    Optional<CalendarDate> date,
    int clock,
    Span place,
    boolean doubted) {

  private static final int DAY = 24 * 3600;

  /// A year that has all days.
  private static final int LEAP = 2024;

  private static final String DOUBT = " [time to be checked]";

  static Entry of(
      PlacedBlock block, Sentence sentence, Optional<List<Integer>> version, DateMention mention) {
    Span place = block.place(sentence.tokens().span(mention.from(), mention.to()));
    int clock =
        mention.yearless().isPresent() ? seconds(sentence, mention) : clockAfter(sentence, mention);
    return new Entry(version, mention.meant(), clock, place, mention.doubted());
  }

  /// An entry of a timeline of one day, where the token is a time of day.
  static Optional<Entry> ofClock(PlacedBlock block, Sentence sentence, int token) {
    int seconds = Clock.seconds(sentence.tokens(), token);
    int end = sentence.tokens().end(token);
    return seconds < 0
        ? Optional.empty()
        : Optional.of(
            new Entry(
                Optional.empty(),
                Optional.empty(),
                seconds,
                block.place(sentence.tokens().span(token, token + 1)),
                sentence.tokens().text().startsWith(DOUBT, end)));
  }

  /// An entry of a list of days without a year, "14 June: night of lamps".
  static Optional<Entry> ofYearless(PlacedBlock block, Sentence sentence, int reach) {
    if (!sentence.has(TokenClass.MONTH)) {
      return Optional.empty();
    }
    for (DateMention mention : sentence.yearlessDates()) {
      if (mention.from() - sentence.from() <= reach) {
        Span place = block.place(sentence.tokens().span(mention.from(), mention.to()));
        return Optional.of(
            new Entry(
                Optional.empty(),
                Optional.empty(),
                seconds(sentence, mention),
                place,
                mention.doubted()));
      }
    }
    return Optional.empty();
  }

  /// Seconds from the day before the year for a day without one, with its time of day.
  static int seconds(Sentence sentence, DateMention yearless) {
    int day = yearless.yearless().orElseThrow().atYear(LEAP).getDayOfYear();
    return day * DAY + Math.max(0, clockAfter(sentence, yearless));
  }

  /// `2025-10-09 02:10`.
  private static int clockAfter(Sentence sentence, DateMention mention) {
    for (int i = mention.to(); i < Math.min(sentence.to(), mention.to() + 3); i++) {
      int seconds = Clock.seconds(sentence.tokens(), i);
      if (seconds >= 0) {
        return seconds;
      }
    }
    return -1;
  }

  /// Certainly later than another entry of its listing.
  boolean isAfter(Entry other) {
    if (date.isPresent() && other.date.isPresent()) {
      CalendarDate mine = date.get();
      return mine.isAfter(other.date.get())
          || (mine.equals(other.date.get())
              && mine.precision() == CalendarDate.Precision.DAY
              && clock >= 0
              && other.clock >= 0
              && clock > other.clock);
    }
    boolean days = clock >= DAY;
    boolean times =
        date.isEmpty() && other.date.isEmpty() && clock >= 0 && days == other.clock >= DAY;
    return times
        && other.clock >= 0
        && clock > other.clock
        && clock - other.clock < (days ? HALF_YEAR : HALF_DAY);
  }

  /// A step back by more is the turn of a night.
  private static final int HALF_DAY = 12 * 3600;

  /// A step back by more is the turn of a year.
  static final int HALF_YEAR = 182 * 24 * 3600;
}
