package app.assay.points.lexicon;

/// What a token is whatever its letters are; a pattern names it in angle brackets, such as
/// `<percent>`. A token may be of several classes.
public enum TokenClass {
  /// Any word of letters.
  WORD,
  /// A word with an upper-case first letter.
  CAP,
  /// Any number, also one with a currency, percent sign or factor.
  NUM,
  PERCENT,
  MONEY,
  /// `3x`, `10×`.
  FACTOR,
  /// Four digits from 1900 to 2099.
  YEAR,
  /// The name of a month or its usual abbreviation.
  MONTH,
  /// `Q1` to `Q4`, `H1`, `H2`.
  QUARTER,
  /// A date in digits.
  DATE,
  /// `v1.2`, `1.4.0`.
  VERSION,
  /// Inline code.
  CODE,
  /// A link's destination or a bare address.
  LINK,
  /// `[^1]`, `[12]`.
  REFERENCE,
  /// A check mark or cross.
  CHECK,
  /// An arrow or triangle that points up, down or aside.
  ARROW,
  /// A star, filled circle or coloured dot that counts or rates.
  STAR,
  /// `~`, `≈`, `±`, `<`, `>`.
  APPROX,
  OPEN,
  CLOSE,
  COMMA,
  COLON,
  /// A full stop, exclamation or question mark.
  STOP,
  /// `=`.
  EQUALS,
  /// `/`.
  SLASH,
  /// A dash between words.
  DASH;

  public int bit() {
    return 1 << ordinal();
  }
}
