package app.assay.quality;

import app.assay.points.reading.Numerals;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whether the reason of a label names a value: "34 here, 36 in the table". That tells which of
/// several labels of a document belong together.
final class Linked {

  private static final Pattern NUMBER = Pattern.compile("[0-9](?:[0-9., \u00a0\u202f]*[0-9])?");

  private static final Pattern WORD = Pattern.compile("[a-z]+(?:-[a-z]+)?");

  private Linked() {}

  private static final Pattern YEAR = Pattern.compile("(?:19|20)[0-9]{2}");

  private static final Pattern MONTH =
      Pattern.compile(
          "\\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:[a-z]{0,6})\\b",
          Pattern.CASE_INSENSITIVE);

  /// Of a day its number is named, of a month its name, of anything else a number.
  static boolean names(String reason, String value) {
    Set<String> named = numbers(reason);
    Set<String> months = months(value);
    if (months.isEmpty()) {
      return numbers(value).stream().anyMatch(named::contains);
    }
    Set<String> days = numbers(YEAR.matcher(value).replaceAll(" "));
    return days.isEmpty()
        ? months(reason).stream().anyMatch(months::contains)
        : days.stream().anyMatch(named::contains);
  }

  private static Set<String> months(String words) {
    Set<String> months = new TreeSet<>();
    Matcher month = MONTH.matcher(words);
    while (month.find()) {
      months.add(month.group(1).toLowerCase(Locale.ROOT));
    }
    return months;
  }

  /// The numbers in some words, without the zeros at the end that a scale takes away.
  private static Set<String> numbers(String words) {
    Set<String> numbers = new TreeSet<>();
    Matcher number = NUMBER.matcher(words);
    while (number.find()) {
      numbers.add(plain(number.group().replaceAll("[, \u00a0\u202f]", "")));
    }
    Matcher word = WORD.matcher(words.toLowerCase(Locale.ROOT));
    while (word.find()) {
      double value = Numerals.ofWord(word.group());
      if (!Double.isNaN(value)) {
        numbers.add(plain(Long.toString((long) value)));
      }
    }
    return numbers;
  }

  private static String plain(String number) {
    int end = number.length();
    while (end > 1 && (number.charAt(end - 1) == '0' || number.charAt(end - 1) == '.')) {
      end--;
    }
    return number.substring(0, end);
  }
}
