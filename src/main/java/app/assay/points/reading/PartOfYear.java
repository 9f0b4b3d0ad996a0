package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import app.assay.points.lexicon.WordLists;
import app.assay.points.lexicon.WordSet;
import app.assay.points.reading.DateReader.Found;
import java.util.Optional;

/// Reads quarters, halves, weeks, seasons, fiscal years and "late 2025".
final class PartOfYear {

  /// The words that the name of a part of a year may begin with.
  private static final WordSet OPENING = WordLists.words("part-of-year");

  private final Tokens tokens;
  private final DateWords words;
  private final int limit;

  PartOfYear(Tokens tokens, DateWords words, int limit) {
    this.tokens = tokens;
    this.words = words;
    this.limit = limit;
  }

  Optional<Found> at(int i) {
    return words.isYear(i) ? yearFirst(i) : wordFirst(i);
  }

  /// `2025-W07`, `2025 Q3`, `2025-Q3`.
  private Optional<Found> yearFirst(int i) {
    int next = words.has(i + 1) && tokens.is(i + 1, TokenClass.DASH) ? i + 2 : i + 1;
    if (!words.has(next) || tokens.start(next) > tokens.end(i) + 1) {
      return Optional.empty();
    }
    int part = part(next);
    boolean week = isNumbered(next, 'W');
    if (part > 0) {
      char letter = tokens.text(next).charAt(0);
      return Optional.of(found(i, next + 1, WrittenDate.part(words.year(i), part, parts(letter))));
    }
    return week
        ? Optional.of(
            found(i, next + 1, WrittenDate.week(words.year(i), number(tokens.text(next)))))
        : Optional.empty();
  }

  private Optional<Found> wordFirst(int i) {
    if (!tokens.is(i, TokenClass.WORD)) {
      return Optional.empty();
    }
    int part = part(i);
    if (part > 0) {
      return quarter(i, part);
    }
    if (!tokens.isOneOf(i, OPENING)) {
      return Optional.empty();
    }
    String word = words.lower(i);
    return switch (word) {
      case "spring" -> months(i, i + 1, 2, 6);
      case "summer" -> months(i, i + 1, 5, 9);
      case "autumn", "fall" -> months(i, i + 1, 8, 12);
      case "winter" -> winter(i);
      case "early" -> months(i, i + 1, 1, 5);
      case "mid", "middle" -> months(i, words.skip(i + 1, "of"), 4, 9);
      case "late" -> months(i, i + 1, 8, 12);
      case "end" -> months(i, words.skip(i + 1, "of"), 9, 12);
      case "beginning", "start" -> months(i, words.skip(i + 1, "of"), 1, 4);
      case "first", "second", "third", "fourth", "last" -> ordinal(i, word);
      case "week" -> week(i);
      case "fy", "fiscal", "financial" -> fiscal(i);
      default -> Optional.empty();
    };
  }

  /// `Q3 2025`, `Q3 of 2025`, `Q1–Q2 2025`, `Q3/2025`.
  private Optional<Found> quarter(int i, int part) {
    char letter = tokens.text(i).charAt(0);
    int last = part;
    int after = i + 1;
    if (words.isJoin(after) && words.has(after + 1) && part(after + 1) > part) {
      last = part(after + 1);
      after += 2;
    }
    int year = words.yearAfter(after);
    if (year < 0) {
      return Optional.empty();
    }
    WrittenDate first = WrittenDate.part(words.year(year), part, parts(letter));
    WrittenDate end = WrittenDate.part(words.year(year), last, parts(letter));
    if (last > part && first.fault().isEmpty() && end.fault().isEmpty()) {
      first = WrittenDate.of(first.date().orElseThrow().through(end.date().orElseThrow()));
    }
    return Optional.of(found(i, year + 1, first));
  }

  private Optional<Found> months(int i, int after, int first, int last) {
    int year = words.yearAfter(after);
    return year < 0
        ? Optional.empty()
        : Optional.of(
            found(i, year + 1, WrittenDate.of(CalendarDate.months(words.year(year), first, last))));
  }

  /// The winter of 2025 may begin or end that year.
  private Optional<Found> winter(int i) {
    int year = words.yearAfter(i + 1);
    return year < 0
        ? Optional.empty()
        : Optional.of(
            found(
                i,
                year + 1,
                WrittenDate.of(
                    CalendarDate.months(words.year(year), 1, 12)
                        .through(CalendarDate.month(words.year(year) + 1, 3)))));
  }

  /// `third quarter of 2026`, `first half of 2025`.
  private Optional<Found> ordinal(int i, String word) {
    String unit = words.lower(i + 1);
    boolean quarter = unit.equals("quarter");
    if (!quarter && !unit.equals("half")) {
      return Optional.empty();
    }
    int year = words.yearAfter(i + 2);
    int parts = quarter ? 4 : 2;
    int part =
        switch (word) {
          case "first" -> 1;
          case "second" -> 2;
          case "third" -> 3;
          case "fourth" -> 4;
          default -> parts;
        };
    return year < 0
        ? Optional.empty()
        : Optional.of(found(i, year + 1, WrittenDate.part(words.year(year), part, parts)));
  }

  /// `week 48 of 2025`.
  private Optional<Found> week(int i) {
    int number = words.has(i + 1) ? number(tokens.text(i + 1)) : 0;
    int year = words.yearAfter(i + 2);
    return number == 0 || year < 0
        ? Optional.empty()
        : Optional.of(found(i, year + 1, WrittenDate.week(words.year(year), number)));
  }

  private Optional<Found> fiscal(int i) {
    int year = words.yearAfter(words.skip(i + 1, "year"));
    return year < 0
        ? Optional.empty()
        : Optional.of(
            found(
                i,
                year + 1,
                WrittenDate.of(CalendarDate.years(words.year(year) - 1, words.year(year)))));
  }

  /// The number after `Q` or `H`, or 0.
  private int part(int i) {
    return isNumbered(i, 'Q') || isNumbered(i, 'H') ? number(tokens.text(i)) : 0;
  }

  private boolean isNumbered(int i, char letter) {
    int length = i < limit ? tokens.end(i) - tokens.start(i) : 0;
    return length >= 2
        && length <= (letter == 'W' ? 3 : 2)
        && tokens.text(i).charAt(0) == letter
        && number(tokens.text(i)) > 0;
  }

  private static int number(String text) {
    int number = 0;
    for (int i = Character.isLetter(text.charAt(0)) ? 1 : 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9' || number > 99) {
        return 0;
      }
      number = number * 10 + c - '0';
    }
    return number;
  }

  private static int parts(char letter) {
    return letter == 'Q' ? 4 : 2;
  }

  private static Found found(int from, int to, WrittenDate written) {
    return new Found(from, to, written);
  }
}
