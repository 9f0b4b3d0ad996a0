package app.assay.points.reading;

import app.assay.points.lexicon.TokenClass;

/// Reads one number with what is written onto it: `$1,200.50`, `40%`, `40 %`, `3x`, `10K`,
/// `2026-03-01`, `1.4.2`, `3rd`. A unit such as `50ms` stays a token of its own.
final class NumberToken {

  /// A sum in groups of three digits has no more characters behind its first groups.
  private static final int LONGEST_SUM = 24;

  private final String text;

  NumberToken(String text) {
    this.text = text;
  }

  /// @param digits where the digits begin, after a currency sign and a blank if there is one
  void take(Tokenizer out, int from, int digits) {
    boolean currency = digits > from;
    int end = end(digits);
    String number = text.substring(digits, end);
    int bits = currency ? TokenClass.NUM.bit() | TokenClass.MONEY.bit() : classes(number);
    int to = end;
    if ((bits & TokenClass.NUM.bit()) != 0) {
      int percent = percentEnd(end);
      int suffix = currency && isMillion(end) ? end + 1 : suffixEnd(end);
      if (percent > 0) {
        to = percent;
        bits |= TokenClass.PERCENT.bit();
      } else if (isFactor(end)) {
        to = end + 1;
        bits |= TokenClass.FACTOR.bit();
      } else if (suffix > end) {
        to = suffix;
      }
      int sign = currency ? 0 : isPence(digits, to) ? to + 1 : signEnd(to);
      if (sign > 0) {
        to = sign;
        bits |= TokenClass.MONEY.bit();
      }
    }
    out.number(from, to, bits);
  }

  /// Digits with inner separators.
  private int end(int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      boolean inner = i + 1 < text.length() && isDigit(text.charAt(i + 1)) && i > from;
      if (isDigit(c) || (inner && (c == '.' || c == ',' || isDatePart(c, from, i)))) {
        i++;
      } else if (isThousandsBlank(c, from, i)) {
        i += 4;
      } else {
        break;
      }
    }
    return i;
  }

  /// `184 000`: after one to three digits a blank and three digits that end there.
  private boolean isThousandsBlank(char c, int from, int i) {
    if (c != ' ' && c != '\u00a0' && c != '\u202f') {
      return false;
    }
    int first = i - from;
    boolean group = first <= 3 || (text.charAt(i - 4) == c && first % 4 == 3);
    return first > 0
        && group
        && i + 3 < text.length()
        && isDigit(text.charAt(i + 1))
        && isDigit(text.charAt(i + 2))
        && isDigit(text.charAt(i + 3))
        && (i + 4 == text.length() || !goesOnInDigits(i + 4))
        && (c != ' ' || isSum(i + 4))
        && (first > 3 || areDigits(from, i));
  }

  private boolean areDigits(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private boolean goesOnInDigits(int i) {
    char c = text.charAt(i);
    return isDigit(c)
        || ((c == '.' || c == ',') && i + 1 < text.length() && isDigit(text.charAt(i + 1)));
  }

  /// A plain blank parts two numbers as well; a currency or a word behind says that it is one.
  private boolean isSum(int end) {
    int i = end;
    while (i + 3 < text.length()
        && i - end < LONGEST_SUM
        && text.charAt(i) == ' '
        && isDigit(text.charAt(i + 1))
        && isDigit(text.charAt(i + 2))
        && isDigit(text.charAt(i + 3))) {
      i += 4;
    }
    return i + 1 < text.length()
        && text.charAt(i) == ' '
        && (Character.isLetter(text.charAt(i + 1)) || CurrencySign.is(text.charAt(i + 1)));
  }

  /// A dash, slash or colon within what looks like a date or a time, not within a range.
  private boolean isDatePart(char c, int from, int i) {
    if (c == ':') {
      return i - from <= 2 || text.charAt(i - 3) == ':';
    }
    if (c != '-' && c != '/') {
      return false;
    }
    int first = i - from;
    return text.indexOf(c, from, i) > 0
        || (first == 4 && isTwoDigits(i + 1))
        || (c == '/' && first <= 2 && hasTwoParts(i));
  }

  private boolean isTwoDigits(int i) {
    return i + 1 < text.length()
        && isDigit(text.charAt(i))
        && isDigit(text.charAt(i + 1))
        && (i + 2 == text.length() || !isDigit(text.charAt(i + 2)));
  }

  /// `10/12/2025` and `03/2025`, but not `24/7`.
  private boolean hasTwoParts(int slash) {
    int i = slash + 1;
    while (i < text.length() && isDigit(text.charAt(i))) {
      i++;
    }
    return i - slash - 1 == 4 || (i < text.length() && text.charAt(i) == '/' && i - slash - 1 <= 2);
  }

  private static int classes(String number) {
    if (number.indexOf(':') > 0) {
      return 0;
    }
    if (number.indexOf('-') > 0 || number.indexOf('/') > 0) {
      return TokenClass.DATE.bit();
    }
    if (number.indexOf('.') != number.lastIndexOf('.')) {
      return TokenClass.VERSION.bit();
    }
    boolean year =
        number.length() == 4
            && (number.startsWith("19") || number.startsWith("20"))
            && isDigit(number.charAt(2))
            && isDigit(number.charAt(3));
    return TokenClass.NUM.bit() | (year ? TokenClass.YEAR.bit() : 0);
  }

  private int percentEnd(int end) {
    int i = end;
    if (i < text.length()
        && (text.charAt(i) == ' ' || text.charAt(i) == '\u00a0' || text.charAt(i) == '\u202f')) {
      i++;
    }
    return i < text.length() && text.charAt(i) == '%' ? i + 1 : 0;
  }

  /// A currency sign after the number: `40 €`, `9,50€`.
  private int signEnd(int end) {
    int i = end;
    if (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\u00a0')) {
      i++;
    }
    boolean sign = i < text.length() && CurrencySign.isBehind(text.charAt(i));
    boolean next = sign && i + 1 < text.length() && isDigit(text.charAt(i + 1));
    return sign && !next ? i + 1 : 0;
  }

  /// `90p`; a picture of `720p` has as many lines.
  private boolean isPence(int from, int end) {
    return end - from <= 2
        && end < text.length()
        && text.charAt(end) == 'p'
        && (end + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(end + 1)));
  }

  private boolean isFactor(int end) {
    if (end >= text.length()) {
      return false;
    }
    char c = text.charAt(end);
    return (c == 'x' || c == '×' || c == 'X')
        && (end + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(end + 1)));
  }

  /// `£1.4m`: a sum of money is no length.
  private boolean isMillion(int end) {
    return end < text.length()
        && text.charAt(end) == 'm'
        && (end + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(end + 1)));
  }

  /// `K`, `M`, `B`, `bn`, `k` and ordinal endings.
  private int suffixEnd(int end) {
    int i = end;
    while (i < text.length() && Character.isLetter(text.charAt(i)) && i - end < 3) {
      i++;
    }
    boolean more = i < text.length() && Character.isLetterOrDigit(text.charAt(i));
    String suffix = text.substring(end, i);
    return switch (suffix) {
      case "k", "K", "M", "B", "bn", "Bn", "mn", "T", "st", "nd", "rd", "th" -> more ? end : i;
      default -> end;
    };
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }
}
