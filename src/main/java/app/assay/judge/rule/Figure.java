package app.assay.judge.rule;

import java.util.Map;

/// A number or a date.
///
/// @param kind which of the two
/// @param value so that the same one is written the same way: `2.5`, `2026-01-05`
/// @param unit canonical, or what is counted; empty where nothing is said
/// @param written as it stands in the text
record Figure(Kind kind, String value, String unit, String written) {

  enum Kind {
    NUMBER,
    DATE
  }

  private static final Map<String, String> UNITS =
      Map.ofEntries(
          Map.entry("percent", "%"),
          Map.entry("milliseconds", "ms"),
          Map.entry("millisecond", "ms"),
          Map.entry("sec", "s"),
          Map.entry("seconds", "s"),
          Map.entry("second", "s"),
          Map.entry("mins", "min"),
          Map.entry("minutes", "min"),
          Map.entry("minute", "min"),
          Map.entry("hrs", "h"),
          Map.entry("hours", "h"),
          Map.entry("hour", "h"),
          Map.entry("metres", "m"),
          Map.entry("meters", "m"),
          Map.entry("metre", "m"),
          Map.entry("meter", "m"),
          Map.entry("kilometres", "km"),
          Map.entry("kilometers", "km"),
          Map.entry("kilograms", "kg"),
          Map.entry("dollars", "$"),
          Map.entry("usd", "$"),
          Map.entry("euros", "€"),
          Map.entry("euro", "€"),
          Map.entry("eur", "€"),
          Map.entry("people", "person"));

  /// How a unit is compared: long and short forms alike, one or many alike.
  static String unit(String word) {
    String known = UNITS.get(word);
    if (known != null) {
      return known;
    }
    return word.length() > 3 && word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }

  /// True when both say the same of the same.
  boolean same(Figure other) {
    return kind == other.kind && value.equals(other.value) && unit.equals(other.unit);
  }

  /// True when the two cannot both be meant: the same thing, another value.
  boolean differs(Figure other) {
    return kind == other.kind && unit.equals(other.unit) && !value.equals(other.value);
  }
}
