package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the dates of a sentence: in digits, with the name of a month, quarters, halves, weeks,
/// seasons, years.
final class DateReader {

  /// Every date has a token of one of these.
  static final int CLASSES =
      TokenClass.YEAR.bit()
          | TokenClass.DATE.bit()
          | TokenClass.MONTH.bit()
          | TokenClass.VERSION.bit();

  /// Before the name of a month they make a number behind it a day, and so do they behind that.
  private static final WordSet ON = WordLists.words("day-on");

  private static final WordSet BEHIND = WordLists.words("day-behind");

  private static final WordSet WEEKDAYS = WordLists.words("weekdays");

  /// Before the name they leave it open whether the number is a day.
  private static final WordSet LEFT_OPEN = WordLists.words("day-numbered");

  private final Sentence sentence;
  private final Tokens tokens;
  private final DateWords words;
  private final PartOfYear parts;
  private final List<Found> found = new ArrayList<>();

  DateReader(Sentence sentence) {
    this.sentence = sentence;
    this.tokens = sentence.tokens();
    this.words = new DateWords(tokens, sentence.from(), sentence.to());
    this.parts = new PartOfYear(tokens, words, sentence.to());
  }

  /// Before the words of another place.
  private static final String DIFFERS = "[differs from ";

  /// "Opens on 2 March and closes on 27 February 2026" is no year: less than so many months back,
  /// the first of two days with words between is left without a year.
  private static final int HALF = 6;

  /// `2025-19`.
  private static final int YEAR_AND_NUMBER = 7;

  private static final WordSet NUMBERED = WordLists.words("filed-under");

  /// A date before its neighbours are asked.
  ///
  /// @param month of a date without a year, otherwise 0
  /// @param day of a date without a year
  record Found(int from, int to, WrittenDate written, int month, int day) {

    Found(int from, int to, WrittenDate written) {
      this(from, to, written, 0, 0);
    }
  }

  /// All dates by place, those without a year among them.
  List<DateMention> run() {
    for (int i = sentence.from(); i < sentence.to(); ) {
      Optional<Found> here = at(i);
      if (here.isPresent()) {
        if (!isDiffering(i)) {
          found.add(here.get());
        }
        i = here.get().to();
      } else {
        i++;
      }
    }
    for (int i = found.size() - 2; i >= 0; i--) {
      lendYear(i);
    }
    List<DateMention> mentions = new ArrayList<>(found.size());
    for (Found one : found) {
      mentions.add(mention(one));
    }
    return mentions;
  }

  /// "[differs from “1 June 2026” in line 3]": the date of another place, which is told there.
  private boolean isDiffering(int token) {
    if (!sentence.has(TokenClass.OPEN)) {
      return false;
    }
    int from = sentence.span().start();
    String before = tokens.text().substring(from, tokens.start(token));
    return before.lastIndexOf(DIFFERS) > before.lastIndexOf(']');
  }

  private DateMention mention(Found f) {
    WrittenDate written = f.written();
    boolean yearless = written.date().isEmpty() && written.fault().isEmpty() && f.month() > 0;
    return new DateMention(
        f.from(),
        f.to(),
        written.date(),
        written.fault(),
        yearless ? Optional.of(MonthDay.of(f.month(), f.day())) : Optional.empty(),
        words.isDoubted(f.to()));
  }

  private Optional<Found> at(int i) {
    if (tokens.is(i, TokenClass.DATE) || tokens.is(i, TokenClass.VERSION)) {
      return isNumber(i)
          ? Optional.empty()
          : DigitDate.read(tokens.text(i)).map(w -> new Found(i, i + 1, w));
    }
    if (tokens.is(i, TokenClass.NUM)) {
      Optional<Found> dayFirst = dayFirst(i);
      if (dayFirst.isPresent()) {
        return dayFirst;
      }
    }
    if (tokens.is(i, TokenClass.MONTH)) {
      return monthFirst(i);
    }
    Optional<Found> part = parts.at(i);
    return part.isPresent() ? part : bareYear(i);
  }

  /// "Incidents 2025-03, 2025-19", "meeting no. 2/2026": numbers that hold their year.
  private boolean isNumber(int i) {
    if (isNumbered(i)) {
      return true;
    }
    if (tokens.end(i) - tokens.start(i) > YEAR_AND_NUMBER) {
      return false;
    }
    int at = i - 1;
    while (at >= sentence.from()
        && (tokens.is(at, TokenClass.COMMA)
            || tokens.is(at, TokenClass.OPEN)
            || tokens.isWord(at, "and")
            || tokens.is(at, TokenClass.DATE)
            || tokens.is(at, TokenClass.VERSION))) {
      at--;
    }
    return at >= sentence.from() && tokens.isOneOf(at, NUMBERED);
  }

  /// "No. 2/2026", but not "no. 2026-03-01".
  private boolean isNumbered(int i) {
    return i - 1 > sentence.from()
        && tokens.is(i - 1, '.')
        && tokens.isWord(i - 2, "no")
        && tokens.end(i) - tokens.start(i) <= YEAR_AND_NUMBER;
  }

  /// Before a number they make it no day: "Revision 12 — 20 November 2025", "edition 6 of October".
  private static final WordSet NAMED = WordLists.words("named-by-number");

