package app.assay.points.rules;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.MonthDay;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The dates of a sentence, and those of people and houses long gone among them: "born in 1745",
/// "on 14 May 1791".
final class OldYears {

  private static final WordSet BEFORE = WordLists.words("old-year-before");

  private static final int DIGITS = 4;

  private OldYears() {}

  /// All by place.
  static List<DateMention> in(Sentence sentence) {
    List<DateMention> all = new ArrayList<>(sentence.dates());
    int told = 0;
    for (int i = sentence.from() + 1; i < sentence.to(); i++) {
      while (told < sentence.dates().size() && sentence.dates().get(told).to() <= i) {
        told++;
      }
      boolean known = told < sentence.dates().size() && sentence.dates().get(told).from() <= i;
      int year = known ? 0 : year(sentence.tokens(), i);
      if (year > 0) {
        CalendarDate date = CalendarDate.year(year);
        boolean doubted = i + 1 < sentence.to() && sentence.tokens().is(i + 1, '[');
        all.add(new DateMention(i, i + 1, Optional.of(date), "", Optional.empty(), doubted));
      }
    }
    sentence.yearlessDates().forEach(day -> day(sentence, day).ifPresent(all::add));
    all.sort(Comparator.comparingInt(DateMention::from));
    return all;
  }

  /// "14 May 1791", "May 14, 1791": a day before such a year.
  private static Optional<DateMention> day(Sentence sentence, DateMention yearless) {
    Tokens tokens = sentence.tokens();
    int at = yearless.to();
    at += at < sentence.to() && tokens.is(at, ',') ? 1 : 0;
    int year = at < sentence.to() && isYear(tokens, at) ? Integer.parseInt(tokens.lower(at)) : 0;
    MonthDay day = yearless.yearless().orElseThrow();
    return year > 0 && day.isValidYear(year)
        ? Optional.of(
            new DateMention(
                yearless.from(),
                at + 1,
                Optional.of(CalendarDate.day(day.atYear(year))),
                "",
                Optional.empty(),
                at + 1 < sentence.to() && tokens.is(at + 1, '[')))
        : Optional.empty();
  }

  /// Four digits behind "in"; else 0.
  private static int year(Tokens tokens, int i) {
    return isYear(tokens, i) && tokens.isOneOf(i - 1, BEFORE)
        ? Integer.parseInt(tokens.lower(i))
        : 0;
  }

  private static boolean isYear(Tokens tokens, int i) {
    String word = tokens.lower(i);
    return tokens.is(i, TokenClass.NUM)
        && word.length() == DIGITS
        && word.charAt(0) == '1'
        && word.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
