package app.assay.cgd.edit;

import java.math.BigDecimal;
import java.time.LocalDate;

/// What a key shall hold; how it is written follows the value it replaces.
public sealed interface Value {

  /// Characters that a YAML reader must give back as a string, quoted where that takes quotes.
  record Text(String characters) implements Value {}

  /// A word of the format such as a status, a version or a hash: written as it stands, in quotes
  /// only where the replaced value stands in quotes.
  ///
  /// @param characters letters, digits, dots, hyphens and underscores, at least one
  record Word(String characters) implements Value {

    public Word {
      if (characters.isEmpty() || !characters.chars().allMatch(Word::isAllowed)) {
        throw new IllegalArgumentException("not a word: " + characters);
      }
    }

    private static boolean isAllowed(int c) {
      return (c >= 'a' && c <= 'z')
          || (c >= 'A' && c <= 'Z')
          || (c >= '0' && c <= '9')
          || c == '.'
          || c == '_'
          || c == '-';
    }
  }

  /// A number, never in quotes.
  record Decimal(BigDecimal number) implements Value {}

  /// A boolean, never in quotes.
  record Flag(boolean set) implements Value {}

  static Value text(String characters) {
    return new Text(characters);
  }

  static Value word(String characters) {
    return new Word(characters);
  }

  static Value number(long number) {
    return new Decimal(BigDecimal.valueOf(number));
  }

  static Value flag(boolean set) {
    return new Flag(set);
  }

  /// A date as `YYYY-MM-DD`.
  static Value day(LocalDate day) {
    return new Word(day.toString());
  }

  /// The characters a reader gets back.
  default String content() {
    return switch (this) {
      case Text(String characters) -> characters;
      case Word(String characters) -> characters;
      case Decimal(BigDecimal number) -> number.toPlainString();
      case Flag(boolean set) -> Boolean.toString(set);
    };
  }
}
