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

  static boolean names(String reason, String value) {
    Set<String> named = numbers(reason);
    return numbers(value).stream().anyMatch(named::contains);
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
