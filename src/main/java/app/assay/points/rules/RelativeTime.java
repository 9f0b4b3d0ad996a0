package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import app.assay.points.reading.WordClasses;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// Words that name a time by its distance from a day: "next month", "last summer", "two years ago",
/// "a year later", "the year before".
///
/// @param from the first token
/// @param to after the last
/// @param unit what is counted
/// @param count how many lie between; below 0 for what lies back
/// @param counted true where they are counted, and may be rounded; "next" is exact
/// @param told true where they are counted from what was told before, and not from the text's day
record RelativeTime(int from, int to, Unit unit, int count, boolean counted, boolean told) {

  /// What is counted.
  enum Unit {
    DAY,
    WEEK,
    MONTH,
    QUARTER,
    YEAR,
    /// Of a year, or a month that has no year: a part that comes round.
    PART
  }

  private static final int MONTHS = 12;

  private static final int WEEK = 7;

  private static final int QUARTER = 3;

  /// Up to this month a text may still speak of the year that it closes as its own.
  private static final int CLOSING = 4;

  /// From this month on "two years ago" is hardly less than that.
  private static final int LATE = 10;

  /// Fives of years are soon rounded.
  private static final int FEW = 5;

  /// So near its end the next month is soon called this one.
  private static final int BORDER = 3;

  /// The words that begin at a token.
  static Optional<RelativeTime> at(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    String word = plain(tokens.lower(i));
    boolean more = i + 1 < sentence.to();
    switch (word) {
      case "yesterday":
        return fromToday(i, i + 1, Unit.DAY, -1);
      case "tomorrow":
        return fromToday(i, i + 1, Unit.DAY, 1);
      case "today":
        return fromToday(i, i + 1, Unit.DAY, 0);
      case "last", "this", "next":
        boolean free = i == sentence.from() || !tokens.isWord(i - 1, "the");
        return more && free ? shifted(tokens, i, shift(word)) : Optional.empty();
      case "in":
        return i + 2 < sentence.to() ? ahead(sentence, i) : Optional.empty();
      case "the":
        return i + 2 < sentence.to() ? told(tokens, i) : Optional.empty();
      default:
        return i + 2 < sentence.to() ? counted(tokens, i, word) : Optional.empty();
    }
  }

  private static int shift(String word) {
    return switch (word) {
      case "last" -> -1;
      case "next" -> 1;
      default -> 0;
    };
  }

  private static Optional<RelativeTime> fromToday(int from, int to, Unit unit, int count) {
    return Optional.of(new RelativeTime(from, to, unit, count, false, false));
  }

  private static Optional<RelativeTime> shifted(Tokens tokens, int i, int shift) {
    String name = plain(tokens.lower(i + 1));
    boolean part = season(name) > 0 || tokens.is(i + 1, TokenClass.MONTH);
    return part
        ? fromToday(i, i + 2, Unit.PART, shift)
        : unit(name).flatMap(u -> fromToday(i, i + 2, u, shift));
  }

  /// "The following year", "the year after".
  private static Optional<RelativeTime> told(Tokens tokens, int i) {
    int count =
        switch (tokens.lower(i + 1)) {
          case "following", "next" -> 1;
          case "previous", "preceding" -> -1;
          default ->
              switch (tokens.lower(i + 2)) {
                case "after" -> 1;
                case "before" -> -1;
                default -> 0;
              };
        };
    boolean behind = unit(tokens.lower(i + 1)).isPresent();
    return count == 0
        ? Optional.empty()
        : unit(tokens.lower(behind ? i + 1 : i + 2))
            .map(u -> new RelativeTime(i, i + 3, u, count, false, true));
  }

  /// "Two years ago", "a year later".
  private static Optional<RelativeTime> counted(Tokens tokens, int i, String word) {
    boolean one = word.equals("a") || word.equals("one");
    Optional<Unit> unit = unit(tokens.lower(i + 1));
    if (unit.isEmpty()) {
      return Optional.empty();
    }
    int count = one ? 1 : AgeWords.number(tokens, i);
    return switch (tokens.lower(i + 2)) {
      case "ago" ->
          count > 0
              ? unit.map(u -> new RelativeTime(i, i + 3, u, -count, true, false))
              : Optional.empty();
      case "later", "afterwards", "on" ->
          one ? unit.map(u -> new RelativeTime(i, i + 3, u, 1, true, true)) : Optional.empty();
      case "earlier" ->
          one ? unit.map(u -> new RelativeTime(i, i + 3, u, -1, true, true)) : Optional.empty();
      default -> Optional.empty();
    };
  }

  /// "In three weeks", in a sentence that tells nothing as past.
  private static Optional<RelativeTime> ahead(Sentence sentence, int i) {
    Tokens tokens = sentence.tokens();
    int count = AgeWords.number(tokens, i + 1);
    boolean comma = i + 3 < sentence.to() && tokens.is(i + 3, TokenClass.COMMA);
    return count > 1 && comma && !Told.hasPast(sentence, sentence.from())
        ? unit(tokens.lower(i + 2))
            .filter(u -> u == Unit.DAY || u == Unit.WEEK || u == Unit.MONTH)
            .map(u -> new RelativeTime(i, i + 3, u, count, true, false))
        : Optional.empty();
  }

