package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate.Precision;
import app.assay.points.reading.Quantity;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/// How long a stretch of time is said to be, in the unit in which it is said.
///
/// @param from its first token
/// @param to after its last
/// @param count how many
/// @param unit of what
/// @param working true for working days and weeks, of which fewer lie between two days
record StretchLength(int from, int to, double count, ChronoUnit unit, boolean working) {

  private static final WordSet APART = WordLists.words("stretch-apart");

  private static final WordSet WORKING = WordLists.words("working-days");

  private static final int WEEK = 7;

  private static final int FRIDAY = 5;

  private static final int YEAR = 12;

  /// Weeks with pauses in them are not so few.
  private static final double PAUSES = 0.8;

  /// Of a longer time single days may be told.
  private static final int MANY = 14;

  /// Years are rounded by so many months.
  private static final int ROUNDED = 5;

  /// What a quantity tells, where it is the length of something.
  static Optional<StretchLength> of(Quantity quantity) {
    Sentence sentence = quantity.sentence();
    Tokens tokens = sentence.tokens();
    int last = quantity.to() - 1;
    if (quantity.isRange()
        || quantity.bound() != Quantity.Bound.NONE
        || quantity.rough()
        || isApart(sentence, quantity.from() - 1)
        || isSecondPart(sentence, quantity)
        || isApart(sentence, quantity.to())) {
      return Optional.empty();
    }
    boolean working =
        Wording.hasWithin(
            sentence, quantity.from(), Math.min(sentence.to(), quantity.to() + 1), WORKING);
    String word = tokens.lower(last);
    String name = word.substring(word.lastIndexOf('-') + 1);
    boolean time = isTime(quantity);
    double days = quantity.low() / TimeLength.DAY;
    Optional<StretchLength> length =
        switch (time ? name : "") {
          case "day", "days" -> length(quantity, days, ChronoUnit.DAYS, working);
          case "week", "weeks" -> length(quantity, days / WEEK, ChronoUnit.WEEKS, working);
          case "month", "months" -> length(quantity, quantity.low(), ChronoUnit.MONTHS, working);
          case "year", "years" ->
              length(quantity, quantity.low() / YEAR, ChronoUnit.YEARS, working);
          default -> Optional.empty();
        };
    return length.filter(l -> l.count > 0);
  }

  private static Optional<StretchLength> length(
      Quantity quantity, double count, ChronoUnit unit, boolean working) {
    return Optional.of(new StretchLength(quantity.from(), quantity.to(), count, unit, working));
  }

  /// "Three years and four months".
  private static boolean isSecondPart(Sentence sentence, Quantity quantity) {
    int join = quantity.from() - 1;
    return sentence.quantities().stream()
        .anyMatch(
            q ->
                isTime(q)
                    && (q.to() == join + 1
                        || (q.to() == join
                            && (sentence.tokens().isWord(join, "and")
                                || sentence.tokens().is(join, TokenClass.COMMA)))));
  }

  private static boolean isTime(Quantity quantity) {
    return quantity.dimension().equals("s") || quantity.dimension().equals("month");
  }

  private static boolean isApart(Sentence sentence, int token) {
    return token >= sentence.from()
        && token < sentence.to()
        && sentence.tokens().isOneOf(token, APART);
  }

  /// So much cannot lie between the ends of a stretch, however people count.
  boolean isOff(Stretch stretch) {
    long days = ChronoUnit.DAYS.between(stretch.start(), stretch.end());
    double months = (days + 1) / TimeLength.MONTH;
    boolean exact = stretch.precision() == Precision.DAY;
    return switch (unit) {
      case DAYS -> exact && isOut(days > MANY ? 0 : weekdays(stretch), days + 1, 1);
      case WEEKS -> exact && isOut(days / WEEK, Math.ceil((days + 1.0) / WEEK), PAUSES);
      case MONTHS -> {
        double whole = Math.rint(months);
        yield stretch.precision() != Precision.YEAR
            && (exact
                ? isOut(months - 1, Math.max(months + 0.6, months * 1.08), 1)
                : isOut(whole - 1, whole, 1));
      }
      case YEARS ->
          stretch.precision() == Precision.YEAR
              ? isOut(Math.rint(months / YEAR) - 1, Math.rint(months / YEAR), 1)
              : isOut((months - ROUNDED - 2) / YEAR, (months + ROUNDED) / YEAR, 1);
      default -> false;
    };
  }

  /// Days from Monday to Friday, or one less than all.
  private static long weekdays(Stretch stretch) {
    long days = ChronoUnit.DAYS.between(stretch.start(), stretch.end());
    long week =
        stretch
            .start()
            .datesUntil(stretch.end().plusDays(1))
            .filter(d -> d.getDayOfWeek().getValue() <= FRIDAY)
            .count();
    return Math.min(days, week);
  }

  private boolean isOut(double least, double most, double pauses) {
    return count > most || (!working && count < least * pauses);
  }

  /// What lies between in truth, in words.
  String truth(Stretch stretch) {
    long days = ChronoUnit.DAYS.between(stretch.start(), stretch.end()) + 1;
    return switch (unit) {
      case DAYS -> days + " days";
      case WEEKS -> Change.digits((double) days / WEEK) + " weeks";
      default ->
          days / TimeLength.MONTH < 2 * YEAR
              ? Change.digits(days / TimeLength.MONTH) + " months"
              : Change.digits(days / TimeLength.MONTH / YEAR) + " years";
    };
  }
}
