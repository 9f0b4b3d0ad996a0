package app.assay.points.rules;

import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.CalendarDate;
import app.assay.points.reading.DateMention;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Tokens;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A feast whose date is told and is another: "Good Friday, 10 April 2026", "Christmas Eve (23
/// December)". What hangs on Easter may be of the western church or of the eastern one, whose fixed
/// feasts come thirteen days later.
final class Feasts {

  /// By month and day, such as 1225.
  private static final Map<String, Integer> FIXED = numbers(WordLists.family("feast-on-"));

  private static final Map<String, Integer> BEFORE =
      numbers(WordLists.family("feast-before-easter-"));

  private static final Map<String, Integer> AFTER =
      numbers(WordLists.family("feast-after-easter-"));

  private static final WordSet WORDS = WordLists.words("feast-word");

  /// Where one of them is told of, Easter may be the eastern one.
  private static final WordSet EASTERN = WordLists.words("feast-eastern");

  private static final WordSet AROUND = WordLists.words("feast-around");

  /// "New Year's Day", a word more where a mark stands within.
  private static final int LONGEST = 3;

  private static final int HUNDRED = 100;

  /// Days by which the eastern fixed feasts are late.
  private static final int LATE = 13;

  private Feasts() {}

  private static Map<String, Integer> numbers(Map<String, WordSet> family) {
    Map<String, Integer> numbers = new HashMap<>();
    family.forEach(
        (number, words) -> words.forEach(word -> numbers.put(word, Integer.valueOf(number))));
    return Map.copyOf(numbers);
  }

  static Optional<CalendarTold> in(
      DocumentReading document,
      Sentence sentence,
      List<DateMention> dates,
      Optional<CalendarDate> own) {
    if (!sentence.mayHold(WORDS)) {
      return Optional.empty();
    }
    for (int i = sentence.from(); i < sentence.to(); i++) {
      if (sentence.tokens().isOneOf(i, WORDS)) {
        for (int length = Math.min(LONGEST, sentence.to() - i); length > 0; length--) {
          String name = name(sentence.tokens(), i, length);
          if (FIXED.containsKey(name) || BEFORE.containsKey(name) || AFTER.containsKey(name)) {
            Optional<CalendarTold> wrong = wrong(document, sentence, i, i + length, dates, own);
            if (wrong.isPresent()) {
              return wrong;
            }
            break;
          }
        }
      }
    }
    return Optional.empty();
  }

  private static String name(Tokens tokens, int from, int length) {
    StringBuilder name = new StringBuilder();
    for (int i = from; i < from + length; i++) {
      name.append(i == from ? "" : " ").append(tokens.lower(i).replace('’', '\''));
    }
    return name.toString();
  }

  private static Optional<CalendarTold> wrong(
      DocumentReading document,
      Sentence sentence,
      int from,
      int to,
      List<DateMention> dates,
      Optional<CalendarDate> own) {
    String name = name(sentence.tokens(), from, to - from);
    if (from > sentence.from() && sentence.tokens().isOneOf(from - 1, AROUND)) {
      return Optional.empty();
    }
    return CalendarTold.beside(sentence, from, to, dates)
        .filter(date -> date.isDay() || date.yearless().isPresent())
        .filter(date -> isOther(name, CalendarTold.meant(date, own), false))
        .filter(date -> isOther(name, CalendarTold.meant(date, own), true) || !isEastern(document))
        .map(
            date ->
                CalendarTold.of(
                    from,
                    to,
                    date,
                    "%s is not the day of %s."
                        .formatted(
                            CalendarTold.words(sentence, date.from(), date.to()),
                            CalendarTold.words(sentence, from, to))));
  }

  private static boolean isOther(String name, List<CalendarDate> meant, boolean eastern) {
    return !meant.isEmpty() && meant.stream().noneMatch(date -> mayBe(name, date, eastern));
  }

  /// Read once for a document, whatever number of feasts it tells of.
  private record Rite(boolean eastern) {

    static Rite of(DocumentReading document) {
      return new Rite(
          document.blocks().stream()
              .flatMap(block -> block.reading().sentences().stream())
              .anyMatch(s -> s.mayHold(EASTERN) && Wording.has(s, EASTERN)));
    }
  }

  private static boolean isEastern(DocumentReading document) {
    return document.derive(Rite.class, Rite::of).eastern();
  }

  private static boolean mayBe(String name, CalendarDate date, boolean eastern) {
    for (LocalDate day = date.earliest(); !day.isAfter(date.latest()); day = day.plusDays(1)) {
      if (eastern ? isEastern(name, day) : isWestern(name, day)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isWestern(String name, LocalDate day) {
    Integer fixed = FIXED.get(name);
    return fixed != null
        ? fixed == day.getMonthValue() * HUNDRED + day.getDayOfMonth()
        : day.equals(western(day.getYear()).plusDays(shift(name)));
  }

  private static boolean isEastern(String name, LocalDate day) {
    return FIXED.containsKey(name)
        ? isWestern(name, day.minusDays(LATE))
        : day.equals(eastern(day.getYear()).plusDays(shift(name)));
  }

  private static int shift(String name) {
    return AFTER.getOrDefault(name, 0) - BEFORE.getOrDefault(name, 0);
  }

  /// After Butcher.
  private static LocalDate western(int year) {
    int golden = year % 19;
    int century = year / 100;
    int of = year % 100;
    int epact =
        (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
    int weekday = (32 + 2 * (century % 4) + 2 * (of / 4) - epact - of % 4) % 7;
    int late = (golden + 11 * epact + 22 * weekday) / 451;
    int days = epact + weekday - 7 * late + 114;
    return LocalDate.of(year, days / 31, days % 31 + 1);
  }

  /// After Meeus, moved to the Gregorian calendar of 1900 to 2099.
  private static LocalDate eastern(int year) {
    int moon = (19 * (year % 19) + 15) % 30;
    int weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
    int days = moon + weekday + 114;
    return LocalDate.of(year, days / 31, days % 31 + 1).plusDays(LATE);
  }
}