  private static Optional<Unit> unit(String word) {
    return switch (word) {
      case "day", "days" -> Optional.of(Unit.DAY);
      case "week", "weeks" -> Optional.of(Unit.WEEK);
      case "month", "months" -> Optional.of(Unit.MONTH);
      case "quarter" -> Optional.of(Unit.QUARTER);
      case "year", "years" -> Optional.of(Unit.YEAR);
      default -> Optional.empty();
    };
  }

  /// The last month of a season, or 0.
  private static int season(String word) {
    return switch (word) {
      case "spring" -> 5;
      case "summer" -> 8;
      case "autumn", "fall" -> 11;
      case "winter" -> 2;
      default -> 0;
    };
  }

  /// Without its "'s".
  private static String plain(String word) {
    boolean owned = word.endsWith("'s") || word.endsWith("’s");
    return owned ? word.substring(0, word.length() - 2) : word;
  }

  /// "This spring", "last month", "yesterday": not long before the text.
  boolean isOfLate() {
    return !told && !counted && (count == 0 || (count < 0 && unit != Unit.YEAR));
  }

  /// The words end in an "'s": "last summer's drought".
  boolean isOwner(Tokens tokens) {
    String last = tokens.lower(to - 1);
    return !last.equals(plain(last));
  }

  /// The date may be what the words mean, seen from another.
  ///
  /// @param day the text's own, or the one told before
  boolean fits(Tokens tokens, CalendarDate day, CalendarDate date) {
    return switch (unit) {
      case DAY -> isWithin(day, date, count - slack(), count + slack());
      case WEEK -> isInWeeks(day, date);
      case MONTH -> isIn(month(day.earliest()), month(day.latest()), day, date);
      case QUARTER -> isInQuarter(day, date);
      case YEAR -> isInYear(day, date);
      case PART -> isInPart(tokens, day.latest(), date);
    };
  }

  private int slack() {
    return told ? 0 : 1 + (counted ? 1 : 0);
  }

  private static boolean isWithin(CalendarDate day, CalendarDate date, long least, long most) {
    return ChronoUnit.DAYS.between(day.earliest(), date.latest()) >= least
        && ChronoUnit.DAYS.between(day.latest(), date.earliest()) <= most;
  }

  /// "Next week" is up to a fortnight off.
  private boolean isInWeeks(CalendarDate day, CalendarDate date) {
    if (counted) {
      return isWithin(day, date, (long) (count - 1) * WEEK, (long) (count + 1) * WEEK);
    }
    long least = count > 0 ? 0 : (long) (2 * count - (count == 0 ? 1 : 0)) * WEEK - 1;
    long most = count < 0 ? 1 : (long) (2 * count + (count == 0 ? 1 : 0)) * WEEK + 1;
    return isWithin(day, date, least, most);
  }

  private static int month(LocalDate day) {
    return day.getYear() * MONTHS + day.getMonthValue() - 1;
  }

  private boolean isIn(int first, int last, CalendarDate day, CalendarDate date) {
    boolean border =
        day.latest().getDayOfMonth() <= BORDER
            || day.latest().getDayOfMonth() > day.latest().lengthOfMonth() - BORDER;
    int slack = counted || (border && !told) ? 1 : 0;
    return month(date.latest()) >= first + count - slack
        && month(date.earliest()) <= last + count + slack;
  }

  private boolean isInQuarter(CalendarDate day, CalendarDate date) {
    int quarter = month(day.latest()) / QUARTER + count;
    return month(date.earliest()) / QUARTER <= quarter && month(date.latest()) / QUARTER >= quarter;
  }

  private boolean isInYear(CalendarDate day, CalendarDate date) {
    if (counted && told) {
      long near = ChronoUnit.MONTHS.between(day.latest(), date.earliest());
      long far = ChronoUnit.MONTHS.between(day.earliest(), date.latest());
      return count > 0
          ? far >= MONTHS / 2 && near <= MONTHS + MONTHS / 2
          : near <= -MONTHS / 2 && far >= -MONTHS - MONTHS / 2;
    }
    int month = day.latest().getMonthValue();
    int early = !told && count <= 0 && month <= CLOSING ? 1 : 0;
    int late = counted && month >= LATE ? 1 : 0;
    int round = counted && count % FEW == 0 && -count > FEW ? 2 : 0;
    return date.latest().getYear() >= day.earliest().getYear() + count - early - round
        && date.earliest().getYear() <= day.latest().getYear() + count + late + round;
  }

  /// "Last summer" is the one of this year once it is over, and may be that of the year before.
  private boolean isInPart(Tokens tokens, LocalDate day, CalendarDate date) {
    String name = plain(tokens.lower(to - 1));
    boolean winter = season(name) == 2;
    int month = season(name) > 0 ? season(name) : WordClasses.month(name);
    int least = day.getYear() + Math.min(count, 0) - (winter ? 1 : 0);
    boolean over = day.getMonthValue() >= month;
    int most = count < 0 ? day.getYear() - (over || winter ? 0 : 1) : day.getYear() + count;
    return date.latest().getYear() >= least
        && date.earliest().getYear() <= most + (winter && count == 0 ? 1 : 0);
  }
}
