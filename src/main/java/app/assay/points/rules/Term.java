package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/// A length of time beside the two days that it lies between: "30 months, 1 June 2026 to 31 May
/// 2028".
final class Term {

  /// Between the length and the dates.
  private static final int REACH = 4;

  /// Between the dates: "to", "until", "and".
  private static final int BETWEEN = 2;

  private static final int YEAR = 12;

  private Term() {}

  static Optional<Change> wrong(Sentence sentence) {
    List<DateMention> dates = sentence.dates();
    if (dates.size() != 2 || dates.get(1).from() - dates.get(0).to() > BETWEEN) {
      return Optional.empty();
    }
    Optional<LocalDate> start = day(dates.get(0));
    Optional<LocalDate> end = day(dates.get(1));
    if (start.isEmpty() || end.isEmpty() || !end.get().isAfter(start.get()) || isPair(sentence)) {
      return Optional.empty();
    }
    for (Quantity length : sentence.quantities()) {
      int from = Math.min(length.from(), dates.get(0).from());
      int to = Math.max(length.to(), dates.get(1).to());
      int gap =
          length.from() < dates.get(0).from()
              ? dates.get(0).from() - length.to()
              : length.from() - dates.get(1).to();
      if (length.base().equals("month") && !length.isRange() && gap >= 0 && gap <= REACH) {
        long months = ChronoUnit.MONTHS.between(start.get(), end.get().plusDays(1));
        double slack = length.low() % YEAR == 0 && length.low() > YEAR ? YEAR / 4.0 : 1;
        if (Math.abs(months - length.low()) > slack) {
          return Optional.of(new Change(from, to, months + " months"));
        }
      }
    }
    return Optional.empty();
  }

  /// "1 June and 31 May": two days, and no time between them.
  private static boolean isPair(Sentence sentence) {
    int between = sentence.dates().get(0).to();
    return sentence.tokens().isWord(between, "and")
        || sentence.tokens().is(between, TokenClass.COMMA)
        || between == sentence.dates().get(1).from();
  }

  private static Optional<LocalDate> day(DateMention mention) {
    return mention
        .sound()
        .filter(d -> d.precision() == CalendarDate.Precision.DAY)
        .map(CalendarDate::earliest);
  }
}
