package app.assay.points.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The values of numbers as they are written.
public final class Numerals {

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

  private static final Map<String, Double> WORDS = words();

  private Numerals() {}

  private static Map<String, Double> words() {
    Map<String, Double> words = new HashMap<>();
    for (int unit = 2; unit < UNITS.size(); unit++) {
      words.put(UNITS.get(unit), (double) unit);
    }
    for (int ten = 0; ten < TENS.size(); ten++) {
      words.put(TENS.get(ten), 30.0 + 10 * ten);
    }
    words.put("dozen", 12.0);
    return words;
  }

  /// A number word in lower case, or not a number. "One" is none: it mostly says "somebody" or
  /// "any".
  public static double ofWord(String word) {
    int hyphen = word.indexOf('-');
    if (hyphen > 0) {
      double ten = ofWord(word.substring(0, hyphen));
      int unit = UNITS.indexOf(word.substring(hyphen + 1));
      return ten >= 20 && unit > 0 && unit < 10 ? ten + unit : Double.NaN;
    }
    return WORDS.getOrDefault(word, Double.NaN);
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
      } else if (Character.isLetter(c) && !digits.isEmpty()) {
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
      case "M", "m", "mn" -> 1e6;
      case "B", "bn", "Bn" -> 1e9;
      case "T" -> 1e12;
      case "st", "nd", "rd", "th" -> Double.NaN;
      default -> 1;
    };
  }

  /// What a word behind a number makes of it, "40 million"; 1 for any other word.
  static double scaleOfWord(String word) {
    return switch (word) {
      case "thousand" -> 1e3;
      case "million", "mn" -> 1e6;
      case "billion", "bn" -> 1e9;
      default -> 1;
    };
  }
}
