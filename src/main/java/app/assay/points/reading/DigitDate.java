package app.assay.points.reading;

import java.util.Locale;
import java.util.Optional;

/// Reads a date that is one token of digits: `2026-03-01`, `2026/03/01`, `03/2025`, `12/31/2025`,
/// `1.3.2026`, `2024/25`, or a word with a year such as `mid-2025` and `FY2025`.
final class DigitDate {

  /// `september-2025`.
  private static final int LONGEST = 14;

  private static final int SHORTEST_WORD = 3;

  private static final int YEAR = 4;

  private DigitDate() {}

  static Optional<WrittenDate> read(CharSequence text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    return Character.isLetter(text.charAt(0)) ? worded(text) : numbers(text);
  }

  private static Optional<WrittenDate> numbers(CharSequence text) {
    int first = digits(text, 0);
    if (first == 0 || first == text.length()) {
      return Optional.empty();
    }
    char mark = text.charAt(first);
    int second = digits(text, first + 1);
    if (second == text.length()) {
      return two(text, first, mark);
    }
    char other = text.charAt(second);
    int third = digits(text, second + 1);
    boolean marks = isMark(mark) && isMark(other);
    if (third < text.length() || !marks || !isShort(second - first - 1)) {
      return Optional.empty();
    }
    int b = number(text, first + 1, second);
    boolean dashes = isDash(mark) && isDash(other);
    if (dashes && isYear(text, 0, first) && isShort(third - second - 1)) {
      return Optional.of(
          WrittenDate.day(number(text, 0, first), b, number(text, second + 1, third)));
    }
    if (!isShort(first) || !isYear(text, second + 1, third)) {
      return Optional.empty();
    }
    int a = number(text, 0, first);
    int year = number(text, second + 1, third);
    if (mark == '.') {
      return a > 31 || b > 12 ? Optional.empty() : Optional.of(WrittenDate.day(year, b, a));
    }
    return Optional.of(WrittenDate.either(a, b, year));
  }

  /// `2026-03`, `2024/25`, `03/2025`.
  private static Optional<WrittenDate> two(CharSequence text, int end, char mark) {
    int length = text.length() - end - 1;
    int a = number(text, 0, end);
    int b = number(text, end + 1, text.length());
    if (isDash(mark) && isYear(text, 0, end) && isShort(length)) {
      return Optional.of(yearFirst(a, b));
    }
    boolean month = mark == '/' && isShort(end) && isYear(text, end + 1, text.length());
    return month && a <= 12 ? Optional.of(WrittenDate.month(b, a)) : Optional.empty();
  }

  /// `2024-25` is a range of years: the second number is the first's end.
  private static WrittenDate yearFirst(int year, int month) {
    int century = year / 100 * 100;
    return month > 12 && century + month > year
        ? WrittenDate.of(CalendarDate.years(year, century + month))
        : WrittenDate.month(year, month);
  }

  private static Optional<WrittenDate> worded(CharSequence text) {
    int end = letters(text);
    boolean part = end == 1 && end < text.length() && isDigit(text.charAt(end));
    end += part ? 1 : 0;
    boolean dash = end < text.length() && text.charAt(end) == '-';
    int from = dash ? end + 1 : end;
    int length = text.length() - from;
    boolean years =
        length == 2 ? digits(text, from) == text.length() : isYear(text, from, text.length());
    String word = text.subSequence(0, end).toString().toLowerCase(Locale.ROOT);
    if (!years || !isName(word, dash)) {
      return Optional.empty();
    }
    int year = number(text, from, text.length());
    year = year < 100 ? 2000 + year : year;
    return switch (word) {
      case "fy" -> Optional.of(WrittenDate.of(CalendarDate.years(year - 1, year)));
      case "mid" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 4, 9)));
      case "early" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 1, 5)));
      case "late", "end" -> Optional.of(WrittenDate.of(CalendarDate.months(year, 8, 12)));
      default -> {
        if (word.length() == 2) {
          yield Optional.of(
              WrittenDate.part(year, word.charAt(1) - '0', word.charAt(0) == 'q' ? 4 : 2));
        }
        int month = WordClasses.month(word);
        yield month == 0 ? Optional.empty() : Optional.of(WrittenDate.month(year, month));
      }
    };
  }

  /// `FY2025` and `mid2025` have no dash, `q1-2025` and `jan-2025` have one.
  private static boolean isName(String word, boolean dash) {
    if (!dash) {
      return word.equals("fy") || word.equals("mid");
    }
    char first = word.charAt(0);
    boolean part = word.length() == 2 && isDigit(word.charAt(1)) && (first == 'q' || first == 'h');
    return part || (word.length() >= SHORTEST_WORD && !isDigit(word.charAt(1)));
  }

  private static int letters(CharSequence text) {
    int end = 0;
    while (end < text.length()
        && (text.charAt(end) | 0x20) >= 'a'
        && (text.charAt(end) | 0x20) <= 'z') {
      end++;
    }
    return end;
  }

  private static int digits(CharSequence text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isDash(char c) {
    return c == '-' || c == '/';
  }

  private static boolean isMark(char c) {
    return isDash(c) || c == '.';
  }

  /// One or two digits.
  private static boolean isShort(int digits) {
    return digits == 1 || digits == 2;
  }

  /// Four digits, of the last century or this one.
  private static boolean isYear(CharSequence text, int from, int to) {
    return to - from == YEAR
        && digits(text, from) == to
        && (number(text, from, from + 2) == 19 || number(text, from, from + 2) == 20);
  }

  /// Of some digits; what is longer than a year is never asked for.
  private static int number(CharSequence text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      number = number * 10 + text.charAt(i) - '0';
    }
    return number;
  }
}
