package app.assay.points.reading;

import java.util.List;
import java.util.Locale;

/// The values of numbers as they are written.
final class Numerals {

  private static final List<String> UNITS =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen",
          "twenty");
  private static final List<String> TENS =
      List.of("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety");

  private Numerals() {}

  /// A number word, or not a number. "One" is none: it mostly says "somebody" or "any".
  static double ofWord(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    int hyphen = lower.indexOf('-');
    if (hyphen > 0) {
      double ten = ofWord(lower.substring(0, hyphen));
      int unit = UNITS.indexOf(lower.substring(hyphen + 1));
      return ten >= 20 && unit > 0 && unit < 10 ? ten + unit : Double.NaN;
    }
    int unit = UNITS.indexOf(lower);
    if (unit >= 2) {
      return unit;
    }
    int ten = TENS.indexOf(lower);
    return ten >= 0 ? 30 + 10 * ten : lower.equals("dozen") ? 12 : Double.NaN;
  }

  /// `$1,200.50`, `40 %`, `9.1k`, `12,840`.
  static double ofDigits(String token) {
    StringBuilder digits = new StringBuilder();
    double scale = 1;
    for (int i = 0; i < token.length(); i++) {
      char c = token.charAt(i);
      if ((c >= '0' && c <= '9') || c == '.') {
        digits.append(c);
      } else if (c == ',') {
        boolean thousands = isThree(token, i + 1);
        if (!thousands) {
          digits.append('.');
        }
      } else if (Character.isLetter(c)) {
        scale = scale(token.substring(i));
        break;
      }
    }
    try {
      return Double.parseDouble(digits.toString()) * scale;
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  private static boolean isThree(String token, int from) {
    int i = from;
    while (i < token.length() && Character.isDigit(token.charAt(i))) {
      i++;
    }
    return i - from == 3;
  }

  private static double scale(String suffix) {
    return switch (suffix) {
      case "k", "K" -> 1e3;
      case "M", "mn" -> 1e6;
      case "B", "bn", "Bn" -> 1e9;
      case "T" -> 1e12;
      case "st", "nd", "rd", "th" -> Double.NaN;
      default -> 1;
    };
  }
}