  /// `3 March 2025`, `3rd of March, 2025`, `4–10 November 2025`, `3 March`.
  private Optional<Found> dayFirst(int i) {
    int day = words.day(i);
    if (day == 0) {
      return Optional.empty();
    }
    int first = day;
    int at = i + 1;
    boolean named = i > sentence.from() && tokens.isOneOf(i - 1, NAMED);
    if (words.isJoin(at) && words.day(at + 1) > 0 && words.isMonth(words.skip(at + 2, "of"))) {
      if (named) {
        return Optional.empty();
      }
      day = words.day(at + 1);
      at += 2;
    }
    at = named ? at : words.skip(at, "of");
    if (!words.isMonth(at) || isParted(at)) {
      return Optional.empty();
    }
    int month = WordClasses.month(tokens.text(at));
    int year = words.yearAfter(at + 1);
    if (year < 0) {
      return Optional.of(new Found(i, at + 1, WrittenDate.yearless(month, day), month, day));
    }
    WrittenDate last = WrittenDate.day(words.year(year), month, day);
    WrittenDate begin = WrittenDate.day(words.year(year), month, first);
    if (first < day && last.fault().isEmpty() && begin.fault().isEmpty()) {
      last = WrittenDate.of(begin.date().orElseThrow().through(last.date().orElseThrow()));
    }
    return Optional.of(new Found(i, year + 1, last));
  }

  /// "Number 31 · February 2026": a mark parts the number from the month.
  private boolean isParted(int month) {
    return tokens.text().substring(tokens.end(month - 1), tokens.start(month)).indexOf('·') >= 0;
  }

  /// `March 3, 2025`, `March 3rd`, `March 2025`, `May–August 2026`.
  private Optional<Found> monthFirst(int i) {
    int month = WordClasses.month(tokens.text(i));
    int next = words.skipStop(i + 1);
    int day = words.day(next);
    int year = words.yearAfter(day > 0 ? next + 1 : i + 1);
    if (day > 0 && year >= 0) {
      return Optional.of(new Found(i, year + 1, WrittenDate.day(words.year(year), month, day)));
    }
    if (day > 0 && (words.isOrdinal(next) || isDayAlone(i, next))) {
      return Optional.of(new Found(i, next + 1, WrittenDate.yearless(month, day), month, day));
    }
    if (day == 0 && year >= 0) {
      return Optional.of(new Found(i, year + 1, WrittenDate.month(words.year(year), month)));
    }
    if (words.isJoin(next) && words.isMonth(next + 1)) {
      int last = WordClasses.month(tokens.text(next + 1));
      int after = words.yearAfter(next + 2);
      if (after >= 0 && last >= month) {
        CalendarDate months = CalendarDate.months(words.year(after), month, last);
        return Optional.of(new Found(i, after + 1, WrittenDate.of(months)));
      }
    }
    return Optional.empty();
  }

  /// "On March 3", "started March 3 and", "Saturday, March 3": not "in March 30 people came".
  private boolean isDayAlone(int month, int day) {
    int before = month - 1;
    boolean set = before > sentence.from() && tokens.is(before, ',');
    if (before >= sentence.from() && tokens.isOneOf(set ? before - 1 : before, WEEKDAYS)) {
      return true;
    }
    boolean led = before >= sentence.from() && tokens.isOneOf(before, ON);
    int after = day + 1;
    boolean ends =
        after >= sentence.to()
            || tokens.is(after, TokenClass.COMMA)
            || tokens.is(after, TokenClass.CLOSE)
            || tokens.is(after, ';')
            || (tokens.is(after, '.') && after + 1 == sentence.to())
            || tokens.isOneOf(after, ON)
            || tokens.isOneOf(after, BEHIND);
    boolean opens =
        led
            || before < sentence.from()
            || (tokens.is(before, TokenClass.WORD) && !tokens.isOneOf(before, NUMBERED));
    boolean number = after < sentence.to() && tokens.is(after, TokenClass.NUM);
    return opens && ends && !number;
  }

  private Optional<Found> bareYear(int i) {
    if (!words.isBareYear(i) || isHashed(i)) {
      return Optional.empty();
    }
    int year = words.year(i);
    boolean decade =
        i + 1 < sentence.to()
            && tokens.start(i + 1) == tokens.end(i)
            && tokens.text(i + 1).equals("s");
    return Optional.of(
        new Found(
            i,
            decade ? i + 2 : i + 1,
            WrittenDate.of(CalendarDate.years(year, decade ? year + 9 : year))));
  }

  /// "#2099": the number of an issue.
  private boolean isHashed(int i) {
    int before = tokens.start(i) - 1;
    return before >= 0 && tokens.text().charAt(before) == '#';
  }

  /// In `6 October–2 November 2025` the second date gives the first its year.
  private void lendYear(int i) {
    Found here = found.get(i);
    Found next = found.get(i + 1);
    Optional<CalendarDate> date = next.written().date();
    boolean joined =
        next.from() - here.to() <= 3 && next.from() > here.to() && words.isJoin(here.to());
    if (here.month() == 0 || date.isEmpty() || !joined) {
      return;
    }
    int year = date.get().earliest().getYear();
    int back = here.month() - date.get().latest().getMonthValue();
    if (back > 0) {
      if (back < HALF && next.from() - here.to() > 1 && !words.isRange(here.to())) {
        return;
      }
      year--;
    }
    found.set(
        i, new Found(here.from(), here.to(), WrittenDate.day(year, here.month(), here.day())));
  }
}
