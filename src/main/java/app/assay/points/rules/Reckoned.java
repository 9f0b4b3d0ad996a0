package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// A length of time that a sentence gives between two dates, or from one until today.
///
/// @param sentence where it stands
/// @param length how long it is said to be
/// @param start the date that stands first
/// @param end the other; none where the length is counted until today
/// @param least so many months lie between them at least
/// @param most so many at most
record Reckoned(
    Sentence sentence,
    LengthOfTime length,
    DateMention start,
    Optional<DateMention> end,
    long least,
    long most) {

  private static final WordSet FROM = WordLists.words("reckoned-from");

  private static final WordSet TO = WordLists.words("reckoned-to");

  private static final WordSet BORN = WordLists.words("reckoned-born");

  private static final WordSet LATER = WordLists.words("reckoned-later");

  private static final WordSet SINCE = WordLists.words("reckoned-since");

  private static final WordSet SINCE_THEN = WordLists.words("reckoned-since-then");

  private static final WordSet LASTING = WordLists.words("reckoned-lasting");

  private static final WordSet PERFECT = WordLists.words("has");

  /// Months by which two years or more are rounded.
  private static final int ROUNDED = 5;

  /// A word before a date bears on it from so far.
  private static final int REACH = 6;

  /// "In May, some two years after the platform went live at the last site in June".
  private static final int NEAR = 3;

  private static final int FAR = 11;

  private static final int YEAR = 12;

  /// Of a month.
  private static final int DAYS = 30;

  private static final int WEEK = 7;

  private static final int FEW = 4;

  /// The first length that does not fit.
  ///
  /// @param dates the one or two sound dates of the sentence
  /// @param today the day up to which "has run for" counts
  static Optional<Reckoned> in(Sentence sentence, List<DateMention> dates, LocalDate today) {
    List<LengthOfTime> lengths = LengthOfTime.in(sentence);
    DateMention start = dates.getFirst();
    if (dates.size() == 1) {
      return Stream.concat(lengths.stream(), LengthOfTime.exceeded(sentence).stream())
          .filter(l -> isUntilToday(sentence, l, start))
          .map(l -> until(sentence, l, start, today))
          .filter(Reckoned::isTooLong)
          .findFirst();
    }
    return lengths.stream()
        .filter(l -> isBetween(sentence, l, start, dates.getLast()))
        .map(l -> between(sentence, l, start, dates.getLast()))
        .filter(r -> r.isTooLong() || r.isTooShort())
        .findFirst();
  }

  /// "She got it on 12 January. At the check twelve weeks later, on 2 March": counted from the only
  /// date of the sentence before, to the day.
  ///
  /// @param end the first date of the sentence
  static Optional<Reckoned> later(Sentence before, Sentence sentence, DateMention end) {
    if (before.dates().size() != 1
        || !before.dates().getFirst().isDay()
        || !end.isDay()
        || before.dates().getFirst().sound().isEmpty()) {
      return Optional.empty();
    }
    DateMention start = before.dates().getFirst();
    long days =
        ChronoUnit.DAYS.between(
            start.sound().orElseThrow().latest(), end.sound().orElseThrow().latest());
    return Stream.concat(LengthOfTime.in(sentence).stream(), weeks(sentence).stream())
        .filter(
            l ->
                l.kind() == LengthOfTime.Kind.LASTING
                    && l.to() < end.from()
                    && end.from() - l.to() <= NEAR
                    && sentence.tokens().isOneOf(l.to(), LATER)
                    && isOff(l.months() * DAYS, days))
        .findFirst()
        .map(l -> new Reckoned(sentence, l, start, Optional.of(end), days / DAYS, days / DAYS));
  }

  /// "Twelve weeks later", "ten days later".
  private static Optional<LengthOfTime> weeks(Sentence sentence) {
    Tokens tokens = sentence.tokens();
    for (int i = sentence.from(); i + 2 < sentence.to(); i++) {
      int days = tokens.isWord(i + 1, "weeks") ? WEEK : tokens.isWord(i + 1, "days") ? 1 : 0;
      int count = days == 0 ? 0 : AgeWords.number(tokens, i);
      if (count > 0 && tokens.isOneOf(i + 2, LATER)) {
        double months = (double) count * days / DAYS;
        return Optional.of(new LengthOfTime(i, i + 2, months, LengthOfTime.Kind.LASTING));
      }
    }
    return Optional.empty();
  }

  /// By more than a quarter, and by more than somebody rounds weeks.
  private static boolean isOff(double said, long days) {
    double off = Math.abs(said - days);
    return days > 0 && off > FEW && off > Math.max(said, days) / 4;
  }

  /// "The lease, signed in May 2024, has run for four years".
  private static boolean isUntilToday(Sentence sentence, LengthOfTime length, DateMention start) {
    return isForAndSince(sentence, length, start) || isAfterStart(sentence, length, start);
  }

  /// "We have baked for thirty years, ever since the shop opened in 2001".
  private static boolean isForAndSince(Sentence sentence, LengthOfTime length, DateMention start) {
    return length.kind() == LengthOfTime.Kind.LASTING
        && length.to() <= start.from()
        && start.from() - length.to() <= FAR
        && lasts(sentence, length)
        && Wording.hasWithin(sentence, length.to(), start.from(), SINCE_THEN)
        && Wording.hasWithin(
            sentence, Math.max(sentence.from(), length.from() - REACH), length.from(), PERFECT);
  }

  private static boolean isAfterStart(Sentence sentence, LengthOfTime length, DateMention start) {
    return length.kind() == LengthOfTime.Kind.LASTING
        && length.from() > start.to()
        && lasts(sentence, length)
        && isAfter(sentence, FROM, start)
        && Wording.hasWithin(
            sentence, Math.max(start.to(), length.from() - REACH), length.from(), PERFECT);
  }

  private static boolean isBetween(
      Sentence sentence, LengthOfTime length, DateMention start, DateMention end) {
    return switch (length.kind()) {
      case ANNIVERSARY ->
          isAfter(sentence, FROM, start) && !Wording.has(sentence, AgeTold.KEPT_LATE);
      case AGE ->
          !Persons.hasKin(sentence)
              && !sentence.tokens().isWord(end.from() - 1, "since")
              && (isAfter(sentence, BORN, start)
                  || (sentence.tokens().isWord(length.from() - 1, "turned")
                      && isAfter(sentence, FROM, start)));
      case LASTING ->
          isLater(sentence, length, start, end)
              || isSince(sentence, length, start, end)
              || (lasts(sentence, length)
                  && isAfter(sentence, FROM, start)
                  && Wording.hasWithin(sentence, start.to(), end.from(), TO));
    };
  }

  /// "In 2012, and six years later, in 2016".
  private static boolean isLater(
      Sentence sentence, LengthOfTime length, DateMention start, DateMention end) {
    return length.from() >= start.to()
        && length.to() < end.from()
        && sentence.tokens().isOneOf(length.to(), LATER)
        && end.from() - length.to() <= REACH;
  }

  /// "In November 2025, two years after it went live in June 2023".
  private static boolean isSince(
      Sentence sentence, LengthOfTime length, DateMention start, DateMention end) {
    return length.from() >= start.to()
        && length.from() - start.to() <= NEAR
        && sentence.tokens().isOneOf(length.to(), SINCE)
        && end.from() > length.to() + 1
        && end.from() - length.to() <= FAR;
  }

  private static boolean lasts(Sentence sentence, LengthOfTime length) {
    Tokens tokens = sentence.tokens();
    return tokens.lower(length.from()).indexOf('-') > 0
        || (length.from() > sentence.from() && tokens.isOneOf(length.from() - 1, LASTING));
  }

  private static boolean isAfter(Sentence sentence, WordSet words, DateMention date) {
    return Wording.hasWithin(
        sentence, Math.max(sentence.from(), date.from() - REACH), date.from(), words);
  }

  private static Reckoned between(
      Sentence sentence, LengthOfTime length, DateMention start, DateMention end) {
    CalendarDate one = start.sound().orElseThrow();
    CalendarDate two = end.sound().orElseThrow();
    CalendarDate early = two.isBefore(one) ? two : one;
    CalendarDate late = two.isBefore(one) ? one : two;
    if (length.kind() == LengthOfTime.Kind.ANNIVERSARY) {
      long apart = (long) YEAR * (late.latest().getYear() - early.earliest().getYear());
      return new Reckoned(sentence, length, start, Optional.of(end), apart, apart);
    }
    long least = Math.max(0, ChronoUnit.MONTHS.between(early.latest(), late.earliest()));
    long most = ChronoUnit.MONTHS.between(early.earliest(), late.latest()) + 1;
    return new Reckoned(sentence, length, start, Optional.of(end), least, most);
  }

  private static Reckoned until(
      Sentence sentence, LengthOfTime length, DateMention start, LocalDate today) {
    CalendarDate date = start.sound().orElseThrow();
    long least = Math.max(0, ChronoUnit.MONTHS.between(date.latest(), today));
    long most = ChronoUnit.MONTHS.between(date.earliest(), today) + 1;
    return new Reckoned(sentence, length, start, Optional.empty(), least, most);
  }

  private boolean isTooLong() {
    double slack = length.kind() == LengthOfTime.Kind.AGE ? 0 : slack();
    return length.months() > most + slack;
  }

  private boolean isTooShort() {
    double slack = length.kind() == LengthOfTime.Kind.AGE ? YEAR : slack();
    return length.months() < least - slack;
  }

  /// People round: "three years" may be 33 months.
  private double slack() {
    if (length.kind() == LengthOfTime.Kind.ANNIVERSARY) {
      return 0;
    }
    return length.months() >= 2 * YEAR ? ROUNDED : length.months() >= YEAR ? 3 : 1;
  }

  /// The dates in words.
  String dates() {
    return words(start) + " and " + end.map(this::words).orElse("today");
  }

  private String words(DateMention date) {
    Tokens tokens = sentence.tokens();
    return tokens.span(date.from(), date.to()).in(tokens.text());
  }

  /// What lies between them, in years where it is many months.
  String elapsed() {
    long unit = most < 2 * YEAR ? 1 : YEAR;
    String name = unit == 1 ? " months" : " years";
    long low = least / unit;
    long high = most / unit;
    return low == high ? low + name : low + " to " + high + name;
  }
}
