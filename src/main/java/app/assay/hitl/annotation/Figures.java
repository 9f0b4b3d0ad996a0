package app.assay.hitl.annotation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the figure that a statement rests on.
final class Figures {

  /// Digits with their separators, a currency sign before, a per cent sign or a unit behind.
  /// Bounded, and no part can match what its neighbour matches.
  private static final Pattern FIGURE =
      Pattern.compile(
          "[$€£¥]?\\d(?:[.,:]?\\d){0,30}"
              + "(?: ?(?:[%‰$€£¥]|°C|(?:ms|s|min|h|mm|cm|m|km|nm|mg|g|kg|t|ml|l|W|kW|MW|kWh|MWh|GWh"
              + "|kB|KB|MB|GB|TB|Hz|MHz|GHz|dB|V|A)(?![A-Za-z])))?");

  private Figures() {}

  static boolean hasOne(String text) {
    return text.chars().anyMatch(Character::isDigit);
  }

  /// The only figure; where there are several, none of them is the value.
  static Optional<String> only(String text) {
    Matcher figure = FIGURE.matcher(text);
    if (!figure.find()) {
      return Optional.empty();
    }
    String value = figure.group();
    return figure.find() ? Optional.empty() : Optional.of(value);
  }
}
