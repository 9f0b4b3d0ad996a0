package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;
import org.jspecify.annotations.Nullable;

/// The unit that a table's header or label gives to its cells.
final class TitleUnit {

  /// A longer title says more than what its cells are.
  private static final int LONGEST = 4;

  /// "Week" and "Year" number their cells, "min" measures them.
  private static final int SHORT = 3;

  private TitleUnit() {}

  /// A cell's unit stands in its row's column of units, its header or its row's label: "Latency
  /// (ms)".
  static @Nullable Unit of(Sentence sentence) {
    if (sentence.cell().isEmpty() || sentence.cell().get().isHeader()) {
      return null;
    }
    Unit ofRow = sentence.cell().get().unit().orElse(null);
    if (ofRow != null) {
      return ofRow;
    }
    Sentence header = sentence.cell().get().header().orElse(null);
    Unit unit = header == null ? null : bracketedUnit(header);
    Sentence label = sentence.cell().get().label().orElse(null);
    if (unit != null || label == null) {
      return unit != null || header == null ? unit : lastUnit(header);
    }
    Unit bracketed = bracketedUnit(label);
    Unit coded = bracketed != null ? bracketed : codedUnit(label);
    return coded != null || header == null ? coded : lastUnit(header);
  }

  /// `debounce_ms` is in milliseconds.
  private static @Nullable Unit codedUnit(Sentence label) {
    Tokens tokens = label.tokens();
    if (!tokens.is(label.from(), TokenClass.CODE)) {
      return null;
    }
    String code = tokens.text(label.from());
    int end = code.endsWith("`") ? code.length() - 1 : code.length();
    int unit = code.lastIndexOf('_', end);
    return unit < 0 || end - unit < 3 ? null : Unit.of(code.substring(unit + 1, end));
  }

  /// "Mean sleep, h (SD)"
  private static @Nullable Unit listedUnit(Sentence title) {
    Tokens tokens = title.tokens();
    for (int i = title.from() + 1; i + 1 < title.to(); i++) {
      boolean ends = i + 2 == title.to() || tokens.is(i + 2, TokenClass.OPEN);
      if (tokens.is(i, TokenClass.COMMA) && ends) {
        return Unit.of(tokens.text(i + 1));
      }
    }
    return null;
  }

  /// "Budget (€)", "Toll, k€", "€ million"; a sign before a number is a price in the title.
  private static @Nullable Unit signedUnit(Sentence title) {
    String text = title.tokens().text();
    int end = title.span().end();
    for (int i = title.span().start(); i < end; i++) {
      char c = text.charAt(i);
      if ("$€£¥%".indexOf(c) >= 0) {
        boolean inBracket = i > 0 && text.charAt(i - 1) == '(';
        boolean number = !inBracket && hasNumber(title);
        boolean share = c == '%' && end - title.span().start() > 1;
        return number || share ? null : new Unit(String.valueOf(c), scale(text, i, end));
      }
    }
    return null;
  }

  private static double scale(String text, int sign, int end) {
    char before = sign > 0 ? text.charAt(sign - 1) : ' ';
    char after = sign + 1 < end ? text.charAt(sign + 1) : ' ';
    if (before == 'k' || after == 'k' || text.startsWith(" thousand", sign + 1)) {
      return 1000;
    }
    boolean million = before == 'm' || before == 'M' || after == 'm' || after == 'M';
    return million
            || text.startsWith(" million", sign + 1)
            || text.startsWith(" m)", sign + 1)
            || text.startsWith(" mn)", sign + 1)
        ? 1000000
        : 1;
  }

  private static @Nullable Unit bracketedUnit(Sentence title) {
    Tokens tokens = title.tokens();
    Unit signed = signedUnit(title);
    if (signed != null) {
      return signed;
    }
    for (int i = title.from(); i + 1 < title.to(); i++) {
      if (tokens.is(i, TokenClass.OPEN)) {
        String word = tokens.text(i + 1);
        Unit large = large(tokens, tokens.isWord(i + 1, "in") ? i + 2 : i + 1, title.to());
        Unit unit = large != null ? large : word.equals("%") ? new Unit(word, 1) : Unit.of(word);
        if (unit != null) {
          return unit.raised(tokens.text(), tokens.end(i + 1));
        }
      }
    }
    return listedUnit(title);
  }

  /// "(million)", "(in thousands of euros)", "(EUR thousand)".
  private static @Nullable Unit large(Tokens tokens, int at, int limit) {
    double factor = factor(tokens.lower(at));
    if (factor > 1) {
      boolean of = at + 2 < limit && tokens.isWord(at + 1, "of");
      Unit unit = of ? Unit.of(tokens.text(at + 2)) : null;
      return unit == null ? new Unit("#", factor) : new Unit(unit.dimension(), factor);
    }
    return at + 1 < limit && Unit.isCurrency(tokens.text(at))
        ? scaled(Unit.of(tokens.text(at)), tokens.lower(at + 1))
        : null;
  }

  /// "Hours", "Usable kWh", "EUR thousand", "Premium 2025, CHF m"; in "Price per kg" it is no unit.
  private static @Nullable Unit lastUnit(Sentence title) {
    Tokens tokens = title.tokens();
    int last = title.to() - 1;
    if (title.words() > LONGEST || hasNumber(title) || !tokens.is(last, TokenClass.WORD)) {
      return null;
    }
    for (int i = title.from(); i < last; i++) {
      if (tokens.isLight(i) || tokens.is(i, TokenClass.SLASH)) {
        return null;
      }
    }
    if (last > title.from() && Unit.isCurrency(tokens.text(last - 1))) {
      return scaled(Unit.of(tokens.text(last - 1)), tokens.lower(last));
    }
    String word = tokens.text(last);
    boolean ordinal =
        (word.length() > SHORT || word.equalsIgnoreCase("day"))
            && !word.endsWith("s")
            && Unit.isTime(word);
    return word.length() < 2 || ordinal ? null : Unit.of(word);
  }

  private static @Nullable Unit scaled(@Nullable Unit unit, String scale) {
    double factor = scale.equals("k") ? 1000 : scale.equals("m") ? 1000000 : factor(scale);
    return unit == null || factor == 1 ? null : new Unit(unit.dimension(), factor);
  }

  private static double factor(String word) {
    return switch (word) {
      case "thousand", "thousands" -> 1000;
      case "mn", "million", "millions" -> 1000000;
      default -> 1;
    };
  }

  /// Beside dates and years.
  private static boolean hasNumber(Sentence title) {
    Tokens tokens = title.tokens();
    for (int i = title.from(); title.has(TokenClass.NUM) && i < title.to(); i++) {
      if (tokens.is(i, TokenClass.NUM) && !tokens.is(i, TokenClass.YEAR) && !isOfDate(title, i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfDate(Sentence title, int token) {
    return title.dates().stream().anyMatch(d -> d.from() <= token && token < d.to());
  }
}
